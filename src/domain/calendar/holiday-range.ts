import { addDays } from '../days/add-days'
import type { DateRange, DayFacts } from './calendar-rules'

/** The first public holiday after today that the facts name, from its first to the morning after its last day; null where none is known. */
export function holidayRange(today: string, facts: DayFacts): (DateRange & { name: string }) | null {
  const first = Object.keys(facts)
    .filter((day) => day > today && facts[day]?.holiday)
    .sort()[0]
  const name = first && facts[first]?.holiday
  if (!first || !name) return null
  let checkOut = addDays(first, 1)
  while (facts[checkOut]?.holiday === name) checkOut = addDays(checkOut, 1)
  return { name, checkIn: first, checkOut }
}
