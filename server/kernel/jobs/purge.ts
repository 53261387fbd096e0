import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import type { Services } from '../services'
import type { JobHandler } from './run-jobs'

/** When a table's rows are gone for good: so many days after `endedAt`, a date expression of SQL. */
interface PurgeRule {
  readonly table: string
  /** Columns of the primary key. */
  readonly key: readonly string[]
  readonly endedAt: string
  readonly retentionDays: number
}

/** A code is dead after 5 minutes, but the sends of a day and five minutes are counted by these rows. */
const CODE_DAYS = 2

/** From where somebody came to a voucher. */
const SOURCE_DAYS = 30

/** A token is valid for a minute; a day is enough to investigate a link that did not work. */
const TICKET_DAYS = 1

/** A month in which a stolen sign-in can still be looked into, with the log beside it. */
const SESSION_DAYS = 30

/** Twice the longest lock: forgetting must not give a guesser more tries than waiting does. */
const GUESS_DAYS = 60

/** Wrong codes of vouchers count for an hour; a day is enough to look into an alarm. */
const CODE_GUESS_DAYS = 1

/** Clients try an unanswered call again for minutes, a phone that was off perhaps for days. */
const IDEMPOTENCY_DAYS = 7

/** The development mailbox is for trying things out and holds codes in clear. */
const DEV_MAIL_DAYS = 7

/** An undo is offered for minutes. */
const REMOVED_FAVORITE_DAYS = 1

/** Retention of emails that were never accepted: when and why they failed, for the repair of the mail server. */
const DEAD_MAIL_DAYS = 30

/** Long enough to see what led to a complaint or a fall in bookings. */
const EVENT_DAYS = 90

/** A job that was done can be looked into for a week, one that was given up for longer: somebody has to do what it did not. */
const JOB_DAYS = 7
const DEAD_JOB_DAYS = 90

/** A device that did not come back for half a year has been replaced; an account's own history goes with the account. */
const DEVICE_DAYS = 180

/** Until then a hotel may have to report who stayed. */
const DOCUMENT_DAYS = 30

/** A decided report can be looked up for a year. */
const REPORT_DAYS = 365

/** A month longer than its author can appeal. */
const REASONS_DAYS = 214

/** After that a device has to consent again. */
const CONSENT_DAYS = 365

/** Tokens are counted by day; a month shows what they cost. */
const USAGE_DAYS = 31

/** Searches without result are deleted half a year after their last use. */
const MISS_DAYS = 180

/** A list is read on from for minutes. */
const LIST_DAYS = 1

const ofDevices = (column: string) => `case when owner like 'device %' then ${column} end`

/** What is long over and may go, table by table. */
export const purgeRules: readonly PurgeRule[] = [
  { table: 'sku_source', key: ['owner', 'sku_id'], endedAt: 'seen_at', retentionDays: SOURCE_DAYS },
  { table: 'email_code', key: ['id'], endedAt: 'created_at', retentionDays: CODE_DAYS },
  { table: 'hand_off_ticket', key: ['ticket_hash'], endedAt: 'expires_at', retentionDays: TICKET_DAYS },
  {
    table: 'login_session',
    key: ['id'],
    endedAt: 'least(expires_at, coalesce(revoked_at, expires_at))',
    retentionDays: SESSION_DAYS,
  },
  {
    table: 'password_guess',
    key: ['subject'],
    endedAt: 'greatest(last_failed_at, coalesce(blocked_until, last_failed_at))',
    retentionDays: GUESS_DAYS,
  },
  { table: 'code_guess', key: ['subject'], endedAt: 'ends_at', retentionDays: CODE_GUESS_DAYS },
  {
    table: 'idempotency',
    key: ['scope', 'operation_id', 'key'],
    endedAt: 'created_at',
    retentionDays: IDEMPOTENCY_DAYS,
  },
  {
    table: 'removed_wish',
    key: ['user_id', 'biz_type', 'biz_id'],
    endedAt: 'removed_at',
    retentionDays: REMOVED_FAVORITE_DAYS,
  },
  { table: 'account_export', key: ['ticket_hash'], endedAt: 'expires_at', retentionDays: TICKET_DAYS },
  { table: 'document_ticket', key: ['ticket_hash'], endedAt: 'expires_at', retentionDays: TICKET_DAYS },
  { table: 'chat_ticket', key: ['ticket_hash'], endedAt: 'expires_at', retentionDays: TICKET_DAYS },
  { table: 'event_log', key: ['id'], endedAt: 'received_at', retentionDays: EVENT_DAYS },
  { table: 'outbox', key: ['id'], endedAt: 'done_at', retentionDays: JOB_DAYS },
  { table: 'outbox', key: ['id'], endedAt: 'dead_at', retentionDays: DEAD_JOB_DAYS },
  {
    table: 'outbox',
    key: ['id'],
    endedAt: "case when topic = 'mail' then dead_at end",
    retentionDays: DEAD_MAIL_DAYS,
  },
  {
    table: 'search_history',
    key: ['owner', 'kind', 'value'],
    endedAt: ofDevices('searched_at'),
    retentionDays: DEVICE_DAYS,
  },
  {
    table: 'recent_view',
    key: ['owner', 'business_type', 'business_id'],
    endedAt: ofDevices('viewed_at'),
    retentionDays: DEVICE_DAYS,
  },
  {
    table: 'order_traveler',
    key: ['order_id', 'room'],
    endedAt: 'check_out',
    retentionDays: DOCUMENT_DAYS,
  },
  { table: 'stored_list', key: ['id'], endedAt: 'created_at', retentionDays: LIST_DAYS },
  { table: 'content_report', key: ['id'], endedAt: 'decided_at', retentionDays: REPORT_DAYS },
  {
    table: 'statement_of_reasons',
    key: ['id'],
    endedAt: "case when appeal_state is distinct from 'open' then created_at end",
    retentionDays: REASONS_DAYS,
  },
  { table: 'dialog', key: ['id'], endedAt: ofDevices('updated_at'), retentionDays: DEVICE_DAYS },
  { table: 'assistant_consent', key: ['owner'], endedAt: ofDevices('given_at'), retentionDays: CONSENT_DAYS },
  { table: 'assistant_usage', key: ['day', 'subject'], endedAt: 'used_at', retentionDays: USAGE_DAYS },
  { table: 'qa_miss', key: ['keyword'], endedAt: 'searched_at', retentionDays: MISS_DAYS },
  { table: 'dev_mail', key: ['id'], endedAt: 'sent_at', retentionDays: DEV_MAIL_DAYS },
]

/** Deletes a limited number of a rule's rows that ended before an instant; returns how many. */
async function deleteEnded(
  db: Executor,
  { table, key, endedAt }: PurgeRule,
  before: Date,
  most: number,
): Promise<number> {
  const columns = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const from = sql.identifier(table)
  const { rows } = await db.execute<{ gone: number }>(sql`
    with ended as (
      delete from ${from} where (${columns}) in (
        select ${columns} from ${from} where ${sql.raw(endedAt)} < ${before.toISOString()}::timestamptz limit ${most}
      )
      returning 1
    )
    select count(*)::integer as gone from ended`)
  return rows[0]?.gone ?? 0
}

const DAY_MS = 86_400_000
const INTERVAL_MS = 60 * 60_000

/** Few enough that nobody waits for the rows' locks. */
const BATCH = 1_000

async function purgeTable({ database, clock }: Services, rule: PurgeRule): Promise<void> {
  const before = new Date(clock.now().getTime() - rule.retentionDays * DAY_MS)
  for (let gone = BATCH; gone === BATCH;) gone = await deleteEnded(database.db, rule, before, BATCH)
}

/** Deletes expired rows every hour. A table that fails waits for the next hour and does not block the others. */
export const purge: JobHandler<'purge'> = async (services) => {
  for (const rule of purgeRules) {
    await purgeTable(services, rule).catch((error: unknown) => {
      services.log.error({ err: error, table: rule.table }, 'old rows could not be deleted')
    })
  }
  return new Date(services.clock.now().getTime() + INTERVAL_MS)
}
