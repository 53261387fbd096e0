import { feedRoutes, type MomentCard, type WaterfallItem } from '@/contract/feed'
import { callerKey } from '../account/devices'
import { presentCoupon } from '../stays/posts'
import { presentMoment } from '../stays/posts'
import { hotelCards, momentPrices } from '../stays/quote/hotel-cards'
import {
  countMomentLikes,
  type FeedRow,
  readCouponPage,
  readFeedPage,
  readMomentPage,
  setMomentLike,
} from './repository'
import { todayIn } from '../kernel/time/zones'
import { readRankCursor, writeCursor } from '../kernel/http/cursor'
import { routeModule } from '../kernel/http/route-module'
import { notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import type { HotelCard } from '@/contract/search'
import { whyShown } from '@/domain/feed/why-shown'
import type { Catalogue } from '../stays/catalogue/catalogue'
import type { PictureLibrary } from '../kernel/pictures/picture-library'

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

  listFeedMoments: async ({ cityId = null, hotelId = null, pageSize = PAGE_SIZE, cursor, ...stay }, context) => {
    const { services, user } = context
    const query = { ...pageOf('moments', cursor, pageSize), cityId, hotelId, userId: user?.uid ?? null }
    const rows = await readMomentPage(services.database.db, query)
    const { page, nextCursor } = cutPage('moments', rows, pageSize)
    const cards = await hotelCards(context, unique(page.map(({ moment }) => moment.hotelId)), stay)
    const priceOf = momentPrices(cards, stay, services.clock.now())
    const list = page.map(({ moment, timeZone }) =>
      presentMoment(moment, services.pictures, priceOf(moment.hotelId, timeZone)),
    )
    return { list, nextCursor }
  },

  getWaterfall: async ({ pageSize = PAGE_SIZE, cursor, ...stay }, context) => {
    const { services, user, currency } = context
    const { db } = services.database
    const now = services.clock.now()
    const caller = { userId: user?.uid ?? null, viewer: callerKey(context), now, day: todayIn('UTC', now) }
    const rows = await readFeedPage(db, { ...pageOf('feed', cursor, pageSize), ...caller })
    const { page, nextCursor } = cutPage('feed', rows, pageSize)
    const priced = page.filter(({ bizType }) => bizType !== 'coupon').map(({ hotelId }) => hotelId)
    const cards = await hotelCards(context, unique(priced), stay)
    const catalogue = await services.catalogue.latest(db)
    const facts = { catalogue, pictures: services.pictures, currencyCode: currency, cards }
    const priceOf = momentPrices(cards, stay, now)
    return { list: page.flatMap((row) => presentWaterfallItem(row, { ...facts, priceOf }) ?? []), nextCursor }
  },

  like: ({ bizId, isLike }, { services, user }) => likeMoment(services, { userId: user.uid, momentId: bizId, isLike }),
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

/** Sets the wanted state of a like and returns the count; idempotent. Throws 404 for an unknown post. */
function likeMoment(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  request: { userId: string; momentId: string; isLike: boolean },
): Promise<{ isLike: boolean; likeCount: number }> {
  return database.transaction(async (tx) => {
    if ((await countMomentLikes(tx, request.momentId)) === null) throw notFound('There is no such post.')
    await setMomentLike(tx, { ...request, now: clock.now() })
    return { isLike: request.isLike, likeCount: (await countMomentLikes(tx, request.momentId)) ?? 0 }
  })
}

/** With what the cards of one page of the feed are made. */
interface WaterfallFacts {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  readonly currencyCode: string
  /** Priced cards by hotel. */
  readonly cards: ReadonlyMap<string, HotelCard>
  readonly priceOf: (hotelId: string, timeZone: string) => MomentCard['from']
}

/** A place of the feed as it is shown, null where its hotel is off sale. */
function presentWaterfallItem(row: FeedRow, facts: WaterfallFacts): WaterfallItem | null {
  const { catalogue, pictures, currencyCode, cards, priceOf } = facts
  const { coupon, moment, hotelId, timeZone } = row
  const cityName = catalogue.cityById.get(row.cityId)?.name ?? ''
  const reason = whyShown({ ...row, cityName, likeCount: moment?.likeCount ?? 0 })
  const why = reason === null ? {} : { why: reason }
  if (coupon) return { bizType: 'coupon', data: presentCoupon(coupon, catalogue, pictures, currencyCode), ...why }
  if (moment) return { bizType: 'moment', data: presentMoment(moment, pictures, priceOf(hotelId, timeZone)), ...why }
  const card = cards.get(hotelId)
  return card ? { bizType: 'hotel', data: card, ...why } : null
}
