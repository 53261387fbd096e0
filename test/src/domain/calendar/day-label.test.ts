import type { CalendarDay } from '@/contract/stay'
import { dayLabel } from '@/domain/calendar/calendar-text'
import type { DayType } from '@/domain/calendar/day-type'
import { fact } from '../../../support/calendar/calendar-cases'

test.each<[string, DayType, CalendarDay | undefined, string]>([
  ['2026-11-14', 'start', fact(), 'Saturday 14 November, 420 CNY, available, check-in'],
  ['2026-11-15', 'middle', fact(), 'Sunday 15 November, 420 CNY, available, part of your stay'],
  ['2026-11-16', 'end', fact(), 'Monday 16 November, 420 CNY, available, check-out'],
  ['2026-11-16', 'start-end', undefined, 'Monday 16 November, available, check-in and check-out'],
  ['2026-11-17', 'plain', fact({ isLowest: true }), 'Tuesday 17 November, 420 CNY, lowest price, available'],
  ['2026-12-25', 'plain', fact({ holiday: 'Christmas Day' }), 'Friday 25 December, Christmas Day, 420 CNY, available'],
  [
    '2026-11-18',
    'plain',
    fact({ isAvailable: false, amount: null }),
    'Wednesday 18 November, sold out, check-out only',
  ],
  ['2026-11-18', 'end', fact({ isAvailable: false, amount: null }), 'Wednesday 18 November, sold out, check-out'],
  ['2026-11-19', 'disabled', fact({ isAvailable: false, amount: null }), 'Thursday 19 November, sold out'],
  ['2026-11-20', 'disabled', undefined, 'Friday 20 November, not available'],
])('%s as %s', (day, type, facts, label) => expect(dayLabel(day, type, facts, 'CNY')).toBe(label))
