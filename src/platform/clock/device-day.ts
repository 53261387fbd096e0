const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day that the device shows at an instant in milliseconds since 1970 UTC, as `YYYY-MM-DD`. */
export function deviceDay(nowMs: number): string {
  const at = new Date(nowMs)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
