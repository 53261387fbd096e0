import { type SQL, sql } from 'drizzle-orm'
import type { QaArticle, QaType } from '@/contract/help'
import type { Executor } from '../../kernel/database/executor'
import type { HitPlace } from '../score'

/** The stems that all articles have, each with how many of them have it, and how many articles there are. */
export interface Vocabulary {
  readonly articles: number
  readonly having: ReadonlyMap<string, number>
}

/** Reads the stems of all articles. */
export async function readVocabulary(db: Executor): Promise<Vocabulary> {
  const { rows } = await db.execute<{ word: string; having: number; articles: number }>(sql`
    select word, ndoc as having, (select count(*)::integer from qa_article) as articles
    from ts_stat('select words from qa_article')`)
  return { articles: rows[0]?.articles ?? 0, having: new Map(rows.map(({ word, having }) => [word, having])) }
}

/** The stems of a text in English, without stop words. */
export async function stemsOf(db: Executor, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ lexeme: string }>(sql`
    select lexeme from unnest(to_tsvector('english', ${text})) order by positions[1]`)
  return rows.map(({ lexeme }) => lexeme)
}

/** A subject and an id that articles are narrowed to, each null for any. */
export interface ArticleFilter {
  readonly type: QaType | null
  readonly articleId: string | null
}

/** An article that has something of a query. */
interface FoundArticle {
  readonly article: QaArticle
  readonly places: Readonly<Record<string, HitPlace>>
  /** Terms in lower case that the query contains, inside of words too. */
  readonly terms: readonly string[]
  readonly titleLikeness: number
  readonly isWhole: boolean
}

type ArticleRow = Record<string, unknown> &
  Pick<QaArticle, 'articleId' | 'type' | 'title' | 'content'> & {
    readonly linkPath: string | null
    readonly linkLabel: string | null
  }

const articleColumns = sql`a.id as "articleId", a.type, a.title, a.content, a.link_path as "linkPath", a.link_label as "linkLabel"`

const presentArticle = ({ articleId, type, title, content, linkPath, linkLabel }: ArticleRow): QaArticle => ({
  articleId,
  type,
  title,
  content,
  link: linkPath === null || linkLabel === null ? null : { path: linkPath, label: linkLabel },
})

const isWithin = ({ type, articleId }: ArticleFilter): SQL =>
  sql`(${type}::text is null or a.type = ${type}) and (${articleId}::text is null or a.id = ${articleId})`

/** Lists articles of a subject, or one by its id, in their order. */
export async function listArticles(db: Executor, filter: ArticleFilter, most: number): Promise<QaArticle[]> {
  const { rows } = await db.execute<ArticleRow>(
    sql`select ${articleColumns} from qa_article a where ${isWithin(filter)} order by a.rank limit ${most}`,
  )
  return rows.map(presentArticle)
}

/** What is searched for: the folded query, its words for full-text search, and their stems as articles have them. */
interface SearchedText {
  readonly folded: string
  readonly plain: string
  readonly stems: readonly string[]
}

/** Reads the articles that have a stem of a query, a term that it contains, or a title like it; in their order. */
export async function searchArticles(
  db: Executor,
  { folded, plain, stems }: SearchedText,
  filter: ArticleFilter,
): Promise<FoundArticle[]> {
  const stemList = sql`${sql.param([...stems])}::text[]`
  const { rows } = await db.execute<ArticleRow & Omit<FoundArticle, 'article'>>(sql`
    with wanted as (
      select string_agg(quote_literal(stem), ' | ')::tsquery as any_of, websearch_to_tsquery('english', ${plain}) as all_of
      from unnest(${stemList}) stem
    )
    select ${articleColumns}, found.terms,
      (select coalesce(json_object_agg(h.lexeme, (select min(w) from unnest(h.weights) w)), '{}')
        from unnest(a.words) h where h.lexeme = any(${stemList})) as places,
      similarity(lower(a.title), ${folded}) as "titleLikeness",
      numnode(wanted.all_of) > 0 and a.words @@ wanted.all_of as "isWhole"
    from qa_article a cross join wanted
    cross join lateral (
      select array(select lower(t) from unnest(a.terms) t where position(lower(t) in ${folded}) > 0) as terms
    ) found
    where ${isWithin(filter)}
      and (a.words @@ wanted.any_of or lower(a.title) % ${folded} or cardinality(found.terms) > 0)
    order by a.rank`)
  return rows.map(({ places, terms, titleLikeness, isWhole, ...row }) => ({
    article: presentArticle(row),
    places,
    terms,
    titleLikeness,
    isWhole,
  }))
}
