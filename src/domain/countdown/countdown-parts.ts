/** A time left, cut into days, hours, minutes and seconds. */
export interface CountdownParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Parts of so many seconds; less than nothing counts as nothing. */
export function countdownParts(totalSeconds: number): CountdownParts {
  const left = Math.max(0, Math.floor(totalSeconds))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}
