import type { Comment, ReviewSort } from '@/contract/comment'
import type { Executor } from '../../kernel/database/executor'
import { notFound } from '../../kernel/errors'
import { readCursor, writeCursor } from '../../kernel/http/cursor'
import type { Services } from '../../kernel/services'
import { readDecisions } from '../decisions'
import { readSortedCursor, type SortedPage, type SortedPlace, writeSortedCursor } from '../sorted-cursor'
import { storedIds } from '../stored-ids'
import { presentReview } from './present'
import {
  type ListedReview,
  readRelevantIds,
  readReview,
  readReviewPage,
  readReviews,
  type ReviewFilter,
  type ReviewsOf,
  sortOrders,
} from './review-rows'

/** Which page of reviews for whom. */
export interface ReviewListQuery {
  readonly of: ReviewsOf
  readonly filter: ReviewFilter
  readonly sort: ReviewSort
  readonly commentId: string | undefined
  readonly cursor: string | undefined
  readonly pageSize: number
  readonly viewer: string | null
}

/** A page of a list that may begin in its middle. */
interface Page<Item> {
  readonly list: Item[]
  readonly nextCursor: string | null
  readonly previousCursor: string | null
}

/** Reviews that stand before the one that a link names. */
const BEFORE_LINKED = 3

/** A page of reviews. A link to one review opens the page around it, by time; throws 404 comment_gone where it is not among them. */
export async function listReviews(services: Services, query: ReviewListQuery): Promise<Page<Comment>> {
  if (query.commentId !== undefined && query.cursor === undefined) return aroundReview(services, query, query.commentId)
  return query.sort === 'relevance' && !isSorted(query.cursor)
    ? relevantReviews(services, query)
    : sortedReviews(services, query)
}

/** Further pages of a list that began around a review go by time, whatever order was chosen. */
const LINKED = 'reviews linked'

const isSorted = (cursor: string | undefined) => {
  if (cursor === undefined) return false
  return Buffer.from(cursor, 'base64url').toString().startsWith(`["${LINKED}"`)
}

async function relevantReviews(services: Services, query: ReviewListQuery): Promise<Page<Comment>> {
  const { of, filter, cursor, pageSize, viewer } = query
  const { db } = services.database
  const name = 'reviews relevance'
  const [id = null, offset = 0] = readCursor(name, 2, cursor) ?? []
  const kind = `reviews ${of.type} ${of.goodsId} ${JSON.stringify(filter)}`
  const list = await storedIds(services, kind, id, () => readRelevantIds(db, of, filter, services.clock.now()))
  const end = offset + pageSize
  const rows = await readReviews(db, list.ids.slice(offset, end), viewer)
  // An author sees a review of their own that is not shown to others; it stands in no stored list.
  const own = offset === 0 && viewer !== null ? await ownHidden(services, query, viewer) : []
  return {
    list: await presentReviews(services.database.db, services, [...own, ...rows], viewer),
    nextCursor: end < list.ids.length ? writeCursor(name, [list.id, end]) : null,
    previousCursor: null,
  }
}

async function ownHidden(services: Services, { of, filter }: ReviewListQuery, viewer: string): Promise<ListedReview[]> {
  const page = { startMs: services.clock.now().getTime(), isBefore: false, place: null }
  const rows = await readReviewPage(
    services.database.db,
    of,
    { ...filter, ownHiddenBy: viewer },
    {
      order: sortOrders.newest,
      page,
      limit: 5,
      viewer,
    },
  )
  return rows
}

async function sortedReviews(services: Services, query: ReviewListQuery): Promise<Page<Comment>> {
  const { of, filter, cursor, pageSize, viewer } = query
  const isLinked = isSorted(cursor)
  const sort = isLinked || query.sort === 'relevance' ? 'newest' : query.sort
  const name = isLinked ? LINKED : `reviews ${sort}`
  const page = readSortedCursor(name, cursor, services.clock.now())
  const rows = await readReviewPage(services.database.db, of, filter, {
    order: sortOrders[sort],
    page,
    limit: pageSize + 1,
    viewer,
  })
  const shown = rows.slice(0, pageSize)
  const edge = shown.at(-1)
  const further = edge && rows.length > pageSize ? writeSortedCursor(name, { ...page, place: placeOf(edge) }) : null
  return {
    list: await presentReviews(services.database.db, services, page.isBefore ? shown.toReversed() : shown, viewer),
    nextCursor: page.isBefore ? null : further,
    previousCursor: page.isBefore ? further : null,
  }
}

async function aroundReview(services: Services, query: ReviewListQuery, commentId: string): Promise<Page<Comment>> {
  const { of, pageSize, viewer } = query
  const { db } = services.database
  const linked = await readReview(db, commentId, viewer)
  if (!linked) throw notFound('This review is no longer here.', 'comment_gone')
  const order = sortOrders.newest
  const start = { startMs: services.clock.now().getTime(), place: placeOf(linked) }
  const read = (isBefore: boolean, limit: number) =>
    readReviewPage(db, of, {}, { order, page: { ...start, isBefore }, limit, viewer })
  const [before, after] = await Promise.all([read(true, BEFORE_LINKED + 1), read(false, pageSize + 1)])
  const shownBefore = before.slice(0, BEFORE_LINKED).toReversed()
  const shownAfter = after.slice(0, pageSize)
  const cursorAt = (edge: ListedReview | undefined, isBefore: boolean, hasMore: boolean): string | null => {
    const page: SortedPage | null = edge && hasMore ? { ...start, isBefore, place: placeOf(edge) } : null
    return page && writeSortedCursor(LINKED, page)
  }
  return {
    list: await presentReviews(services.database.db, services, [...shownBefore, linked, ...shownAfter], viewer),
    nextCursor: cursorAt(shownAfter.at(-1), false, after.length > pageSize),
    previousCursor: cursorAt(shownBefore[0], true, before.length > BEFORE_LINKED),
  }
}

const placeOf = ({ key, createdAt, id }: ListedReview): SortedPlace => ({
  key,
  createdAtMs: new Date(createdAt).getTime(),
  id,
})

/** Reviews as a viewer sees them, their own ones with the reasons why they are not shown. */
export async function presentReviews(
  db: Executor,
  services: Pick<Services, 'clock' | 'pictures'>,
  rows: readonly ListedReview[],
  viewer: string | null,
): Promise<Comment[]> {
  const hidden = rows.filter(({ state, userId }) => state !== 'approved' && userId === viewer).map(({ id }) => id)
  const decisions = await readDecisions(db, 'comment', hidden, services.clock.now())
  return rows.map((row) => presentReview(row, services, viewer, decisions.get(row.id)))
}
