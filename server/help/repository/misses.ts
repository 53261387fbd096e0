import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'

/** Maximum number of different searches without result that are stored: the calls need no sign-in, so the table must be bounded. */
const MOST_MISSES = 5_000

/** Counts a search without result; a new one only while there is room. */
export async function countMiss(db: Executor, keyword: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    insert into qa_miss (keyword, searched_at)
    select ${keyword}, ${at}::timestamptz
    where exists (select from qa_miss where keyword = ${keyword}) or (select count(*) from qa_miss) < ${MOST_MISSES}
    on conflict (keyword) do update set count = qa_miss.count + 1, searched_at = excluded.searched_at`)
}

/** A search without result: how often, and when it was searched for last. */
export interface HelpMiss {
  readonly keyword: string
  readonly count: number
  readonly searchedAt: Date
}

/** Lists searches without result, the most frequent first. */
export async function listMisses(db: Executor, most: number): Promise<HelpMiss[]> {
  const { rows } = await db.execute<{ keyword: string; count: number; searchedAt: string }>(sql`
    select keyword, count, to_json(searched_at) as "searchedAt" from qa_miss
    order by count desc, searched_at desc, keyword limit ${most}`)
  return rows.map(({ keyword, count, searchedAt }) => ({ keyword, count, searchedAt: new Date(searchedAt) }))
}
