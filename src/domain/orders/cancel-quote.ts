import type { CancellationTerms, PenaltyTier } from '@/contract/stay'
import { formatAmount } from '../money/amount-text'
import { shareOf } from '../money/share'

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

/** What a quote depends on: the booked total and terms, how many rooms there were, and which are gone already. */
export interface QuotedOrder {
  readonly currencyCode: string
  readonly totalMinor: number
  readonly roomCount: number
  readonly cancelledRooms: readonly { readonly room: number }[]
  readonly terms: Pick<CancellationTerms, 'tiers'>
}

/** What cancelling one room costs and gives back, in minor units; fee and refund add up to the total. */
export interface RoomQuote {
  readonly room: number
  readonly totalMinor: number
  readonly feeMinor: number
  readonly refundMinor: number
}

/** One room's part of an amount for all rooms, in minor units. The parts of all rooms add up to the amount, whatever is left over. */
export const roomShare = (amountMinor: number, roomCount: number, room: number): number =>
  shareOf(amountMinor, room, 1, roomCount)

/** The rooms of an order that are not cancelled yet, numbered from 0. */
export function remainingRooms({ roomCount, cancelledRooms }: QuotedOrder): number[] {
  const gone = new Set(cancelledRooms.map(({ room }) => room))
  return Array.from({ length: roomCount }, (_, room) => room).filter((room) => !gone.has(room))
}

/** What cancelling a room now costs by the agreed terms; all of it where no tier covers the instant. */
export function quoteRoom(order: QuotedOrder, room: number, now: Date): RoomQuote {
  const { totalMinor, roomCount, terms } = order
  const tier = penaltyTierAt(terms.tiers, now)
  const share = roomShare(totalMinor, roomCount, room)
  const feeMinor = Math.min(share, roomShare(tier?.feeMinor ?? totalMinor, roomCount, room))
  return { room, totalMinor: share, feeMinor, refundMinor: share - feeMinor }
}

/** Sum of what several rooms cost and give back. */
export function sumOfRooms(rooms: readonly RoomQuote[]): Omit<RoomQuote, 'room'> {
  const sum = (part: (room: RoomQuote) => number) => rooms.reduce((total, room) => total + part(room), 0)
  return {
    totalMinor: sum((room) => room.totalMinor),
    feeMinor: sum((room) => room.feeMinor),
    refundMinor: sum((room) => room.refundMinor),
  }
}

/** The rule that is in effect and what comes after it, in sentences with the hotel's time. */
export interface TierText {
  readonly tierText: string
  readonly nextTierAt: string | null
  readonly nextTierText: string | null
}

/** Describes the tier that is in effect; fees are those of the whole booking. */
export function tierText(tiers: readonly PenaltyTier[], totalMinor: number, currencyCode: string, now: Date): TierText {
  const tier = penaltyTierAt(tiers, now)
  const next = tier?.endAt ? tiers.find(({ startAt }) => startAt === tier.endAt) : undefined
  return {
    tierText: ruleText(tier?.feeMinor ?? totalMinor, totalMinor, currencyCode, tier?.endText ?? null),
    nextTierAt: tier?.endAt ?? null,
    nextTierText:
      next && tier?.endText
        ? `From ${tier.endText}, hotel time, ${feeText(next.feeMinor, totalMinor, currencyCode)}.`
        : null,
  }
}

function ruleText(feeMinor: number, totalMinor: number, currencyCode: string, endText: string | null): string {
  const until = endText === null ? '' : ` until ${endText}, hotel time`
  if (feeMinor === 0) return `Free cancellation${until}.`
  return `Cancelling${until}: ${feeText(feeMinor, totalMinor, currencyCode)}.`
}

function feeText(feeMinor: number, totalMinor: number, currencyCode: string): string {
  if (feeMinor === 0) return 'cancelling is free'
  if (feeMinor >= totalMinor) return 'nothing is refunded'
  return `${currencyCode} ${formatAmount(feeMinor, currencyCode)} of ${formatAmount(totalMinor, currencyCode)} is not refunded`
}
