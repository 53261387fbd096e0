const DELAYS_MS = [2000, 4000, 8000, 15_000, 20_000, 30_000, 40_000]

/** How long to wait before the same booking is asked for again, after so many tries without an answer; null after about two minutes. */
export function unknownRetryMs(tries: number): number | null {
  return DELAYS_MS[tries - 1] ?? null
}
