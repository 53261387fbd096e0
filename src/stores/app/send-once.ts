import { type Attempt, attemptFor } from '@/domain/attempt'

/** Returns a call that adds an idempotency key, and reuses it while the body stays the same, e.g. after a lost reply. */
export function sendOnce<Body, Reply>(
  send: (body: Body, options: { readonly idempotencyKey: string }) => Promise<Reply>,
  newKey: () => string,
): (body: Body) => Promise<Reply> {
  let last: Attempt<Body> | null = null
  return (body) => {
    const attempt = attemptFor(last, body, newKey)
    last = attempt
    return send(attempt.body, { idempotencyKey: attempt.key })
  }
}
