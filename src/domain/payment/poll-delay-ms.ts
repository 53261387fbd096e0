const DELAYS_MS = [1000, 1500, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 25_000, 30_000]

/** How long to wait before asking again, after so many answers; null once asking has gone on for about two minutes. */
export function pollDelayMs(answers: number): number | null {
  return DELAYS_MS[answers - 1] ?? null
}
