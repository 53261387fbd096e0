import type { CalendarMonth } from './calendar-months'
import type { DayFacts } from './calendar-rules'

/** The public holidays of a month in one line, each by its first day in it: "1 Golden Week, 25 Christmas Day"; empty where there is none. */
export function monthHolidays({ days }: CalendarMonth, facts: DayFacts): string {
  const named = days.filter((day, index) => {
    const holiday = facts[day]?.holiday
    return holiday && holiday !== facts[days[index - 1] ?? '']?.holiday
  })
  return named.map((day) => `${Number(day.slice(8))} ${facts[day]?.holiday}`).join(', ')
}
