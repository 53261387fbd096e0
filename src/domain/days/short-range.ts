import { formatDay } from './format-day'

/** Two days in the fewest words: "22 – 23 Nov", "30 Nov – 2 Dec". */
export function shortRange(from: string, to: string): string {
  const [, fromDate, fromMonth] = formatDay(from).split(' ')
  const [, toDate, toMonth] = formatDay(to).split(' ')
  return fromMonth === toMonth
    ? `${fromDate} – ${toDate} ${toMonth}`
    : `${fromDate} ${fromMonth} – ${toDate} ${toMonth}`
}
