import type { UpcomingHoliday } from '@/contract/stay'
import type { CalendarRules, DayFacts } from '@/domain/calendar/calendar-rules'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { factsOf, rulesWith, soldOut } from '../../../support/calendar/calendar-cases'

const shown = (
  today: string,
  change: Partial<CalendarRules> = {},
  facts: DayFacts = {},
  holidays: readonly UpcomingHoliday[] = [],
) =>
  calendarShortcuts(today, rulesWith({ minDay: today, ...change }), facts, holidays).map(
    ({ label, checkIn, checkOut }) => `${label} ${checkIn.slice(5)} ${checkOut.slice(5)}`,
  )

const newYear = { name: 'New Year', checkIn: '2026-12-31', checkOut: '2027-01-03' }
const spring = { name: 'Spring Festival', checkIn: '2027-02-06', checkOut: '2027-02-13' }

test.each<[string, string[], string[]]>([
  ['on a Monday', shown('2026-11-23'), ['Tonight 11-23 11-24', 'This Fri–Sat 11-27 11-28', 'Next Fri–Sat 12-04 12-05']],
  ['on a Friday this Friday is tonight', shown('2026-11-27'), ['Tonight 11-27 11-28', 'Next Fri–Sat 12-04 12-05']],
  ['on a Saturday this Friday is over', shown('2026-11-28'), ['Tonight 11-28 11-29', 'Next Fri–Sat 12-04 12-05']],
  ['on a Sunday too', shown('2026-11-29'), ['Tonight 11-29 11-30', 'Next Fri–Sat 12-04 12-05']],
  [
    'a holiday is the fourth, to the morning after its last day',
    shown('2026-11-23', {}, {}, [newYear, spring]),
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
  [
    'a sold-out holiday makes way for the next',
    shown('2026-11-23', { maxDay: '2027-03-01' }, soldOut('2026-11-23', '2026-11-27', '2026-12-04', '2027-01-01'), [
      newYear,
      spring,
    ]),
    ['Spring Festival 02-06 02-13'],
  ],
  [
    'a day’s own rules lengthen or forbid',
    shown(
      '2026-11-23',
      {},
      factsOf({
        '2026-11-23': { minNights: 2 },
        '2026-11-27': { checkinAllowed: false },
        '2026-12-05': { checkoutAllowed: false },
      }),
    ),
    ['Tonight 11-23 11-25', 'Next Fri–Sat 12-04 12-06'],
  ],
  [
    'one that is another already is said once',
    shown('2026-11-27', {}, {}, [{ name: 'Founders’ Day', checkIn: '2026-11-27', checkOut: '2026-11-28' }]),
    ['Tonight 11-27 11-28', 'Next Fri–Sat 12-04 12-05'],
  ],
  ['those after the last day too', shown('2026-11-23', { maxDay: '2026-11-26' }), ['Tonight 11-23 11-24']],
  [
    'and those that are too long',
    shown('2026-11-23', { dayLimitMax: 2, maxDay: '2027-01-05', minDay: '2026-12-20' }, {}, [newYear]),
    [],
  ],
])('%s', (_, given, expected) => expect(given).toEqual(expected))
