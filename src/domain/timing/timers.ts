/** Things done later, by whoever has a clock; each answers how to call it off. */
export interface Timers {
  after(delayMs: number, action: () => void): () => void
  every(periodMs: number, action: () => void): () => void
}
