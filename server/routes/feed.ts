import { feedRoutes, type WaterfallItem } from '@/contract/feed'
import { likeMoment } from '../commands/like-moment'
import { presentCoupon } from '../presenters/coupon-card'
import { presentMoment } from '../presenters/moment-card'
import { hotelCards } from '../quotes/hotel-cards'
import { type FeedRow, readCouponPage, readFeedPage } from '../repositories/feed-page'
import { todayIn } from '../time/today-in'
import { readCursor, writeCursor } from './cursor'
import { routeModule } from './handler'

const PAGE_SIZE = 20

/** Vouchers, the mixed feed, and likes. */
export const feedModule = routeModule(feedRoutes, {
  listCoupons: async ({ cityId = null, pageSize = PAGE_SIZE, cursor }, { services, currency }) => {
    const { db } = services.database
    const [afterRank = 0] = readCursor('coupons', 1, cursor) ?? []
    const day = todayIn('UTC', services.clock.now())
    const rows = await readCouponPage(db, { afterRank, limit: pageSize + 1, cityId, day })
    const catalogue = await services.catalogue.latest(db)
    const page = rows.slice(0, pageSize)
    return {
      list: page.map(({ coupon }) => presentCoupon(coupon, catalogue, services.pictures, currency)),
      nextCursor: nextCursor('coupons', rows, page),
    }
  },

  getWaterfall: async (input, context) => {
    const { services, user, currency } = context
    const { db } = services.database
    const { pageSize = PAGE_SIZE } = input
    const [afterRank = 0] = readCursor('feed', 1, input.cursor) ?? []
    const day = todayIn('UTC', services.clock.now())
    const rows = await readFeedPage(db, { afterRank, limit: pageSize + 1, userId: user?.uid ?? null, day })
    const page = rows.slice(0, pageSize)
    const hotelIds = page.flatMap(({ bizType, bizId }) => (bizType === 'hotel' ? [bizId] : []))
    const cards = await hotelCards(context, hotelIds, input)
    const catalogue = await services.catalogue.latest(db)
    const itemOf = ({ bizId, coupon, moment }: FeedRow): WaterfallItem[] => {
      if (coupon) return [{ bizType: 'coupon', data: presentCoupon(coupon, catalogue, services.pictures, currency) }]
      if (moment) return [{ bizType: 'moment', data: presentMoment(moment, services.pictures) }]
      const card = cards.get(bizId)
      return card ? [{ bizType: 'hotel', data: card }] : []
    }
    return { list: page.flatMap(itemOf), nextCursor: nextCursor('feed', rows, page) }
  },

  like: ({ bizId, isLike }, { services, user }) => likeMoment(services, { userId: user.uid, momentId: bizId, isLike }),
})

function nextCursor(list: string, read: readonly { rank: number }[], page: readonly { rank: number }[]): string | null {
  const last = page.at(-1)
  return last && read.length > page.length ? writeCursor(list, [last.rank]) : null
}
