/** How a payer's bank stands to a charge: it inquires, it disputes the charge, and the dispute is won or lost by the merchant. */
export type DisputeState = 'inquiry' | 'open' | 'won' | 'lost'

const states: readonly DisputeState[] = ['inquiry', 'open', 'won', 'lost']

const rankOf = (state: DisputeState | null) => (state === null ? -1 : states.indexOf(state))

/** Whether a reported state goes beyond the known one: providers also report late and twice. A lost dispute is final. */
export const isDisputeNews = (known: DisputeState | null, reported: DisputeState): boolean =>
  rankOf(reported) > rankOf(known)

/** The furthest of the disputes of a payment's charges; null where no charge has one. */
export function furthestDispute(disputes: readonly (DisputeState | null)[]): DisputeState | null {
  return disputes.reduce((furthest, state) => (rankOf(state) > rankOf(furthest) ? state : furthest), null)
}

/** What a dispute means for money that is to go back. */
const blockedText = {
  open: 'Your bank is looking into this payment. Nothing can be sent back until it has decided.',
  lost: 'Your bank has given this payment back to you, so nothing more is sent.',
} as const

/** Whether nothing can be sent back because of a dispute: while the bank decides, and once it has returned the payment itself. */
export const blocksRefunds = (dispute: DisputeState | null): dispute is keyof typeof blockedText =>
  dispute === 'open' || dispute === 'lost'

/** What a dispute means for money that is to go back, for its traveler; null where it goes back as usual. */
export const disputeText = (dispute: DisputeState | null): string | null =>
  blocksRefunds(dispute) ? blockedText[dispute] : null

/** What a dispute's state adds to the history of its order. */
export const disputeLogText: Readonly<Record<DisputeState, string>> = {
  inquiry: 'Your bank asked about this payment',
  open: 'Your bank disputes this payment; refunds wait until it has decided',
  won: 'Your bank has decided that the payment stands',
  lost: 'Your bank has given this payment back to you',
}
