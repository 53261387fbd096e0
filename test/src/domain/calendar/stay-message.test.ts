import type { CalendarRules, Picking } from '@/domain/calendar/calendar-rules'
import { stayMessage } from '@/domain/calendar/refusals'
import { addDays } from '@/domain/days/civil-day'
import { atStart, factsOf, from, range, rulesWith } from '../../../support/calendar/calendar-cases'

const nights = (count: number) => range('2026-11-24', addDays('2026-11-24', count))

test.each<[string, Picking, Partial<CalendarRules>, string | null]>([
  ['nothing chosen', atStart, {}, 'Please select check-in date'],
  ['no check-out', from('2026-11-24'), {}, 'Please select a check-out date'],
  ['no check-out, three nights at least', from('2026-11-24'), { dayLimitMin: 3 }, 'Please select at least 3 nights'],
  ['one night', nights(1), {}, null],
  ['too few', nights(2), { dayLimitMin: 3 }, 'Minimum stay of 3nights'],
  ['just enough', nights(3), { dayLimitMin: 3 }, null],
  ['too many', nights(8), { dayLimitMax: 7 }, 'Maximum stay of 7 nights'],
  ['just not too many', nights(7), { dayLimitMax: 7 }, null],
  ['not a multiple of the step', nights(4), { dayLimitMin: 3, dayStep: 3 }, 'Requires a stay of 3 nights'],
  ['fewer than the step', nights(2), { dayLimitMin: 3, dayStep: 3 }, 'Requires a stay of 3 nights'],
  ['a multiple', nights(6), { dayLimitMin: 3, dayStep: 3 }, null],
  [
    'a multiple that is too long',
    nights(9),
    { dayLimitMin: 3, dayStep: 3, dayLimitMax: 7 },
    'Maximum stay of 7 nights',
  ],
  ['between steps', nights(5), { dayLimitMin: 4, dayStep: 2 }, 'Please select at least 6 nights'],
  ['between steps at the end', nights(7), { dayLimitMin: 4, dayStep: 2, dayLimitMax: 7 }, 'Maximum stay of 6 nights'],
  ['one day where it is allowed', nights(0), { allowsSameDay: true }, null],
  ['one day where it is not', nights(0), { dayLimitMin: 2 }, 'Minimum stay of 2nights'],
])('%s', (_, picking, change, message) => {
  expect(stayMessage(picking, rulesWith(change), {})).toBe(message)
})

test.each<[string, Picking, Partial<CalendarRules>, string | null]>([
  ['the day asks for more nights than the calendar', nights(2), {}, 'Minimum stay of 3nights'],
  ['enough for the day', nights(3), {}, null],
  ['more than the day allows', nights(6), {}, 'Maximum stay of 5 nights'],
  ['the calendar is stricter', nights(3), { dayLimitMin: 4 }, 'Minimum stay of 4nights'],
  ['the day’s least is the step', nights(4), { dayStep: 3 }, 'Requires a stay of 3 nights'],
  ['no check-out yet', from('2026-11-24'), {}, 'Please select at least 3 nights'],
  ['another day’s rule does not count', from('2026-11-25'), {}, 'Please select a check-out date'],
])('by the rule of the check-in day: %s', (_, picking, change, message) => {
  const facts = factsOf({ '2026-11-24': { minNights: 3, maxNights: 5 } })
  expect(stayMessage(picking, rulesWith(change), facts)).toBe(message)
})
