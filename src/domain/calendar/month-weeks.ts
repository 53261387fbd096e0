import type { CalendarMonth } from './calendar-months'

/** The weeks of a month that have a day within [minDay, maxDay], seven cells each, Monday first; null where another month's day would stand. */
export function monthWeeks({ blanks, days }: CalendarMonth, minDay: string, maxDay: string): (string | null)[][] {
  const cells = [...Array.from({ length: blanks }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index] ?? null),
  )
  return weeks.filter((week) => week.some((day) => day !== null && minDay <= day && day <= maxDay))
}
