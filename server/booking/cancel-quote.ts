import type { CancelQuote } from '@/contract/refund'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import {
  quoteRoom,
  type QuotedOrder,
  remainingRooms,
  type RoomQuote,
  sumOfRooms,
  tierText,
} from '@/domain/orders/cancel-quote'
import type { DisputeState } from '@/domain/orders/dispute'
import { isOrderCancellable } from '@/domain/orders/hotel-order'
import { refundWayText } from '@/domain/orders/refund-text'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { quoteTokens } from './quote-token'
import type { OrderRow } from './repository/orders'

/** How long a quote binds at most, in ms; it ends earlier where the next tier begins. */
export const QUOTE_MS = 15 * 60_000

/** What the rules of a quote need of an order. */
const quotedOrderOf = ({ currencyCode, totalMinor, roomCount, cancelledRooms, snapshot }: OrderRow): QuotedOrder => ({
  currencyCode,
  totalMinor,
  roomCount,
  cancelledRooms,
  terms: snapshot.cancellation,
})

/** A cancellation as it stands now: the chosen rooms with their fees and refunds, and all rooms that are left. */
export interface Cancellation {
  readonly rooms: readonly RoomQuote[]
  readonly others: readonly RoomQuote[]
  readonly totalMinor: number
  readonly feeMinor: number
  readonly refundMinor: number
}

/** Works out what cancelling rooms of an order costs now; all that are left where none are named. Throws 400 for a room that is not there. */
export function cancellationOf(order: OrderRow, chosen: readonly number[] | null, now: Date): Cancellation {
  const quoted = quotedOrderOf(order)
  const left = remainingRooms(quoted)
  const wanted = new Set(chosen ?? left)
  if ([...wanted].some((room) => !left.includes(room))) throw badInput('rooms', 'This room is not part of the booking.')
  const all = left.map((room) => quoteRoom(quoted, room, now))
  const rooms = all.filter(({ room }) => wanted.has(room))
  return { rooms, others: all.filter(({ room }) => !wanted.has(room)), ...sumOfRooms(rooms) }
}

/** What a quote depends on beside its order: the chosen rooms, null for all that are left; a dispute that holds the refund up; and whether a guest requests it, who can send no files. */
export interface QuoteRequest {
  readonly chosen: readonly number[] | null
  readonly dispute: DisputeState | null
  readonly isGuest: boolean
}

/** Presents what cancelling an order, or some rooms of it, costs now; its token binds until validUntil. An unpaid order has no token: it is cancelled free by cancelHotelOrder. */
export function presentCancelQuote(
  services: Pick<Services, 'env' | 'clock'>,
  order: OrderRow,
  { chosen, dispute, isGuest }: QuoteRequest,
): CancelQuote {
  const now = services.clock.now()
  const { currencyCode, status } = order
  const isPaid = status !== 'TO_PAY'
  const { rooms, others, ...sums } = isPaid ? cancellationOf(order, chosen, now) : unpaidCancellation(order)
  const { tiers } = order.snapshot.cancellation
  const tier = tierText(tiers, order.totalMinor, currencyCode, now)
  const validUntil = isPaid ? validUntilOf(tier.nextTierAt, now) : order.payExpireAt
  const canApply = isOrderCancellable(status)
  const canRequestWaiver = canApply && sums.feeMinor > 0 && others.length === 0
  const content = { orderid: order.id, rooms: rooms.map(({ room }) => room), ...sums, expireAtMs: validUntil.getTime() }
  return {
    quoteToken: canApply ? quoteTokens.sign(services, content) : null,
    orderid: order.id,
    isWhole: others.length === 0,
    rooms: rooms.map((room) => presentRoom(order, room)),
    otherRooms: others.map((room) => presentRoom(order, room)),
    ...shownAmount(sums.totalMinor, currencyCode),
    totalMinor: sums.totalMinor,
    feeMinor: sums.feeMinor,
    feeAmount: formatAmount(sums.feeMinor, currencyCode),
    refundMinor: sums.refundMinor,
    refundAmount: formatAmount(sums.refundMinor, currencyCode),
    isFree: sums.feeMinor === 0,
    ...tier,
    validUntil: validUntil.toISOString(),
    serverTime: now.toISOString(),
    needsReason: canApply && sums.feeMinor > 0,
    needsFiles: canRequestWaiver && !isGuest,
    canRequestWaiver,
    destinationText: isPaid ? refundWayText(sums.refundMinor, dispute) : 'Nothing was charged.',
  }
}

function unpaidCancellation({ totalMinor }: OrderRow): Cancellation {
  return { rooms: [], others: [], totalMinor, feeMinor: 0, refundMinor: 0 }
}

function validUntilOf(nextTierAt: string | null, now: Date): Date {
  const end = now.getTime() + QUOTE_MS
  return new Date(nextTierAt === null ? end : Math.min(end, Date.parse(nextTierAt)))
}

function presentRoom({ guests, currencyCode }: OrderRow, quote: RoomQuote): CancelQuote['rooms'][number] {
  return {
    ...quote,
    guest: guests[quote.room]?.name ?? '',
    totalAmount: formatAmount(quote.totalMinor, currencyCode),
    feeAmount: formatAmount(quote.feeMinor, currencyCode),
    refundAmount: formatAmount(quote.refundMinor, currencyCode),
  }
}
