import { sql } from 'drizzle-orm'
import type { HelpOrigin, QaTitle, QaType } from '@/contract/help'
import type { Executor } from '../../kernel/database/executor'

/** Counts the articles of each subject that has any. */
export async function countByType(db: Executor): Promise<Map<QaType, number>> {
  const { rows } = await db.execute<{ type: QaType; count: number }>(
    sql`select type, count(*)::integer as count from qa_article group by type`,
  )
  return new Map(rows.map(({ type, count }) => [type, count]))
}

/** Lists the titles of the articles that are common where help is opened, in their order. */
export async function listCommon(db: Executor, origin: HelpOrigin, most: number): Promise<QaTitle[]> {
  const { rows } = await db.execute<Record<string, unknown> & QaTitle>(sql`
    select id as "articleId", type, title from qa_article where ${origin} = any(origins) order by rank limit ${most}`)
  return rows
}
