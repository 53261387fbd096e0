import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderChannel, OrderContact, OrderStatus, RoomGuest } from '@/contract/order'
import type { AttemptStatus, PayChannel, PaymentStatus } from '@/contract/payment'
import type { CancelReason, RefundCause, RefundStatus } from '@/contract/refund'
import type { CancellationTerms, PriceBreakdown } from '@/contract/stay'
import type { CouponOrderStatus, ExchangeOrderStatus, MixOrderStatus } from '@/contract/voucher-terms'
import type { DisputeState } from '@/domain/orders/dispute'
import type { OrderKind } from '@/domain/orders/order-tables'
import type { Picture } from '@/contract/scalars'
import { instant } from './columns'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** First replies to unsafe requests, stored for their retries. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    operationId: text('operation_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: text('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.operationId, table.key] })],
)

/** What is bought, of whichever kind: the buyer, the money and the state. Every change of state is a compare-and-set with a purchase_log row beside it. */
export const purchase = pgTable('purchase', {
  id: text('id').primaryKey(),
  orderNo: text('order_no').notNull(),
  userId: text('user_id').notNull(),
  kind: text('kind').$type<PurchaseKind>().notNull(),
  /** The mix order that this one belongs to. */
  parentId: text('parent_id'),
  clientReference: text('client_reference').notNull(),
  /** Equal for purchases of which a buyer may have one unpaid at a time. */
  duplicateKey: text('duplicate_key').notNull(),
  status: text('status').$type<PurchaseStatus>().notNull(),
  currencyCode: text('currency_code').notNull(),
  goodsMinor: minor('goods_minor').notNull(),
  taxMinor: minor('tax_minor').notNull(),
  discountMinor: minor('discount_minor').notNull().default(0),
  totalMinor: minor('total_minor').notNull(),
  paidMinor: minor('paid_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  contact: jsonb('contact').$type<OrderContact>().notNull(),
  channel: jsonb('channel').$type<OrderChannel>(),
  placedBy: text('placed_by').$type<'traveler' | 'operator'>().notNull().default('traveler'),
  isAbroad: boolean('is_abroad').notNull().default(false),
  payId: text('pay_id').notNull(),
  payExpireAt: instant('pay_expire_at').notNull(),
  /** When its owner hid it from the list. */
  deletedAt: instant('deleted_at'),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** What a purchase of a stay is for. */
export const hotelOrder = pgTable('hotel_order', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  roomTypeId: text('room_type_id').notNull(),
  packageId: text('package_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  roomCount: smallint('room_count').notNull(),
  adults: smallint('adults').notNull(),
  children: smallint('children').notNull(),
  guests: jsonb('guests').$type<RoomGuest[]>().notNull(),
  arriveTime: text('arrive_time').notNull(),
  specialRequest: text('special_request').notNull(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  snapshotHash: text('snapshot_hash').notNull(),
  confirmationNo: text('confirmation_no'),
  pinCode: text('pin_code'),
  cancelledRooms: jsonb('cancelled_rooms').$type<RoomCancellation[]>().notNull().default([]),
  /** What the traveler wants the hotel to waive, while it is undecided. */
  waiver: jsonb('waiver').$type<WaiverRequest>(),
})

/** Which emails about an order were written, each once. */
export const orderEmail = pgTable(
  'order_email',
  {
    orderId: text('order_id').notNull(),
    event: text('event').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.event] })],
)

/** The saved traveler that was chosen for a room, from 0, of an order, as it was then; the document's number is encrypted for this row. */
export const orderTraveler = pgTable(
  'order_traveler',
  {
    orderId: text('order_id').notNull(),
    room: smallint('room').notNull(),
    idType: text('id_type').notNull(),
    sealedIdNo: text('sealed_id_no').notNull(),
    sealKeyId: text('seal_key_id').notNull(),
    checkOut: date('check_out', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.room] })],
)

/** The rooms that an order holds or held back from sale; days are the nights [checkIn, checkOut). */
export const roomHold = pgTable('room_hold', {
  orderId: text('order_id').primaryKey(),
  roomTypeId: text('room_type_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  rooms: smallint('rooms').notNull(),
  state: text('state').$type<'held' | 'sold' | 'released'>().notNull(),
})

/** Who moved a purchase from which state to which, when and why. */
export const purchaseLog = pgTable('purchase_log', {
  id: text('id').primaryKey(),
  purchaseId: text('purchase_id').notNull(),
  at: instant('at').notNull(),
  fromStatus: text('from_status').$type<PurchaseStatus>(),
  toStatus: text('to_status').$type<PurchaseStatus>().notNull(),
  actor: text('actor').notNull(),
  reason: text('reason').notNull(),
})

/** What is to be paid for a purchase; its id is the unguessable payId. */
export const payment = pgTable('payment', {
  id: text('id').primaryKey(),
  purchaseId: text('purchase_id').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  currencyCode: text('currency_code').notNull(),
  totalMinor: minor('total_minor').notNull(),
  expireAt: instant('expire_at').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Attempts to pay; its id is the bankOrderId, and at most one of a payment is PENDING. */
export const paymentAttempt = pgTable('payment_attempt', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  attemptNo: integer('attempt_no').notNull(),
  channel: text('channel').$type<PayChannel>().notNull(),
  status: text('status').$type<AttemptStatus>().notNull(),
  failMessage: text('fail_message'),
  /** The provider's own name for the charge, where it has one. */
  providerRef: text('provider_ref'),
  /** Whether the payer's bank disputes the charge; an open dispute blocks refunds. */
  dispute: text('dispute').$type<DisputeState>(),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
})

/** Payment providers' events, each processed once; effect records the outcome. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    attemptId: text('attempt_id'),
    outcome: text('outcome').notNull(),
    bodyHash: text('body_hash').notNull(),
    receivedAt: instant('received_at').notNull(),
    effect: text('effect').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)

/** Money on its way back. The id is sent to the provider, so that a repeated call is the same refund. */
export const refund = pgTable('refund', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  attemptId: text('attempt_id').notNull(),
  purchaseId: text('purchase_id').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  cause: text('cause').$type<RefundCause>().notNull(),
  status: text('status').$type<RefundStatus>().notNull(),
  /** Why the provider could not return it, in its own words. */
  failReason: text('fail_reason'),
  /** Where the traveler wants it transferred. */
  accountId: text('account_id'),
  createdAt: instant('created_at').notNull(),
  /** When it was first sent to the provider. */
  sentAt: instant('sent_at'),
  doneAt: instant('done_at'),
})

/** What a refund is for, line by line: a room of an order, counted from 0, a voucher, or the whole payment. */
export const refundLine = pgTable(
  'refund_line',
  {
    refundId: text('refund_id').notNull(),
    lineNo: smallint('line_no').notNull(),
    room: smallint('room'),
    voucherId: text('voucher_id'),
    amountMinor: minor('amount_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.refundId, table.lineNo] })],
)

/** The sandbox gateway's own ledger. */
export const sandboxCharge = pgTable('sandbox_charge', {
  bankOrderId: text('bank_order_id').primaryKey(),
  amountMinor: minor('amount_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  state: text('state').$type<'open' | 'paid' | 'declined' | 'closed' | 'refunded'>().notNull(),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  /** How a refund of it goes. */
  refundWay: text('refund_way').$type<'now' | 'days' | 'fails'>().notNull().default('now'),
  returnUrl: text('return_url').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Refunds in the sandbox gateway's own ledger. */
export const sandboxRefund = pgTable('sandbox_refund', {
  refundId: text('refund_id').primaryKey(),
  bankOrderId: text('bank_order_id').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  doneAt: instant('done_at').notNull(),
  isRefused: boolean('is_refused').notNull(),
})

/** Work that follows from a transaction, done at least once after it. */
export const outbox = pgTable('outbox', {
  id: text('id').primaryKey(),
  topic: text('topic').notNull(),
  dedupeKey: text('dedupe_key').notNull(),
  payload: jsonb('payload').notNull(),
  availableAt: instant('available_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  doneAt: instant('done_at'),
  deadAt: instant('dead_at'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  replaceKey: text('replace_key'),
  userId: text('user_id'),
  recipientKey: text('recipient_key'),
})

/** Kinds of what can be bought. */
export type PurchaseKind = OrderKind

/** States of purchases of all kinds. */
export type PurchaseStatus = OrderStatus | CouponOrderStatus | ExchangeOrderStatus | MixOrderStatus

/** A room that was cancelled: what was retained of its price and what goes back. */
export interface RoomCancellation {
  /** From 0. */
  room: number
  cancelledAt: string
  feeMinor: number
  refundMinor: number
}

/** A request to waive the fee of cancelling all rooms that are left, and what the traveler wrote to it. */
export interface WaiverRequest {
  requestedAt: string
  feeMinor: number
  reason: CancelReason | null
  reasonText: string
  files: WaiverFile[]
  /** What the hotel decided; null until then. */
  decision: { at: string; isGranted: boolean } | null
}

/** A file that a request names. */
export interface WaiverFile {
  fileId: string
  fileName: string
}

/** What the traveler was shown and agreed to when booking. An order is always presented from it, whatever the hotel changes later. */
export interface OrderSnapshot {
  hotelName: string
  /** Absent, like all that is optional here, in orders from before it was recorded. */
  hotelLocalName?: string
  countryCode?: string
  lat?: number
  lng?: number
  hotelPhone: string
  address: string
  addressLocal: string
  timeZone: string
  headImg: Picture
  checkinFrom: string
  checkinUntil?: string
  checkoutUntil: string
  roomTypeName: string
  bedText: string
  packageName: string
  meal: string
  includes: string[]
  confirmMinutes: number
  breakdown: PriceBreakdown
  cancellation: CancellationTerms
  knowBeforeYouGo: string[]
}
