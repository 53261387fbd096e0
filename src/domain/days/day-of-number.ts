/** The civil day `YYYY-MM-DD` that is so many days after 1970-01-01. */
export function dayOfNumber(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10)
}
