import { feedRoutes, type MomentCard, type WaterfallItem } from '@/contract/feed'
import type { HotelCard } from '@/contract/search'
import { whyShown } from '@/domain/feed/why-shown'
import { distanceMetres, type Point } from '@/domain/stays/location'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { callerKey } from '../account/devices'
import { notFound } from '../kernel/errors'
import { readCursor, readRankCursor, writeCursor } from '../kernel/http/cursor'
import { cutNewestPage, readNewestCursor } from '../kernel/http/newest-cursor'
import { routeModule } from '../kernel/http/route-module'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { todayIn } from '../kernel/time/zones'
import type { Catalogue } from '../stays/catalogue/catalogue'
import { presentCoupon, presentMoment } from '../stays/posts'
import { type CardCaller, hotelCards, momentPrices } from '../stays/quote/hotel-cards'
import { momentPage } from './moment-page'
import { type FeedRow, readCouponPage, readFeedCards, readFollowedCards } from './repository/cards'
import { setLike } from './set-like'
import { forYouFeed, nearbyFeed } from './stored-feed'

const PAGE_SIZE = 20

/** Vouchers, travelers' posts, the mixed feed, and likes. */
export const feedModule = routeModule(feedRoutes, {
  listCoupons: async ({ cityId = null, pageSize = PAGE_SIZE, cursor }, { services, user, currency }) => {
    const { db } = services.database
    const now = services.clock.now()
    const caller = { userId: user?.uid ?? null, now, day: todayIn('UTC', now) }
    const rows = await readCouponPage(db, { ...pageOf('coupons', cursor, pageSize), cityId, ...caller })
    const catalogue = await services.catalogue.latest(db)
    const { page, nextCursor } = cutPage('coupons', rows, pageSize)
    return {
      list: page.map(({ coupon }) => presentCoupon(coupon, catalogue, services.pictures, currency)),
      nextCursor,
    }
  },

  listFeedMoments: ({ pageSize = PAGE_SIZE, cursor, cityId, hotelId, ...stay }, context) =>
    momentPage(context, { cityId, hotelId }, { list: 'moments', pageSize, cursor, stay }),

  getWaterfall: async ({ pageSize = PAGE_SIZE, cursor, tab = 'forYou', lat, lng, ...stay }, context) => {
    const { services, user } = context
    const now = services.clock.now()
    const reader = { viewer: callerKey(context), now, day: todayIn('UTC', now) }
    if (tab === 'following') {
      if (user === null) return { list: [], nextCursor: null }
      const page = { after: readNewestCursor('following', cursor), limit: pageSize + 1 }
      const rows = await readFollowedCards(services.database.db, page, { ...reader, userId: user.uid })
      const cut = cutNewestPage('following', rows, pageSize)
      return { list: await presentCards(context, cut.page, stay, null), nextCursor: cut.nextCursor }
    }
    const point = tab === 'nearby' && lat !== undefined && lng !== undefined ? { lat, lng } : null
    const [id = null, offset = 0] = readCursor('feed', 2, cursor) ?? []
    const feed = point ? await nearbyFeed(services, point, id) : await forYouFeed(services, user?.uid ?? null, id)
    const end = offset + pageSize
    const rows = await readFeedCards(services.database.db, feed.entries.slice(offset, end), {
      ...reader,
      userId: user?.uid ?? null,
    })
    const nextCursor = end < feed.entries.length ? writeCursor('feed', [feed.id, end]) : null
    return { list: await presentCards(context, rows, stay, point), nextCursor }
  },

  like: async ({ bizType, bizId, isLike }, { services: { database, clock }, user }) =>
    database.transaction(async (tx) => {
      const likeCount = await setLike(tx, { userId: user.uid, bizType, bizId, isLike, now: clock.now() })
      if (likeCount === null) throw notFound('There is nothing like that to like.')
      return { isLike, likeCount }
    }),
})

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** Where a page begins, and one row more than it has, to know whether it is the last. */
function pageOf(list: string, cursor: string | undefined, pageSize: number) {
  return { afterRank: readRankCursor(list, cursor), limit: pageSize + 1 }
}

function cutPage<Row extends { readonly rank: number }>(list: string, rows: readonly Row[], pageSize: number) {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { page, nextCursor: last && rows.length > pageSize ? writeCursor(list, [last.rank]) : null }
}

/** With what the cards of one page of the feed are made. */
interface WaterfallFacts {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  readonly currencyCode: string
  /** Priced cards by hotel. */
  readonly cards: ReadonlyMap<string, HotelCard>
  readonly priceOf: (hotelId: string | null, timeZone: string) => MomentCard['from']
  /** Where the viewer is, if the feed goes by that. */
  readonly point: Point | null
}

/** Cards of the feed as they are shown, priced for a stay. */
async function presentCards(
  context: CardCaller & Parameters<typeof callerKey>[0],
  rows: readonly FeedRow[],
  stay: WantedStay,
  point: Point | null,
): Promise<WaterfallItem[]> {
  const { services, currency } = context
  const priced = rows.flatMap(({ bizType, hotelId }) => (bizType === 'coupon' ? [] : (hotelId ?? [])))
  const cards = await hotelCards(context, unique(priced), stay)
  const catalogue = await services.catalogue.latest(services.database.db)
  const priceOf = momentPrices(cards, stay, services.clock.now())
  const facts = { catalogue, pictures: services.pictures, currencyCode: currency, cards, priceOf, point }
  return rows.flatMap((row) => presentWaterfallItem(row, facts) ?? [])
}

/** A place of the feed as it is shown, null where its hotel is off sale. */
function presentWaterfallItem(row: FeedRow, facts: WaterfallFacts): WaterfallItem | null {
  const { catalogue, pictures, currencyCode, cards, priceOf, point } = facts
  const { coupon, moment, hotelId, timeZone, lat, lng } = row
  const cityName = (row.cityId && catalogue.cityById.get(row.cityId)?.name) ?? ''
  const metres = point && lat !== null && lng !== null ? distanceMetres(point, { lat, lng }) : null
  const reason = whyShown({
    ...row,
    cityName,
    metres,
    followedName: row.isAuthorFollowed ? (moment?.nickName ?? null) : null,
    likeCount: moment?.likeCount ?? 0,
  })
  const why = reason === null ? {} : { why: reason }
  if (coupon) return { bizType: 'coupon', data: presentCoupon(coupon, catalogue, pictures, currencyCode), ...why }
  if (moment) return { bizType: 'moment', data: presentMoment(moment, pictures, priceOf(hotelId, timeZone)), ...why }
  const card = hotelId === null ? undefined : cards.get(hotelId)
  return card ? { bizType: 'hotel', data: card, ...why } : null
}
