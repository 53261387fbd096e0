import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { DeviceKind } from '@/contract/login-sessions'
import type { MailedCodePurpose } from '../auth/mailed-code-purpose'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
  createdAt: instant('created_at').notNull(),
})

/** E-mail codes, only as salted hashes; ended when used, replaced or out of tries. */
export const emailCode = pgTable('email_code', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  deviceHash: text('device_hash').notNull(),
  purpose: text('purpose').$type<MailedCodePurpose>().notNull(),
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
export const handOffTicket = pgTable('hand_off_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: text('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** What a wish cost when it was saved, in minor units; null where nothing could be had, nights and rooms null for a voucher. */
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

/** Who likes which moment. */
export const momentLike = pgTable(
  'moment_like',
  {
    userId: text('user_id').notNull(),
    momentId: text('moment_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.momentId, table.userId] })],
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
