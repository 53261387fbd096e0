/** What a date picker asks for. Its values are text: `YYYY-MM-DD`, `YYYY-MM`, `HH:mm`, `YYYY-MM-DDTHH:mm`, all by the place's own calendar and clock. */
export type DateKind = 'date' | 'year-month' | 'time' | 'datetime'

/** A column of a date picker. */
export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

/** The columns of each kind, the largest first. */
export const dateUnits: Readonly<Record<DateKind, readonly DateUnit[]>> = {
  date: ['year', 'month', 'day'],
  'year-month': ['year', 'month'],
  time: ['hour', 'minute'],
  datetime: ['year', 'month', 'day', 'hour', 'minute'],
}
