import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../kernel/services'
import type { HelpArticle } from './article'
import { allArticles } from './articles/all-articles'
import { helpFactsOf } from './facts'
import { type ArticleRow, deleteArticles, lockArticles, readArticleRows, saveArticles } from './repository/fill'

const rowOf = ({ id, type, title, paragraphs, terms, link, origins }: HelpArticle, index: number): ArticleRow => ({
  id,
  type,
  title,
  content: paragraphs.join('\n\n'),
  terms: [...terms],
  linkPath: link?.path ?? null,
  linkLabel: link?.label ?? null,
  origins: [...origins],
  rank: index + 1,
})

/** What turns stored articles into those of this version. */
interface Difference {
  readonly saved: readonly ArticleRow[]
  readonly deleted: readonly string[]
}

function differenceOf(stored: readonly ArticleRow[], wanted: readonly ArticleRow[]): Difference | null {
  const storedById = new Map(stored.map((row) => [row.id, row]))
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const saved = wanted.filter((row) => !isDeepStrictEqual(storedById.get(row.id), row))
  const deleted = [...storedById.keys()].filter((id) => !wantedIds.has(id))
  return saved.length + deleted.length === 0 ? null : { saved, deleted }
}

/** Brings the help articles to those of this version and these settings, in one transaction; writes nothing where they are. Returns whether it wrote. */
export async function fillArticles({ env, database }: Pick<Services, 'env' | 'database'>): Promise<boolean> {
  const wanted = allArticles(helpFactsOf(env)).map(rowOf)
  if (!differenceOf(await readArticleRows(database.db), wanted)) return false
  return database.transaction(async (tx) => {
    await lockArticles(tx)
    const difference = differenceOf(await readArticleRows(tx), wanted)
    if (!difference) return false
    await deleteArticles(tx, difference.deleted)
    await saveArticles(tx, difference.saved)
    return true
  })
}
