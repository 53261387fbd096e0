import type { UpcomingHoliday } from '@/contract/stay'
import { addDays } from '../days/civil-day'

/** Maximum number of holidays for a calendar: the next may be sold out. */
const MOST = 3

/** Next public holidays of a country from today on, in order; half-open ranges of days. `names` is by day; a holiday in progress begins today. */
export function upcomingHolidays(names: ReadonlyMap<string, string>, today: string): UpcomingHoliday[] {
  const days = [...names.keys()].filter((day) => day >= today).sort()
  const holidays: UpcomingHoliday[] = []
  for (const day of days) {
    const name = names.get(day) ?? ''
    const last = holidays.at(-1)
    if (last?.name === name && last.checkOut === day) last.checkOut = addDays(day, 1)
    else if (holidays.length === MOST) break
    else holidays.push({ name, checkIn: day, checkOut: addDays(day, 1) })
  }
  return holidays
}
