import type { PenaltyTier } from '@/contract/stay'

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

/** The tier of a cancellation policy that holds at an instant: [startAt, endAt), open ends being null; undefined where no tier covers it. */
export function penaltyTierAt(tiers: readonly PenaltyTier[], now: Date): PenaltyTier | undefined {
  return tiers.find((tier) => hasBegun(tier, now) && !hasEnded(tier, now))
}

function hasBegun(tier: PenaltyTier, now: Date): boolean {
  return tier.startAt === null || Date.parse(tier.startAt) <= now.getTime()
}

function hasEnded(tier: PenaltyTier, now: Date): boolean {
  return tier.endAt !== null && Date.parse(tier.endAt) <= now.getTime()
}
