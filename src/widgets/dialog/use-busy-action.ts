import { useState } from 'react'

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Runs one of several actions and tells which is under way, until what it promised has come to an end, good or bad. */
export function useBusyAction<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null)
  const run = (name: Name, action: () => unknown): void => {
    if (busy !== null) return
    const outcome = action()
    if (!isPromise(outcome)) return
    const end = () => setBusy(null)
    setBusy(name)
    outcome.then(end, end)
  }
  return { busy, run }
}
