import type { Picking } from '@/domain/calendar/calendar-rules'
import { dayType } from '@/domain/calendar/day-type'
import { atStart, from, range, rulesWith, soldOut } from '../../../support/calendar/calendar-cases'

const stay = range('2026-11-24', '2026-11-27')

test.each<[string, Picking, string, string]>([
  ['a past day', atStart, '2026-11-20', 'disabled'],
  ['a day after the last', atStart, '2027-05-22', 'disabled'],
  ['a free day', atStart, '2026-11-22', 'plain'],
  ['a sold-out night', atStart, '2026-11-28', 'disabled'],
  ['a sold-out night that could end the stay', from('2026-11-26'), '2026-11-28', 'plain'],
  ['a sold-out night behind another', from('2026-11-26'), '2026-11-29', 'disabled'],
  ['a sold-out night before check-in', from('2026-11-30'), '2026-11-28', 'disabled'],
  ['the chosen check-in', from('2026-11-24'), '2026-11-24', 'start'],
  ['the check-in of a range', stay, '2026-11-24', 'start'],
  ['a day inside', stay, '2026-11-25', 'middle'],
  ['the last night', stay, '2026-11-26', 'middle'],
  ['the check-out', stay, '2026-11-27', 'end'],
  ['the day after', stay, '2026-11-30', 'plain'],
  ['both in one', range('2026-11-24', '2026-11-24'), '2026-11-24', 'start-end'],
])('%s', (_, picking, day, type) => {
  expect(dayType(day, picking, rulesWith(), soldOut('2026-11-28', '2026-11-29'))).toBe(type)
})
