import type { AnswerStep, Engine } from '../../../server/assistant/engine'

/** An engine whose steps a test gives by hand; all of its turns share them. */
export interface HandEngine extends Engine {
  /** Gives the running turn its next steps. */
  give(...steps: readonly AnswerStep[]): void
  /** Ends the running turn properly. */
  finish(): void
  /** Resolves when a turn was aborted. */
  readonly aborted: Promise<void>
}

/** A step of text. */
export const textStep = (text: string): AnswerStep => ({ kind: 'text', text })

/** Creates one. An abort ends a turn at once, as it does with engines that pass the signal on. */
export function handEngine(name: Engine['name'] = 'builtin'): HandEngine {
  const given: (AnswerStep | 'end')[] = []
  let waiting: (() => void)[] = []
  const wake = () => {
    const woken = waiting
    waiting = []
    for (const resolve of woken) resolve()
  }
  let abort = () => {}
  const aborted = new Promise<void>((resolve) => (abort = resolve))
  const give = (...steps: readonly (AnswerStep | 'end')[]) => {
    given.push(...steps)
    wake()
  }
  return {
    name,
    give,
    finish: () => give('end'),
    aborted,
    answer: async function* ({ signal }) {
      const stop = () => {
        abort()
        wake()
      }
      signal.addEventListener('abort', stop, { once: true })
      for (;;) {
        signal.throwIfAborted()
        const step = given.shift()
        if (step === 'end') return
        if (step) yield step
        else await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}
