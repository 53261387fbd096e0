import { sql } from 'drizzle-orm'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { eraseChat } from './erase'
import { isRunning } from './repository/sessions'
import { closeSession } from './sessions'

const DAY_MS = 86_400_000
const INTERVAL_MS = 60 * 60_000

/** How long a chat that has ended can be read: a traveler's as long as a complaint may take, a visitor's for a month. */
const TRAVELERS_DAYS = 365
const VISITORS_DAYS = 30

/** Days without a message after which a chat is closed. */
const IDLE_DAYS = 7

const BATCH = 200

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

async function listEnded({ database, clock }: Services): Promise<string[]> {
  const now = clock.now()
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from chat_session
    where closed_at < (case when user_id is null then ${daysBefore(now, VISITORS_DAYS)}
      else ${daysBefore(now, TRAVELERS_DAYS)} end)::timestamptz
    order by closed_at limit ${BATCH}`)
  return rows.map(({ id }) => id)
}

async function listIdle({ database, clock }: Services): Promise<string[]> {
  const since = daysBefore(clock.now(), IDLE_DAYS)
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select chat.id from chat_session chat
    left join chat_message last on last.session_id = chat.id and last.seq = chat.last_seq
    where chat.state <> 'closed' and coalesce(last.created_at, chat.opened_at) < ${since}::timestamptz
    order by chat.opened_at limit ${BATCH}`)
  return rows.map(({ id }) => id)
}

const closing = { line: { text: 'The chat has ended, for nothing was written for a week.' }, condition: isRunning }

/** Every hour: closes chats in which nothing was written for a week, and deletes those that ended long ago with their pictures. */
export const purgeChats: JobHandler<'purge-chats'> = async (services) => {
  for (const id of await listIdle(services)) {
    await services.database.transaction((tx) => closeSession(tx, services, id, closing))
    services.chatLive.wake(id)
  }
  for (const id of await listEnded(services)) await services.database.transaction((tx) => eraseChat(tx, services, id))
  return new Date(services.clock.now().getTime() + INTERVAL_MS)
}
