import { feedRoutes } from '@/contract/feed'
import { askerKey } from '../auth/asker-key'
import { likeMoment } from '../commands/like-moment'
import { presentCoupon } from '../presenters/coupon-card'
import { presentMoment } from '../presenters/moment-card'
import { presentWaterfallItem } from '../presenters/waterfall-item'
import { hotelCards } from '../quotes/hotel-cards'
import { momentPrices } from '../quotes/moment-prices'
import { readCouponPage, readFeedPage, readMomentPage } from '../repositories/feed-page'
import { todayIn } from '../kernel/time/zones'
import { readRankCursor, writeCursor } from '../kernel/http/cursor'
import { routeModule } from '../kernel/http/route-module'

const PAGE_SIZE = 20

/** Vouchers, travellers' posts, the mixed feed, and likes. */
export const feedModule = routeModule(feedRoutes, {
  listCoupons: async ({ cityId = null, pageSize = PAGE_SIZE, cursor }, { services, user, currency }) => {
    const { db } = services.database
    const asker = { userId: user?.uid ?? null, day: todayIn('UTC', services.clock.now()) }
    const rows = await readCouponPage(db, { ...pageOf('coupons', cursor, pageSize), cityId, ...asker })
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
    const asker = { userId: user?.uid ?? null, viewer: askerKey(context), day: todayIn('UTC', now) }
    const rows = await readFeedPage(db, { ...pageOf('feed', cursor, pageSize), ...asker })
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
