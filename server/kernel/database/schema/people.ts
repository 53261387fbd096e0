import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { CodePurpose, DeviceKind } from '@/contract/login'
import type { AccountCodePurpose } from '@/contract/account'
import type { AccountKind } from '@/contract/transfer-account'
import { bytes, instant } from './columns'
import type { SearchHistoryEntry } from '@/contract/suggest'

/** People who signed in; email is canonical (trimmed, lower case). */
export const userAccount = pgTable('user_account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  nickName: text('nick_name').notNull(),
  avater: text('avater').notNull(),
  isVip: boolean('is_vip').notNull().default(false),
  passwordHash: text('password_hash'),
  isLogoff: boolean('is_logoff').notNull().default(false),
  currencyCode: text('currency_code'),
  /** When the newest order was placed that the user has seen in a list. */
  ordersSeenAt: instant('orders_seen_at'),
  createdAt: instant('created_at').notNull(),
  /** Invented for the demo; the account cannot be signed in to. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** Since when nothing of theirs is shown and nothing new taken; the reason is for them to read. */
  blockedAt: instant('blocked_at'),
  blockReason: text('block_reason').notNull().default(''),
})

/** E-mail codes, only as salted hashes; ended when used, replaced or out of tries. */
export const emailCode = pgTable('email_code', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  deviceHash: text('device_hash').notNull(),
  purpose: text('purpose').$type<MailedCodePurpose>().notNull(),
  /** What it opens beside the address: an order number; empty for the account of the address. */
  subject: text('subject').notNull().default(''),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  triesLeft: smallint('tries_left').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

/** Sign-ins; the refresh token rotates and its predecessor stays good for 30 s. */
export const loginSession = pgTable('login_session', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  deviceHash: text('device_hash').notNull(),
  refreshHash: text('refresh_hash').notNull(),
  previousRefreshHash: text('previous_refresh_hash'),
  rotatedAt: instant('rotated_at').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  deviceKind: text('device_kind').$type<DeviceKind>().notNull().default('other'),
  deviceName: text('device_name').notNull().default(''),
  countryCode: text('country_code'),
})

/** Wrong passwords in a row, by account. */
export const passwordGuess = pgTable('password_guess', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: instant('blocked_until'),
  lastFailedAt: instant('last_failed_at').notNull(),
})

/** One-time tickets with which a web page takes over a sign-in. */
export const signInTicket = pgTable('hand_off_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Price of a favorite when it was saved, in minor units; null where nothing was available. Nights and rooms are null for a voucher. */
const savedPrice = {
  savedMinor: bigint('saved_minor', { mode: 'number' }),
  savedCurrency: text('saved_currency'),
  savedCheckIn: date('saved_check_in', { mode: 'string' }),
  savedNights: smallint('saved_nights'),
  savedRooms: smallint('saved_rooms'),
}

/** Wish lists. */
export const collection = pgTable(
  'collection',
  {
    userId: text('user_id').notNull(),
    bizType: text('biz_type').notNull(),
    bizId: text('biz_id').notNull(),
    createdAt: instant('created_at').notNull(),
    ...savedPrice,
  },
  (table) => [primaryKey({ columns: [table.userId, table.bizType, table.bizId] })],
)

/** Mail that was not sent by SMTP, for reading on this machine. */
export const devMail = pgTable('dev_mail', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  sentAt: instant('sent_at').notNull(),
})

/** What happened in the app, without secrets. */
export const eventLog = pgTable('event_log', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
  deviceId: text('device_id'),
  action: text('action'),
  record: jsonb('record').notNull(),
})

/** All purposes of a mailed code: those of signing in, those available only to a signed-in user, and opening an order to a guest. */
export type MailedCodePurpose = CodePurpose | AccountCodePurpose | 'guest_order'

/** One-time tickets with which the file of an account is fetched. */
export const accountExport = pgTable('account_export', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Optional facts of a user's profile; name and picture are in user_account. */
export const userProfile = pgTable('user_profile', {
  userId: text('user_id').primaryKey(),
  gender: text('gender').$type<'unset' | 'female' | 'male' | 'other'>().notNull(),
  birthday: date('birthday', { mode: 'string' }),
  country: text('country'),
  dialCode: text('dial_code').notNull(),
  phone: text('phone').notNull(),
  intro: text('intro').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** What an upload is for: the picture of a profile, a private file with a request to waive a fee, a picture or video of a post or review, or a picture in a chat. */
export type UploadPurpose = 'avatar' | 'refund' | 'post' | 'review' | 'chat'

/** How an upload is stored. */
export type UploadMediaType = 'image/webp' | 'application/pdf' | 'video/mp4'

/** The stores that a file can stand in. */
export type StoreName = 'folder' | 's3'

/** One object of a file in its store. */
export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly sha256: string
}

/** Files that users upload. A row outlives its content while it counts toward the daily limit. */
export const uploadedFile = pgTable('uploaded_file', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  purpose: text('purpose').$type<UploadPurpose>().notNull(),
  /** Only of files from before there was a store, until `npm run move-uploads` has moved them. */
  content: bytes('content'),
  createdAt: instant('created_at').notNull(),
  mediaType: text('media_type').$type<UploadMediaType>().notNull(),
  /** As its sender named it, with the ending of its media type; empty for all but files of requests. */
  fileName: text('file_name').notNull().default(''),
  /** The order whose request to waive a fee names it; null until one does. */
  purchaseId: text('purchase_id'),
  /** Begun: its parts are being sent. Gone: refused, replaced or released. */
  state: text('state').$type<'begun' | 'stored' | 'gone'>().notNull().default('stored'),
  /** The content type that its parts are posted with; null for files that came as a form. */
  sentType: text('sent_type'),
  /** As announced at first, then as sent. */
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
  store: text('store').$type<StoreName>(),
  objects: jsonb('objects').$type<readonly StoredObject[]>().notNull().default([]),
  width: integer('width'),
  height: integer('height'),
  /** Six hexadecimal digits. */
  averageColor: text('average_color'),
  durationMs: integer('duration_ms'),
  /** The picture that a video shows before it plays. */
  posterId: text('poster_id'),
  /** What shows the file, such as `post 01J…`; null until a post, review or chat has claimed it. */
  usedBy: text('used_by'),
  completedAt: instant('completed_at'),
})

/** A row of uploaded_file. */
export type UploadedFileRow = typeof uploadedFile.$inferSelect

/** Travelers that users book for; the document's number is encrypted under the key of that id. */
export const traveler = pgTable('traveler', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  idType: text('id_type').notNull(),
  sealedIdNo: text('sealed_id_no').notNull(),
  sealKeyId: text('seal_key_id').notNull(),
  idNoHash: text('id_no_hash').notNull(),
  birthday: text('birthday'),
  tel: text('tel').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** What was looked at, once each; owner is `user <id>` or `device <hash of the device id>`. */
export const recentView = pgTable(
  'recent_view',
  {
    owner: text('owner').notNull(),
    businessType: text('business_type', { enum: ['hotel'] }).notNull(),
    businessId: text('business_id').notNull(),
    sessionId: text('session_id'),
    openId: text('open_id'),
    terminalType: text('terminal_type'),
    appType: text('app_type'),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.businessType, table.businessId] })],
)

/** What was searched for; owner is `user <id>` or `device <hash of the device id>`. */
export const searchHistory = pgTable(
  'search_history',
  {
    owner: text('owner').notNull(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    entry: jsonb('entry').$type<SearchHistoryEntry>().notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kind, table.value] })],
)

/** Accounts that travelers name for refunds; the number is encrypted, and masked for showing it. */
export const paymentAccount = pgTable('payment_account', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  kind: text('kind').$type<AccountKind>().notNull(),
  holder: text('holder').notNull(),
  /** Name of the bank; empty for a wallet. */
  bank: text('bank').notNull(),
  sealedNumber: text('sealed_number').notNull(),
  sealKeyId: text('seal_key_id').notNull(),
  numberMask: text('number_mask').notNull(),
  createdAt: instant('created_at').notNull(),
})
