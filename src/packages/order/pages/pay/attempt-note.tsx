import type { PaymentAttempt } from '@/contract/payment'

/** How the last try to pay ended, where that matters for the next. */
export function AttemptNote({ attempt }: { readonly attempt: PaymentAttempt | null }) {
  if (attempt?.status === 'FAILED') {
    return (
      <p className="pay-note pay-note-bad" role="alert">
        {`${attempt.failMessage ?? 'The payment was declined.'} Nothing was charged. You can pay again.`}
      </p>
    )
  }
  if (attempt?.status !== 'PENDING') return null
  return (
    <p className="pay-note" role="status">
      You started a payment, and we have not heard from the bank yet. If you pay again, the first attempt is cancelled.
    </p>
  )
}
