import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OrderChannel, OrderContact, OrderStatus, RoomGuest } from '@/contract/order'
import type { AttemptStatus, PayChannel, PaymentStatus } from '@/contract/payment'
import type { CancellationTerms, PriceBreakdown } from '@/contract/stay'
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

/** Hotel orders; every change of status is a compare-and-set with an order_log row beside it. */
export const hotelOrder = pgTable('hotel_order', {
  id: text('id').primaryKey(),
  orderNo: text('order_no').notNull(),
  userId: text('user_id').notNull(),
  clientReference: text('client_reference').notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  hotelId: text('hotel_id').notNull(),
  roomTypeId: text('room_type_id').notNull(),
  packageId: text('package_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  roomCount: smallint('room_count').notNull(),
  adults: smallint('adults').notNull(),
  children: smallint('children').notNull(),
  currencyCode: text('currency_code').notNull(),
  goodsMinor: minor('goods_minor').notNull(),
  taxMinor: minor('tax_minor').notNull(),
  totalMinor: minor('total_minor').notNull(),
  paidMinor: minor('paid_minor').notNull().default(0),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  contact: jsonb('contact').$type<OrderContact>().notNull(),
  guests: jsonb('guests').$type<RoomGuest[]>().notNull(),
  arriveTime: text('arrive_time').notNull(),
  specialRequest: text('special_request').notNull(),
  channel: jsonb('channel').$type<OrderChannel>(),
  snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
  snapshotHash: text('snapshot_hash').notNull(),
  payId: text('pay_id').notNull(),
  payExpireAt: instant('pay_expire_at').notNull(),
  confirmationNo: text('confirmation_no'),
  pinCode: text('pin_code'),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** The rooms that an order holds or held back from sale; days are the nights [checkIn, checkOut). */
export const roomHold = pgTable('room_hold', {
  orderId: text('order_id').primaryKey(),
  roomTypeId: text('room_type_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  rooms: smallint('rooms').notNull(),
  state: text('state').$type<'held' | 'sold' | 'released'>().notNull(),
})

/** Who moved an order from which state to which, when and why. */
export const orderLog = pgTable('order_log', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  at: instant('at').notNull(),
  fromStatus: text('from_status').$type<OrderStatus>(),
  toStatus: text('to_status').$type<OrderStatus>().notNull(),
  actor: text('actor').notNull(),
  reason: text('reason').notNull(),
})

/** What is to be paid for an order; its id is the unguessable payId. */
export const payment = pgTable('payment', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
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

/** Money on its way back. */
export const refund = pgTable('refund', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id').notNull(),
  attemptId: text('attempt_id').notNull(),
  orderId: text('order_id').notNull(),
  amountMinor: minor('amount_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  reason: text('reason').notNull(),
  status: text('status').$type<'SUBMITTED' | 'SUCCESS' | 'FAILED'>().notNull(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
})

/** The sandbox gateway's own ledger. */
export const sandboxCharge = pgTable('sandbox_charge', {
  bankOrderId: text('bank_order_id').primaryKey(),
  amountMinor: minor('amount_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  state: text('state').$type<'open' | 'paid' | 'declined' | 'closed' | 'refunded'>().notNull(),
  returnUrl: text('return_url').notNull(),
  createdAt: instant('created_at').notNull(),
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
