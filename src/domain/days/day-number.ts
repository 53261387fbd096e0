/** Days since 1970-01-01 of a civil day `YYYY-MM-DD`; throws RangeError on anything that is no day of the calendar. */
export function dayNumber(day: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) throw new RangeError(`not a day: ${day}`)
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const utcMs = Date.UTC(year, month - 1, date)
  const back = new Date(utcMs)
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== date) throw new RangeError(`not a day: ${day}`)
  return utcMs / 86_400_000
}
