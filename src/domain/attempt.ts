import type { Failure } from './failure'

/** One try to send what may have its effect only once: its body under an idempotency key; isOpen while its outcome is unknown. */
export interface Attempt<Body> {
  readonly key: string
  readonly body: Body
  readonly isOpen: boolean
}

/** The try that sends a body: under the last one's key where nothing has changed since, else under a new one. */
export function attemptFor<Body>(
  last: Attempt<Body> | null,
  body: Body,
  newKey: () => string,
): Attempt<Body> & { readonly isOpen: true } {
  const isSame = last !== null && JSON.stringify(last.body) === JSON.stringify(body)
  return { key: isSame ? last.key : newKey(), body, isOpen: true }
}

/** How an attempt stands. `unknown` is without a reply: nothing else may be sent until its end is known. */
export type AttemptState<Reply> =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number; readonly isRequesting: boolean }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'done'; readonly reply: Reply }

/** Whether the form stands still: something is on its way, its end is not known, or it is done. */
export const isAttemptLocked = ({ step }: AttemptState<unknown>): boolean => step !== 'editing' && step !== 'refused'

/** Whether a failure leaves it open how the attempt ended: no reply of the server arrived. */
export const hasNoReply = ({ kind }: Failure): boolean => kind !== 'refused' && kind !== 'unauthorized'

/** What a failed attempt means for its page: a refusal by its code, where the page distinguishes it. */
export function attemptOutcome<Outcome extends string>(
  failure: Failure,
  outcomes: ReadonlyMap<string, Outcome>,
): Outcome | 'unknown' | 'sign_in' | 'refused' {
  if (hasNoReply(failure)) return 'unknown'
  return failure.kind === 'refused' ? (outcomes.get(failure.code) ?? 'refused') : 'sign_in'
}

const DELAYS_MS = [2000, 4000, 8000, 15_000, 20_000, 30_000, 40_000]

/** Delay in ms before the same attempt is sent again, after so many tries without a reply; null after about two minutes. */
export function unknownRetryMs(tries: number): number | null {
  return DELAYS_MS[tries - 1] ?? null
}
