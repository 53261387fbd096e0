import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'

/** What changes whenever something of a chat does: its version, and its place in the queue while it waits. */
export async function readVersions(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; version: string }>(sql`
    select chat.id, chat.version || ':' || coalesce(queue.place, 0) as version
    from chat_session chat
    left join (
      select id, row_number() over (order by opened_at, id) as place from chat_session where state = 'waiting'
    ) queue on queue.id = chat.id
    where chat.id = any(${sql.param([...ids])}::text[])`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}
