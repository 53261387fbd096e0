const dayMs = 86_400_000

/** The UTC day `YYYY-MM-DD` whose keys sign and encrypt at an instant; it is the key id of what they make. */
export function keyDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Whether keys of a day are still good at an instant: the day itself and its neighbours, so that nothing short-lived dies at midnight or by a clock that is a little off. */
export function isKeyDayAccepted(day: string | undefined, instant: Date): day is string {
  return [-dayMs, 0, dayMs].some((shiftMs) => day === keyDay(new Date(instant.getTime() + shiftMs)))
}
