import { nightsBetween } from '../days/nights-between'
import { addMonths } from './add-months'

/** The days of a month (`YYYY-MM`) that are not past: the first of them and how many; null where the month is over. */
export function monthSpan(monthKey: string, today: string): { from: string; days: number } | null {
  const first = `${monthKey}-01`
  const from = first < today ? today : first
  const days = nightsBetween(from, addMonths(first, 1))
  return days > 0 ? { from, days } : null
}
