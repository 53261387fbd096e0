import type { CalendarMonth } from './calendar-months'

/** The weeks of a month, seven cells each, Monday first; null where another month's day would stand. */
export function monthWeeks({ blanks, days }: CalendarMonth): (string | null)[][] {
  const cells = [...Array.from({ length: blanks }, () => null), ...days]
  const count = Math.ceil(cells.length / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index] ?? null),
  )
}
