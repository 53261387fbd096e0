import { formatDay } from './format-day'

/** A civil day as it is written where it may be read much later: 2026-11-20 is "Fri 20 Nov 2026". */
export const formatDayWithYear = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`
