import { MONTH_NAMES } from '../calendar/month-names'

/** A month `YYYY-MM` as the app writes it: 2026-11 is "November 2026". */
export function monthText(month: string): string {
  return `${MONTH_NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
