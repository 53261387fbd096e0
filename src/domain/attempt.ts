/** One try to send what may have its effect only once: its body under an idempotency key; isOpen while nobody knows how it ended. */
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
