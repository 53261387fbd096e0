import type { OrderStatus } from '@/contract/order'
import type { OwedOrder } from './payment-model'
import { refundOf } from './refund-model'

/** A room that was cancelled, in minor units. */
interface ModelCancelledRoom {
  room: number
  feeMinor: number
  refundMinor: number
}

/** What was quoted for cancelling rooms. */
export interface ModelQuote extends Pick<ModelCancelledRoom, 'feeMinor' | 'refundMinor'> {
  readonly rooms: readonly number[]
  readonly expireAtMs: number
}

/** What a traveler sends with a quote. */
export interface ModelApplication {
  readonly hasReason: boolean
  readonly requestsWaiver: boolean
}

/** An order as the rules want it. */
export interface ModelOrder extends OwedOrder {
  status: OrderStatus
  readonly guest: number
  readonly rooms: number
  /** Until when cancelling is free; null where it was not when it was booked. */
  readonly freeUntilMs: number | null
  readonly cancelled: ModelCancelledRoom[]
  /** When the jobs that confirm in the hotel's place run. */
  confirmAtMs: number[]
  /** Whether the hotel has confirmed it, and whether the jobs of the stay's beginning and end have still to run. */
  isConfirmed: boolean
  isToBegin: boolean
  isToEnd: boolean
}

/** The stay that all orders are for, in instants, and what one room of it costs, in minor units. */
export interface ModelStay {
  readonly roomMinor: number
  readonly lateFeeMinor: number
  readonly freeUntilMs: number
  /** Midnight before the day of arrival, at the hotel. */
  readonly dayBeginsAtMs: number
  readonly beginAtMs: number
  /** Midnight after the day of arrival, at the hotel. */
  readonly bookableUntilMs: number
  readonly endAtMs: number
}

/** The rooms that nobody has, when it is, and what the stay costs. */
export interface ModelWorld {
  left: number
  readonly nowMs: number
  readonly stay: ModelStay
}

const QUOTE_MS = 15 * 60_000

const cancellable: readonly OrderStatus[] = ['CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED']

const isFree = ({ freeUntilMs }: ModelOrder, nowMs: number) => freeUntilMs !== null && nowMs < freeUntilMs

function roomsLeft({ rooms, cancelled }: ModelOrder): number[] {
  const gone = cancelled.map(({ room }) => room)
  return Array.from({ length: rooms }, (_, room) => room).filter((room) => !gone.includes(room))
}

function sumsOf({ stay, nowMs }: ModelWorld, order: ModelOrder, rooms: number) {
  const feeMinor = isFree(order, nowMs) ? 0 : rooms * stay.lateFeeMinor
  return { feeMinor, refundMinor: rooms * stay.roomMinor - feeMinor }
}

/** The quote for rooms, for all that are left where none are named: null where it has no token, or the refusal. */
export function quoteRooms(
  world: ModelWorld,
  order: ModelOrder,
  rooms: readonly number[] | null,
): ModelQuote | null | 'bad_input' {
  if (order.status === 'TO_PAY') return null
  const left = roomsLeft(order)
  const chosen = rooms ?? left
  if (chosen.some((room) => !left.includes(room))) return 'bad_input'
  if (!cancellable.includes(order.status)) return null
  const latest = world.nowMs + QUOTE_MS
  const expireAtMs = isFree(order, world.nowMs) ? Math.min(latest, order.freeUntilMs ?? latest) : latest
  return { rooms: chosen, ...sumsOf(world, order, chosen.length), expireAtMs }
}

/** What becomes of an application at a quote. */
export function applyForCancel(
  world: ModelWorld,
  order: ModelOrder,
  quote: ModelQuote,
  { hasReason, requestsWaiver }: ModelApplication,
): string {
  if (order.status === 'CANCEL_APPLIED') return 'cancel_applied'
  if (!cancellable.includes(order.status)) return 'order_state'
  const left = roomsLeft(order)
  if (quote.rooms.some((room) => !left.includes(room))) return 'quote_changed'
  const { feeMinor } = sumsOf(world, order, quote.rooms.length)
  if (feeMinor !== quote.feeMinor) return 'quote_changed'
  if (world.nowMs >= quote.expireAtMs) return 'quote_expired'
  const isWaivable = quote.rooms.length === left.length && feeMinor > 0
  if ((requestsWaiver && !isWaivable) || (feeMinor > 0 && !hasReason)) return 'bad_input'
  if (requestsWaiver) order.status = 'CANCEL_APPLIED'
  else cancelRooms(world, order, quote.rooms, feeMinor / quote.rooms.length)
  return 'ok'
}

/** Gives rooms back at a fee for each, and the rest of their price to the payer. */
function cancelRooms(world: ModelWorld, order: ModelOrder, rooms: readonly number[], feeMinor: number): void {
  const refundMinor = world.stay.roomMinor - feeMinor
  const cause = order.status === 'CANCEL_APPLIED' ? 'waived' : 'cancelled'
  order.cancelled.push(...rooms.map((room) => ({ room, feeMinor, refundMinor })))
  world.left += rooms.length
  const isOver = order.cancelled.length === order.rooms
  if (isOver) order.status = order.cancelled.some((room) => room.feeMinor > 0) ? 'CANCELLED_WITH_FEE' : 'CANCELLED'
  else if (order.status !== 'CONFIRMING') order.status = 'PARTIAL_REFUNDED'
  if (refundMinor > 0) refundOf(order, { cause, amountMinor: rooms.length * refundMinor }, world.nowMs)
}

/** Gives all rooms back that are left, without a fee. */
export const cancelFree = (world: ModelWorld, order: ModelOrder) => cancelRooms(world, order, roomsLeft(order), 0)
