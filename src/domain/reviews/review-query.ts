import type { GoodsType, ReviewSort, TravelerType } from '@/contract/comment'

/** Which reviews a list shows and in which order, as its address has it; null and empty are no filter. */
export interface ReviewQuery {
  readonly withPictures: boolean
  readonly travelerType: TravelerType | null
  readonly room: string
  readonly band: number | null
  readonly language: 'en' | 'zh' | null
  readonly keyword: string
  readonly sort: ReviewSort
}

/** Everything, in the usual order. */
export const ALL_REVIEWS: ReviewQuery = {
  withPictures: false,
  travelerType: null,
  room: '',
  band: null,
  language: null,
  keyword: '',
  sort: 'relevance',
}

/** Names of the orders. */
export const reviewSortNames: Readonly<Record<ReviewSort, string>> = {
  relevance: 'Most relevant',
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'Highest score',
  lowest: 'Lowest score',
}

/** The orders as the sheet lists them. */
export const reviewSorts: readonly ReviewSort[] = ['relevance', 'newest', 'oldest', 'highest', 'lowest']

/** Names of the company in which people travel. */
export const travelerTypeNames: Readonly<Record<TravelerType, string>> = {
  solo: 'Solo traveler',
  couple: 'Couple',
  family: 'Family',
  friends: 'Friends',
  business: 'Business',
}

const travelerTypes: readonly TravelerType[] = ['solo', 'couple', 'family', 'friends', 'business']

/** Names of the languages that reviews are written in. */
export const reviewLanguageNames = { en: 'English', zh: 'Chinese' } as const

const languages = ['en', 'zh'] as const

/** Score bands, the best first. */
export const scoreBands = [5, 4, 3, 2, 1] as const

/** A score band in words: the reviews that round down to it. */
export const bandText = (band: number): string => (band === 5 ? '5 stars' : `${band} to ${band}.5 stars`)

const goodsTypes: readonly GoodsType[] = ['hotel', 'product', 'moment']

/** What an address lists reviews of; null for a kind that has none. */
const goodsTypeOf = (text: string | undefined): GoodsType | null => goodsTypes.find((type) => type === text) ?? null

type Fields = Readonly<Record<string, string | undefined>>

const LONGEST_ROOM = 120
const LONGEST_KEYWORD = 60

const known = <Value extends string | number>(values: readonly Value[], text: string | undefined): Value | null =>
  values.find((value) => String(value) === text) ?? null

/** Reads the query of a list's address; what is not valid is ignored. */
export function readReviewQuery(fields: Fields): ReviewQuery {
  return {
    withPictures: fields.photos === '1',
    travelerType: known(travelerTypes, fields.traveler),
    room: (fields.room ?? '').slice(0, LONGEST_ROOM),
    band: known(scoreBands, fields.score),
    language: known(languages, fields.language),
    keyword: (fields.keyword ?? '').slice(0, LONGEST_KEYWORD),
    sort: known(reviewSorts, fields.sort) ?? 'relevance',
  }
}

/** The query of a list's address; what is not chosen is left out. */
export function reviewQueryFields(query: ReviewQuery): Record<string, string> {
  const { withPictures, travelerType, room, band, language, keyword, sort } = query
  return {
    ...(withPictures ? { photos: '1' } : {}),
    ...(travelerType ? { traveler: travelerType } : {}),
    ...(room === '' ? {} : { room }),
    ...(band === null ? {} : { score: String(band) }),
    ...(language ? { language } : {}),
    ...(keyword === '' ? {} : { keyword }),
    ...(sort === 'relevance' ? {} : { sort }),
  }
}

/** Filters and order as the request takes them. */
export function reviewInput(query: ReviewQuery) {
  const { withPictures, travelerType, room, band, language, keyword, sort } = query
  return {
    ...(withPictures ? { withPictures } : {}),
    ...(travelerType ? { travelerType } : {}),
    ...(room === '' ? {} : { room }),
    ...(band === null ? {} : { band }),
    ...(language ? { language } : {}),
    ...(keyword === '' ? {} : { keyword }),
    sort,
  }
}

/** Of what an address of the page lists reviews or comments; commentId is the one that it begins with, or empty. */
export interface CommentsAddress {
  readonly type: GoodsType
  readonly goodsId: string
  readonly commentId: string
  readonly query: ReviewQuery
}

/** Reads an address of the page; null where its kind has no reviews. */
export function readCommentsAddress(fields: Fields): CommentsAddress | null {
  const type = goodsTypeOf(fields.type)
  if (!type) return null
  const { goodsId = '', commentId = '' } = fields
  return { type, goodsId, commentId, query: type === 'moment' ? ALL_REVIEWS : readReviewQuery(fields) }
}

/** Everything that the page's first screen depends on. */
export const commentsParams = ({ type, goodsId, commentId, query }: CommentsAddress): Record<string, string> => ({
  type,
  goodsId,
  commentId,
  ...reviewQueryFields(query),
})

/** Rows of a list's first page; later ones are longer. */
export const commentsPage = (cursor?: string): number => (cursor === undefined ? 10 : 20)

/** What a filter is called and what is left without it. */
export interface ReviewChip {
  readonly key: string
  readonly label: string
  readonly without: Partial<ReviewQuery>
}

/** A chip for each filter that is on. */
export function reviewChips(query: ReviewQuery): ReviewChip[] {
  const { withPictures, travelerType, room, band, language, keyword } = query
  const chips: (ReviewChip | null)[] = [
    withPictures ? { key: 'photos', label: 'With photos', without: { withPictures: false } } : null,
    travelerType && {
      key: 'traveler',
      label: travelerTypeNames[travelerType],
      without: { travelerType: null },
    },
    room === '' ? null : { key: 'room', label: room, without: { room: '' } },
    band === null ? null : { key: 'score', label: bandText(band), without: { band: null } },
    language && { key: 'language', label: reviewLanguageNames[language], without: { language: null } },
    keyword === '' ? null : { key: 'keyword', label: `“${keyword}”`, without: { keyword: '' } },
  ]
  return chips.filter((chip) => chip !== null)
}
