import { type Attempt, attemptFor } from '@/domain/attempt'

/** Sends under an idempotency key: the same body again, as after a lost reply, goes under the key of before. */
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
