/** What a countdown goes by: the deadline and the server's time in one answer, and the device's clock when it came, so that a wrong device clock does no harm. */
export interface CountdownFacts {
  readonly deadlineAt: string
  readonly serverAt: string
  readonly receivedAtMs: number
}

/** Whole seconds left at a moment of the device's clock, rounded up and never below zero. */
export function remainingSeconds({ deadlineAt, serverAt, receivedAtMs }: CountdownFacts, nowMs: number): number {
  const leftMs = Date.parse(deadlineAt) - Date.parse(serverAt) - (nowMs - receivedAtMs)
  return Math.max(0, Math.ceil(leftMs / 1000))
}
