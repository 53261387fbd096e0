import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { qaArticle } from '../../kernel/database/schema/support'

/** A row of an article, without what full-text search reads. */
export type ArticleRow = typeof qaArticle.$inferSelect

/** Reads all articles. */
export const readArticleRows = (db: Executor): Promise<ArticleRow[]> => db.select().from(qaArticle)

/** Blocks other processes that fill the table until the transaction ends; searches continue. */
export async function lockArticles(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table qa_article in share row exclusive mode`)
}

/** Deletes articles by their ids. */
export async function deleteArticles(tx: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(qaArticle).where(inArray(qaArticle.id, [...ids]))
}

/** Writes articles, new or changed, with what full-text search reads of them. */
export async function saveArticles(tx: Executor, rows: readonly ArticleRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await deleteArticles(tx, ids)
  await tx.insert(qaArticle).values([...rows])
  await tx.execute(sql`
    update qa_article set words = setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('english', array_to_string(terms, ' . ')), 'B')
      || setweight(to_tsvector('english', content), 'C')
    where id = any(${sql.param(ids)}::text[])`)
}
