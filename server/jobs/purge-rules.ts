/** When a table's rows are gone for good: so many days after `endedAt`, a date expression of SQL. */
export interface PurgeRule {
  readonly table: string
  /** Columns of the primary key. */
  readonly key: readonly string[]
  readonly endedAt: string
  readonly keptDays: number
}

/** A code is dead after 5 minutes, but the sends of a day and five minutes are counted by these rows. */
const CODE_DAYS = 2

/** A ticket is good for a minute; a day is enough to answer a question about a link that did not work. */
const TICKET_DAYS = 1

/** A month in which a stolen sign-in can still be looked into, with the log beside it. */
const SESSION_DAYS = 30

/** Twice the longest lock: forgetting must not give a guesser more tries than waiting does. */
const GUESS_DAYS = 60

/** Clients try an unanswered call again for minutes, a phone that was off perhaps for days. */
const IDEMPOTENCY_DAYS = 7

/** The development mailbox is for trying things out and holds codes in clear. */
const DEV_MAIL_DAYS = 7

/** An undo is offered for minutes. */
const REMOVED_WISH_DAYS = 1

/** What is left of emails that were never accepted: when and why, for whoever mends the mail server. */
const DEAD_MAIL_DAYS = 30

/** Long enough to see what led to a complaint or a fall in bookings. */
const EVENT_DAYS = 90

/** A job that was done can be looked into for a week, one that was given up for longer: somebody has to do what it did not. */
const JOB_DAYS = 7
const DEAD_JOB_DAYS = 90

/** A device that did not come back for half a year has been replaced; an account's own history goes with the account. */
const DEVICE_DAYS = 180

const ofDevices = (column: string) => `case when owner like 'device %' then ${column} end`

/** What is long over and may go, table by table. */
export const purgeRules: readonly PurgeRule[] = [
  { table: 'email_code', key: ['id'], endedAt: 'created_at', keptDays: CODE_DAYS },
  { table: 'hand_off_ticket', key: ['ticket_hash'], endedAt: 'expires_at', keptDays: TICKET_DAYS },
  {
    table: 'login_session',
    key: ['id'],
    endedAt: 'least(expires_at, coalesce(revoked_at, expires_at))',
    keptDays: SESSION_DAYS,
  },
  {
    table: 'password_guess',
    key: ['subject'],
    endedAt: 'greatest(last_failed_at, coalesce(blocked_until, last_failed_at))',
    keptDays: GUESS_DAYS,
  },
  { table: 'idempotency', key: ['scope', 'operation_id', 'key'], endedAt: 'created_at', keptDays: IDEMPOTENCY_DAYS },
  { table: 'removed_wish', key: ['user_id', 'biz_type', 'biz_id'], endedAt: 'removed_at', keptDays: REMOVED_WISH_DAYS },
  { table: 'account_export', key: ['ticket_hash'], endedAt: 'expires_at', keptDays: TICKET_DAYS },
  { table: 'event_log', key: ['id'], endedAt: 'received_at', keptDays: EVENT_DAYS },
  { table: 'outbox', key: ['id'], endedAt: 'done_at', keptDays: JOB_DAYS },
  { table: 'outbox', key: ['id'], endedAt: 'dead_at', keptDays: DEAD_JOB_DAYS },
  {
    table: 'outbox',
    key: ['id'],
    endedAt: "case when topic = 'mail' then dead_at end",
    keptDays: DEAD_MAIL_DAYS,
  },
  {
    table: 'search_history',
    key: ['owner', 'kind', 'value'],
    endedAt: ofDevices('searched_at'),
    keptDays: DEVICE_DAYS,
  },
  {
    table: 'recent_view',
    key: ['owner', 'business_type', 'business_id'],
    endedAt: ofDevices('viewed_at'),
    keptDays: DEVICE_DAYS,
  },
  { table: 'dev_mail', key: ['id'], endedAt: 'sent_at', keptDays: DEV_MAIL_DAYS },
]
