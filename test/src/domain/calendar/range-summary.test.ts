import { rangeSummary } from '@/domain/calendar/calendar-text'
import { atStart, from, range } from '../../../support/calendar/calendar-cases'

test.each([
  [atStart, ''],
  [from('2026-11-20'), 'From Fri 20 Nov'],
  [range('2026-11-20', '2026-11-22'), 'Fri 20 Nov – Sun 22 Nov'],
])('%j reads %j', (picking, text) => expect(rangeSummary(picking)).toBe(text))
