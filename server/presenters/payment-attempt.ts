import type { PaymentAttempt } from '@/contract/payment'
import type { AttemptRow } from '../repositories/payment'

/** An attempt to pay as the traveller sees it. */
export function presentAttempt({ id, channel, status, failMessage }: AttemptRow): PaymentAttempt {
  return { bankOrderId: id, channel, status, failMessage }
}
