/** What cancelling now would cost and give back, as amounts with their currency. */
export interface ShownQuote {
  readonly fee: string
  readonly refund: string
  readonly isFree: boolean
}

/** What cancelling now means for the traveler's money, in a sentence. */
export function cancelNowText({ fee, refund, isFree }: ShownQuote, isPaid: boolean): string {
  if (!isPaid) return 'If you cancel now, nothing is charged.'
  return isFree
    ? 'If you cancel now, you get everything back.'
    : `If you cancel now, you get ${refund} back. ${fee} is not refunded.`
}
