/** The present instant, in milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

/** Things done later; each answers how to call it off. */
export interface Timers {
  after(delayMs: number, action: () => void): () => void
  every(periodMs: number, action: () => void): () => void
}
