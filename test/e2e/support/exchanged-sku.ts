import type { ApiCalls } from '@/api/create-api'
import type { ExchangeDates, ExchangeDay } from '@/contract/product'
import { weekdayOf } from '@/domain/days/civil-day'

const SATURDAY = 5

/** The first open Saturday of a calendar that costs something on top. */
export const dearSaturday = ({ days }: Pick<ExchangeDates, 'days'>): ExchangeDay | undefined =>
  days.find(({ date, differenceMinor }) => weekdayOf(date) === SATURDAY && (differenceMinor ?? 0) > 0)

/** Id of the first voucher on sale that is exchanged for a stay in one of several rooms and costs something on top on a Saturday. */
export async function exchangedSkuId({ feed, product }: Pick<ApiCalls, 'feed' | 'product'>): Promise<string> {
  const { list } = await feed.listCoupons({ pageSize: 50 })
  for (const { skuId } of list) {
    const { terms, hotels } = await product.getCouponActivityDetail({ skuId })
    const hasRooms = (hotels[0]?.rooms.length ?? 0) > 1
    if (terms.use === 'exchange' && hasRooms && dearSaturday(await product.getProductDates({ skuId }))) return skuId
  }
  throw new Error('no voucher on sale costs anything on top on a Saturday')
}
