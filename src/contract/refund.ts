import { Type, type Static } from 'typebox'
import { Id, Instant, Minor, Nullable } from './scalars'
import { shownAmountFields } from './stay'
import type { ApiOf, RouteTable } from './route'

/**
 * States of money on its way back: submitted until the provider has it done, waiting while the merchant's balance is short,
 * failed where the provider can't return it, transfer once the traveler has named an account. Success can still turn into failed.
 */
export const RefundStatus = Type.Enum(['SUBMITTED', 'WAITING_FOR_BALANCE', 'SUCCESS', 'FAILED', 'TRANSFER'])
export type RefundStatus = Static<typeof RefundStatus>

/** Why money goes back. */
export const RefundCause = Type.Enum([
  'cancelled',
  'waived',
  'rejected',
  'withdrawn',
  'expired',
  'late_payment',
  'surplus',
  'by_provider',
])
export type RefundCause = Static<typeof RefundCause>

/** A refund as its traveler sees it; amounts are in the charged currency. */
export const RefundView = Type.Object({
  refundId: Type.String(),
  cause: RefundCause,
  causeText: Type.String(),
  status: RefundStatus,
  statusText: Type.String({ description: 'What has happened and what comes next, in a sentence' }),
  ...shownAmountFields,
  amountMinor: Minor,
  rooms: Type.Array(Type.Integer(), { description: 'Rooms that it is for, from 0; empty for the whole payment' }),
  voucherIds: Type.Array(Type.String(), { description: 'Vouchers that it is for' }),
  createdAt: Instant,
  sentAt: Nullable(Instant),
  doneAt: Nullable(Instant),
  needsAccount: Type.Boolean({ description: 'The traveler must name an account: setRefundTransferAccount' }),
  accountText: Nullable(Type.String(), { description: 'The named account, masked' }),
})
export type RefundView = Static<typeof RefundView>

/** Why a traveler cancels. */
export const CancelReason = Type.Enum([
  'plans_changed',
  'found_better',
  'booked_by_mistake',
  'illness',
  'transport',
  'hotel_problem',
  'other',
])
export type CancelReason = Static<typeof CancelReason>

/** A request that the hotel waives its fee, as its traveler sees it. */
export const WaiverView = Type.Object({
  requestedAt: Instant,
  feeMinor: Minor,
  feeAmount: Type.String(),
  reason: Nullable(CancelReason),
  message: Type.String({ description: 'To the hotel; may be empty' }),
  files: Type.Array(
    Type.Object({
      fileName: Type.String(),
      path: Nullable(Type.String(), {
        description: 'Of the main API, good for half an hour; null once the file is no longer stored',
      }),
    }),
  ),
  decision: Nullable(Type.Object({ at: Instant, isGranted: Type.Boolean() }), {
    description: 'Null until the hotel decides',
  }),
})
export type WaiverView = Static<typeof WaiverView>

/** A room of an order that was cancelled: what was retained and what goes back. */
export const CancelledRoom = Type.Object({
  room: Type.Integer({ minimum: 0 }),
  guest: Type.String(),
  cancelledAt: Instant,
  feeMinor: Minor,
  feeAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
})
export type CancelledRoom = Static<typeof CancelledRoom>

/** What cancelling one room costs and gives back. */
const QuotedRoom = Type.Object({
  room: Type.Integer({ minimum: 0 }),
  guest: Type.String(),
  totalMinor: Minor,
  totalAmount: Type.String(),
  feeMinor: Minor,
  feeAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
})

/** What cancelling an order, or some of its rooms, costs and gives back; binding until validUntil. */
export const CancelQuote = Type.Object({
  quoteToken: Nullable(Type.String(), { description: 'For applyForCancel; null where nothing can be applied for' }),
  orderid: Type.String(),
  isWhole: Type.Boolean({ description: 'Whether all rooms that are left are quoted' }),
  rooms: Type.Array(QuotedRoom, { description: 'The quoted rooms' }),
  otherRooms: Type.Array(QuotedRoom, { description: 'Rooms that could be cancelled too, each by itself' }),
  ...shownAmountFields,
  totalMinor: Minor,
  feeMinor: Minor,
  feeAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
  isFree: Type.Boolean(),
  tierText: Type.String({ description: 'The rule in effect, in a sentence with hotel time' }),
  nextTierAt: Nullable(Instant),
  nextTierText: Nullable(Type.String(), { description: 'What the fee will be from then on' }),
  validUntil: Nullable(Instant, { description: 'Until when applyForCancel takes this quote' }),
  serverTime: Instant,
  needsReason: Type.Boolean(),
  needsFiles: Type.Boolean({ description: 'A request to waive the fee takes files, and for some reasons needs one' }),
  canRequestWaiver: Type.Boolean({ description: 'Whether the hotel can be asked to waive the fee' }),
  destinationText: Type.String({ description: 'Where the refund goes and how long that takes' }),
})
export type CancelQuote = Static<typeof CancelQuote>

/** Rooms of an order by their numbers from 0, with commas between them. */
const RoomList = Type.String({ pattern: '^[0-8](,[0-8]){0,8}$' })

/** What is sent to cancel at a quote. */
export const ApplyForCancel = Type.Object({
  orderid: Id,
  quoteToken: Type.String({ maxLength: 2000 }),
  reason: Type.Optional(CancelReason),
  reasonText: Type.Optional(Type.String({ maxLength: 500 })),
  fileIds: Type.Optional(Type.Array(Id, { maxItems: 5 })),
  requestsWaiver: Type.Optional(Type.Boolean({ description: 'Ask the hotel to waive the fee; the rooms stay booked' })),
})
export type ApplyForCancel = Static<typeof ApplyForCancel>

export const refundRoutes = {
  quoteCancel: {
    method: 'GET',
    path: '/api/order/zomo/cancel/quote',
    operationId: 'quoteCancel',
    summary:
      'Fee and refund if the order, or some of its rooms, were canceled now; read-only, binding for up to 15 minutes',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ orderid: Id, rooms: Type.Optional(RoomList) }),
    reply: CancelQuote,
  },
  applyForCancel: {
    method: 'POST',
    path: '/api/order/ApplyForCancel',
    operationId: 'applyForCancel',
    summary:
      'Cancel at a quote, or ask the hotel to waive its fee, with files of uploadRefundFile; 410 quote_expired and 409 quote_changed (data: the new quote), cancel_applied, order_state; nothing moves then',
    client: 'new',
    auth: 'owner',
    idempotent: true,
    input: ApplyForCancel,
    reply: Type.Object({
      orderid: Type.String(),
      status: Type.String({ description: 'The OrderStatus it has now' }),
      refund: Nullable(RefundView),
    }),
  },
} as const satisfies RouteTable

export type RefundApi = ApiOf<typeof refundRoutes>
