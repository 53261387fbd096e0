/** The same day of the month so many months later (or earlier), or that month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  const monthIndex = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = (monthIndex % 12) + 1
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const date = Math.min(Number(day.slice(8)), last)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
