import type { RefundCause, RefundStatus } from '@/contract/refund'

const causes: Readonly<Record<RefundCause, string>> = {
  cancelled: 'Cancelled by you',
  waived: 'Fee waived by the hotel',
  rejected: 'Not confirmed by the hotel',
  late_payment: 'The payment came after the room was released',
  surplus: 'Paid twice',
  by_provider: 'Sent back by the payment service',
}

/** Why money goes back, for its traveler. */
export const refundCauseText = (cause: RefundCause): string => causes[cause]

const statuses: Readonly<Record<RefundStatus, string>> = {
  SUBMITTED: 'On its way to your bank or wallet.',
  WAITING_FOR_BALANCE: 'On its way. The payment service needs a little longer than usual.',
  SUCCESS: 'Sent to your bank or wallet. Most need 3 to 10 working days to show it.',
  FAILED: 'It could not be sent back the way you paid. Please name an account for it.',
  TRANSFER: 'We are transferring it to the account that you named.',
}

/** What has happened to a refund and what comes next, in a sentence. A refund that was sent may still be returned, so none is called received. */
export const refundStatusText = (status: RefundStatus): string => statuses[status]
