import { boolean, bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Picture } from '@/contract/scalars'
import type { VoucherStatus, VoucherTerms, VoucherValidity } from '@/contract/voucher-terms'
import type { RoomGuest } from '@/contract/order'
import type { ExchangePart } from '@/domain/vouchers/exchange-parts'
import { instant } from './columns'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** What is on sale: a voucher with its price, terms and stock. More than its stock is never held and sold. */
export const sku = pgTable('sku', {
  id: text('id').primaryKey(),
  /** SKUs of one product are choices beside one another. */
  productId: text('product_id').notNull(),
  /** Its name among these choices, e.g. Weekend. */
  variant: text('variant').notNull().default(''),
  /** The first hotel where it can be used. */
  hotelId: text('hotel_id').notNull(),
  cityId: text('city_id').notNull(),
  name: text('name').notNull(),
  subTitle: text('sub_title').notNull(),
  pictureId: text('picture_id').notNull(),
  gallery: jsonb('gallery').$type<string[]>().notNull().default([]),
  priceMinor: minor('price_minor').notNull(),
  originalMinor: minor('original_minor'),
  /** What a voucher counts for where a difference is worked out. */
  faceMinor: minor('face_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  saleStart: instant('sale_start'),
  saleEnd: instant('sale_end'),
  stock: integer('stock').notNull(),
  held: integer('held').notNull().default(0),
  sold: integer('sold').notNull().default(0),
  limitPerUser: integer('limit_per_user'),
  minQuantity: integer('min_quantity').notNull().default(1),
  nights: smallint('nights').notNull(),
  validFrom: date('valid_from', { mode: 'string' }),
  validUntil: date('valid_until', { mode: 'string' }),
  validDays: integer('valid_days'),
  terms: jsonb('terms').$type<VoucherTerms>().notNull(),
  rank: integer('rank').notNull(),
})

/** Room types in which a SKU's vouchers can be used, and what a night in one costs on top. */
export const skuRoom = pgTable(
  'sku_room',
  {
    skuId: text('sku_id').notNull(),
    roomTypeId: text('room_type_id').notNull(),
    hotelId: text('hotel_id').notNull(),
    upgradeMinor: minor('upgrade_minor').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.roomTypeId] })],
)

/** How many of a SKU a person holds, has bought and not given back: what the limit counts. */
export const skuBuyer = pgTable(
  'sku_buyer',
  {
    skuId: text('sku_id').notNull(),
    userId: text('user_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.userId] })],
)

/** Who wants an email when a SKU's sale begins. */
export const skuReminder = pgTable(
  'sku_reminder',
  {
    skuId: text('sku_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.userId] })],
)

/** From which link or post an owner (a user, or a device) came to a SKU. */
export const skuSource = pgTable(
  'sku_source',
  {
    owner: text('owner').notNull(),
    skuId: text('sku_id').notNull(),
    fromKey: text('from_key').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.skuId] })],
)

/** What the law of a market requires of a sale. */
export const marketRule = pgTable('market_rule', {
  market: text('market').primaryKey(),
  rule: jsonb('rule').$type<MarketRule>().notNull(),
})

/** What a purchase of vouchers is for. */
export const couponOrder = pgTable('coupon_order', {
  id: text('id').primaryKey(),
  skuId: text('sku_id').notNull(),
  quantity: integer('quantity').notNull(),
  unitMinor: minor('unit_minor').notNull(),
  snapshot: jsonb('snapshot').$type<SkuSnapshot>().notNull(),
  snapshotHash: text('snapshot_hash').notNull(),
  market: text('market'),
  marketRule: jsonb('market_rule').$type<MarketRule>(),
  withdrawalUntil: instant('withdrawal_until'),
  gift: jsonb('gift').$type<GiftRecipient>(),
})

/** One voucher: what is left of it, whose it is and until when it is good. */
export const voucher = pgTable('voucher', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** From 0 within its order. */
  lineNo: integer('line_no').notNull(),
  skuId: text('sku_id').notNull(),
  userId: text('user_id').notNull(),
  status: text('status').$type<VoucherStatus>().notNull(),
  sealedCode: text('sealed_code').notNull(),
  sealKeyId: text('seal_key_id').notNull(),
  codeIndex: text('code_index').notNull(),
  nights: smallint('nights').notNull(),
  nightsLeft: smallint('nights_left').notNull(),
  paidMinor: minor('paid_minor').notNull(),
  refundedMinor: minor('refunded_minor').notNull().default(0),
  faceMinor: minor('face_minor').notNull(),
  currencyCode: text('currency_code').notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  expireAt: instant('expire_at').notNull(),
  /** The day (UTC) on which exchanges were last begun, and how many on it. */
  triesOn: date('tries_on', { mode: 'string' }),
  tries: smallint('tries').notNull().default(0),
  /** Whether a date was ever booked with it. */
  wasBooked: boolean('was_booked').notNull().default(false),
  usedAt: instant('used_at'),
  /** How often it went to somebody else, each time with a new code. */
  hands: smallint('hands').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** Who moved a voucher from which state to which, when and why; a cause is written once. */
export const voucherLog = pgTable(
  'voucher_log',
  {
    voucherId: text('voucher_id').notNull(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    fromStatus: text('from_status').$type<VoucherStatus>(),
    toStatus: text('to_status').$type<VoucherStatus>().notNull(),
    actor: text('actor').notNull(),
    cause: text('cause').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.voucherId, table.version] })],
)

/** The stay that a voucher is exchanged for. */
export const exchangeOrder = pgTable('exchange_order', {
  id: text('id').primaryKey(),
  voucherId: text('voucher_id').notNull(),
  hotelId: text('hotel_id').notNull(),
  roomTypeId: text('room_type_id').notNull(),
  checkIn: date('check_in', { mode: 'string' }).notNull(),
  checkOut: date('check_out', { mode: 'string' }).notNull(),
  nights: smallint('nights').notNull(),
  guests: jsonb('guests').$type<RoomGuest[]>().notNull(),
  specialRequest: text('special_request').notNull().default(''),
  snapshot: jsonb('snapshot').$type<ExchangeSnapshot>().notNull(),
  certificateNo: text('certificate_no'),
  cancelUntil: instant('cancel_until').notNull(),
  isOpen: boolean('is_open').notNull().default(true),
})

/** Days that a traveler proposed for using a voucher, and how the hotel replied. */
export const voucherAppointment = pgTable('voucher_appointment', {
  id: text('id').primaryKey(),
  voucherId: text('voucher_id').notNull(),
  hotelId: text('hotel_id').notNull(),
  days: jsonb('days').$type<string[]>().notNull(),
  note: text('note').notNull().default(''),
  status: text('status').$type<'ASKED' | 'CONFIRMED' | 'REFUSED' | 'CANCELLED'>().notNull(),
  confirmedDay: date('confirmed_day', { mode: 'string' }),
  answer: text('answer').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  answeredAt: instant('answered_at'),
})

/** A voucher on its way to somebody else; only a hash of the token in the email is stored. */
export const voucherGift = pgTable('voucher_gift', {
  id: text('id').primaryKey(),
  voucherId: text('voucher_id').notNull(),
  fromUserId: text('from_user_id').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull().default(''),
  tokenHash: text('token_hash').notNull(),
  status: text('status').$type<'OPEN' | 'CLAIMED' | 'WITHDRAWN' | 'LAPSED'>().notNull(),
  claimedBy: text('claimed_by'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

/** How often codes were wrong within an hour; the subject is a keyed hash of a user, device or address, or stands for all callers. */
export const codeGuess = pgTable('code_guess', {
  subject: text('subject').primaryKey(),
  misses: integer('misses').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Scans that hotels made without a connection, and what stood against each; empty where the voucher was redeemed by it. */
export const voucherScan = pgTable('voucher_scan', {
  nonce: text('nonce').primaryKey(),
  voucherId: text('voucher_id').notNull(),
  hotelId: text('hotel_id'),
  operator: text('operator').notNull(),
  scannedAt: instant('scanned_at').notNull(),
  receivedAt: instant('received_at').notNull(),
  conflict: text('conflict').notNull(),
})

/** To whom the vouchers of an order go as a gift once it is paid. */
export interface GiftRecipient {
  email: string
  message: string
}

/** What the law of a market requires of a sale of vouchers. */
export interface MarketRule {
  /** Days within which the buyer can withdraw; 0 for none. */
  withdrawalDays: number
  needsWithdrawalButton: boolean
  /** Whether a refund may be given as credit only with the buyer's consent; credit is not offered yet. */
  creditNeedsConsent: boolean
  /** Whether what was paid for an expired voucher lapses with it. */
  paidValueLapses: boolean
  /** Whether the law calls a stay with another travel service a package; missing in older orders. */
  namesPackages?: boolean
}

/** What a buyer of vouchers was shown and agreed to; an order is always presented from it. */
export interface SkuSnapshot {
  /** Whether its tax is due at the sale, or when it is used. */
  vatKind: 'single_purpose' | 'multi_purpose'
  name: string
  subTitle: string
  variant: string
  headImg: Picture
  nights: number
  terms: VoucherTerms
  validity: VoucherValidity
  faceMinor: number
  hotels: { hotelId: string; name: string; cityName: string; timeZone: string; countryCode: string }[]
  /** Where it can be used, and what a night there costs on top. */
  rooms: { roomTypeId: string; upgradeMinor: number }[]
}

/** What a traveler was shown when a date was booked with a voucher. */
export interface ExchangeSnapshot {
  hotelName: string
  hotelLocalName: string
  hotelPhone: string
  address: string
  addressLocal: string
  timeZone: string
  headImg: Picture
  countryCode: string
  checkinFrom: string
  /** HH:MM up to 24:00; empty if unknown. */
  checkinUntil: string
  checkoutUntil: string
  roomTypeName: string
  bedText: string
  /** What the difference consists of; the lines add up to it. */
  parts: ExchangePart[]
}
