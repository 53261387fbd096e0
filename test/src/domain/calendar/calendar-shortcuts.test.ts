import type { CalendarRules, DayFacts } from '@/domain/calendar/calendar-rules'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { fact, rulesWith, soldOut } from '../../../support/calendar/calendar-cases'

const shown = (today: string, change: Partial<CalendarRules> = {}, facts: DayFacts = {}) =>
  calendarShortcuts(today, rulesWith({ minDay: today, ...change }), facts).map(
    ({ label, checkIn, checkOut }) => `${label} ${checkIn.slice(5)} ${checkOut.slice(5)}`,
  )

const holiday = (...days: string[]): DayFacts =>
  Object.fromEntries(days.map((date) => [date, fact({ date, holiday: 'New Year' })]))

test.each<[string, string[], string[]]>([
  ['on a Monday', shown('2026-11-23'), ['Tonight 11-23 11-24', 'This Fri–Sat 11-27 11-28', 'Next Fri–Sat 12-04 12-05']],
  ['on a Friday this Friday is tonight', shown('2026-11-27'), ['Tonight 11-27 11-28', 'Next Fri–Sat 12-04 12-05']],
  ['on a Saturday this Friday is over', shown('2026-11-28'), ['Tonight 11-28 11-29', 'Next Fri–Sat 12-04 12-05']],
  ['on a Sunday too', shown('2026-11-29'), ['Tonight 11-29 11-30', 'Next Fri–Sat 12-04 12-05']],
  [
    'a holiday is the fourth, to the morning after its last day',
    shown('2026-11-23', {}, holiday('2026-12-31', '2027-01-01', '2027-01-02')),
    ['Tonight 11-23 11-24', 'This Fri–Sat 11-27 11-28', 'Next Fri–Sat 12-04 12-05', 'New Year 12-31 01-03'],
  ],
  [
    'each is as long as the shortest stay',
    shown('2026-11-23', { dayLimitMin: 2 }),
    ['Tonight 11-23 11-25', 'This Fri–Sat 11-27 11-29', 'Next Fri–Sat 12-04 12-06'],
  ],
  [
    'sold-out ones are left out',
    shown('2026-11-23', {}, soldOut('2026-11-23', '2026-12-04')),
    ['This Fri–Sat 11-27 11-28'],
  ],
  ['those after the last day too', shown('2026-11-23', { maxDay: '2026-11-26' }), ['Tonight 11-23 11-24']],
  [
    'and those that are too long',
    shown(
      '2026-11-23',
      { dayLimitMax: 2, maxDay: '2027-01-05', minDay: '2026-12-20' },
      holiday('2026-12-31', '2027-01-01', '2027-01-02'),
    ),
    [],
  ],
])('%s', (_, given, expected) => expect(given).toEqual(expected))
