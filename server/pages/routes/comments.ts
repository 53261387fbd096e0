import { type Comment, commentRoutes } from '@/contract/comment'
import type { CommentsInitial, ScreenData } from '@/contract/first-screens'
import {
  ALL_REVIEWS,
  type CommentsAddress,
  commentsPage,
  commentsParams,
  readCommentsAddress,
  reviewInput,
  reviewQueryFields,
} from '@/domain/reviews/review-query'
import { authorName } from '@/domain/community/author-name'
import { countOf } from '@/domain/text/phrases'
import { commentModule } from '../../community/routes'
import type { Services } from '../../kernel/services'
import { sortedQuery } from '../address'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, missingPage, renderRouteScreen, screenData, unlessRefused, visitorContext } from '../route-page'
import { headHtml } from '../seo/head-html'
import { breadcrumbList, commentsPageOf, homePage, type JsonLd, goodsPage } from '../seo/structured-data'

const isValidInput = allowedBy(commentRoutes.listComments.input)

const addressOf = ({ params, query }: PageAddress): CommentsAddress | null =>
  readCommentsAddress({ ...Object.fromEntries(query), ...params })

const hasComment = (list: readonly Comment[], commentId: string): boolean =>
  list.some((each) => each.commentId === commentId || each.replies.some((reply) => reply.commentId === commentId))

/** Loads what the page of reviews or comments shows first, through the page's own API routes; null where there is nothing to review. */
export async function loadComments(
  of: CommentsAddress,
  currencyCode: string,
  services: Services,
): Promise<CommentsInitial | null> {
  const { type, goodsId, commentId, query } = of
  const caller = visitorContext(services, currencyCode)
  const filters = type === 'moment' ? {} : reviewInput(query)
  const input = { type, goodsId, ...filters, pageSize: commentsPage() }
  const around = commentId === '' ? null : { ...input, commentId }
  if (!isValidInput(around ?? input)) return null
  const { getCommentSummary, listComments } = commentModule.handlers
  const [summary, found] = await Promise.all([
    unlessRefused(() => getCommentSummary({ type, goodsId }, caller), [403, 404, 410]),
    around && unlessRefused(() => listComments(around, caller), [403, 404, 410]),
  ])
  if (!summary) return null
  const page = found ?? (await unlessRefused(() => listComments(input, caller), [403, 404, 410]))
  return page && { summary, page, isMissing: commentId !== '' && !hasComment(page.list, commentId) }
}

const review = ({ author, content, createdAt, review: facts }: Comment): JsonLd[] =>
  facts
    ? [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: authorName(author) },
          datePublished: createdAt.slice(0, 10),
          reviewBody: content || undefined,
          inLanguage: facts.language,
          reviewRating: { '@type': 'Rating', ratingValue: facts.score, bestRating: 5, worstRating: 0 },
        },
      ]
    : []

/** Describes what is reviewed as schema.org structured data: the score, and the reviews on the page. A page with invented ones is not for search engines. */
function reviewedThing(type: 'hotel' | 'product', url: string, { summary, page }: CommentsInitial): JsonLd {
  const { name, score, count } = summary
  const isRated = score !== null && count > 0
  return {
    '@type': type === 'hotel' ? 'Hotel' : 'Product',
    '@id': url,
    url,
    name,
    aggregateRating: isRated
      ? { '@type': 'AggregateRating', ratingValue: score, reviewCount: count, bestRating: 5, worstRating: 0 }
      : undefined,
    review: page.list.flatMap(review),
  }
}

/** The head of a page of reviews or comments; filters, order and a single comment share the address of all. Comments stand on their post's page, which is the one that search engines list. */
function commentsHead(of: CommentsAddress, data: CommentsInitial, services: Pick<Services, 'env'>): string {
  const { env } = services
  const { type, goodsId, commentId, query } = of
  const { name, count, score } = data.summary
  const own = commentsPageOf(env, { type, goodsId, name })
  const goods = goodsPage(env, { type, goodsId, name })
  const isWhole = commentId === '' && Object.keys(reviewQueryFields(query)).length === 0
  const rated = score === null ? '' : `Rated ${score} of 5. `
  return headHtml({
    title: own.name,
    description:
      type === 'moment'
        ? `${countOf(count, 'comment')} on a post: ${name}`
        : `${rated}${countOf(count, 'review')} of ${name} by guests with a finished stay, with sub-scores and photos.`,
    canonical: own.address,
    isListed: isWhole && type !== 'moment' && count > 0 && !data.summary.hasDemo,
    picture: null,
    things: [
      ...(type === 'moment' ? [] : [reviewedThing(type, goods.address, data)]),
      breadcrumbList([homePage(env), goods, own]),
    ],
  })
}

/** What the page of reviews or comments begins with. */
export const commentsScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  of: CommentsAddress,
  value: CommentsInitial,
): ScreenData<'comments'> => screenData(services, currencyCode, { key: 'comments', params: commentsParams(of), value })

/** Makes the page of reviews of a hotel or product, or of comments on a post. */
export const commentsRenderer: PageRenderer = {
  isFresh: true,
  keyOf: (address) => sortedQuery(reviewQueryFields(addressOf(address)?.query ?? ALL_REVIEWS)),
  render: async (address, services) => {
    const of = addressOf(address)
    const value = of && (await loadComments(of, address.currencyCode, services))
    if (!value) return missingPage
    const screen = await renderRouteScreen(async () => commentsScreenData(services, address.currencyCode, of, value))
    return { status: 200, head: commentsHead(of, value, services), screen }
  },
}
