import type { SubmitPackageOrder } from '@/contract/order'
import type { SubmitAttempt } from './booking-draft'

/** The try that sends a body: the last one's key where nothing has changed since, else a new key; so one booking is made at most once. */
export function attemptFor(
  last: SubmitAttempt | null,
  body: SubmitPackageOrder,
  newKey: () => string,
): SubmitAttempt & { readonly isOpen: true } {
  const isSame = last !== null && JSON.stringify(last.body) === JSON.stringify(body)
  return { key: isSame ? last.key : newKey(), body, isOpen: true }
}
