import type { PenaltyTier } from '@/contract/cancellation'

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
