/** Schedules actions on the caller's clock; each method returns a function that cancels. */
export interface Timers {
  after(delayMs: number, action: () => void): () => void
  every(periodMs: number, action: () => void): () => void
}

/** A call that runs at once and then at most once per waitMs, the last value always getting through; cancel drops what waits. */
export interface Throttled<Value> {
  call(value: Value): void
  cancel(): void
}

/** Wraps an action so that quick repetition reaches it at most once per waitMs. */
export function throttle<Value>(
  timers: Pick<Timers, 'after'>,
  waitMs: number,
  action: (value: Value) => void,
): Throttled<Value> {
  let stop: (() => void) | null = null
  let waiting: { value: Value } | null = null
  const rest = () => {
    stop = timers.after(waitMs, () => {
      stop = null
      const next = waiting
      waiting = null
      if (next) run(next.value)
    })
  }
  const run = (value: Value) => {
    rest()
    action(value)
  }
  return {
    call: (value) => {
      if (stop) waiting = { value }
      else run(value)
    },
    cancel: () => {
      stop?.()
      stop = null
      waiting = null
    },
  }
}
