import type { MomentDetail } from '@/contract/moment'
import type { RouteName } from '../../../config/routes'
import type { AppCalls } from './app-calls'
import { exchangedSkuId } from './exchanged-sku'
import { buyMix, mixOrderPath } from './mix-orders'
import { cityId, findOffer, isFreeAtFirst, payOrder, placeOrder } from './offers'
import { appointmentVoucher, buyVouchers, couponRefundPath, findSku, orderVouchers } from './vouchers'

/** A post of the demo with comments on it. */
async function findPost({ api }: AppCalls): Promise<MomentDetail> {
  const { list } = await api.feed.listFeedMoments({ pageSize: 20 })
  const posts = await Promise.all(list.map(({ id }) => api.moment.getMoment({ id })))
  const post = posts.find(({ commentCount }) => commentCount > 0)
  if (!post) throw new Error('no post of the demo has comments')
  return post
}

/** Returns an address of every route that shows something to this traveler, who gets an unpaid and a paid order, and vouchers, for it. */
export async function addressesFor(calls: AppCalls): Promise<Record<RouteName, string>> {
  const offer = await findOffer(calls, 21)
  const { orderid, payId } = await placeOrder(calls, offer)
  const paid = await placeOrder(calls, await findOffer(calls, 24, isFreeAtFirst))
  await payOrder(calls, paid)
  const { skuId } = await findSku(calls, 2, ({ terms }) => terms.use === 'exchange')
  const vouchers = await orderVouchers(calls, skuId, 2)
  await payOrder(calls, vouchers)
  const [{ voucherId } = { voucherId: '' }] = (await calls.api.couponOrder.getCouponOrder(vouchers)).vouchers
  const { checkIn, checkOut } = offer
  const post = await findPost(calls)
  return {
    home: '/home',
    wishList: '/account/wish/list',
    orderList: '/order/list',
    mine: '/account/mine',
    profile: '/account/profile',
    hotelList: `/hotel/list?cityId=${await cityId(calls.api)}&checkIn=${checkIn}&checkOut=${checkOut}`,
    search: '/search',
    hotelDetail: offer.detailPath,
    cityInfo: `/hotel/city/info?cityId=${await cityId(calls.api)}`,
    hotelBook: offer.bookPath,
    productDetail: `/product/detail/${await exchangedSkuId(calls.api)}`,
    productBook: `/product/book/${skuId}`,
    pay: `/order/pay/${payId}`,
    payFinish: `/order/pay/finish/${payId}`,
    hotelOrder: `/order/hotel/detail/${orderid}`,
    couponOrder: `/order/coupon/detail/${vouchers.orderid}`,
    mixOrder: mixOrderPath(await buyMix(calls)),
    wallet: '/account/vouchers',
    addVoucher: '/voucher/add',
    claimGift: `/voucher/gift?claim=${'0'.repeat(43)}`,
    appointment: `/order/coupon/appointment/${await appointmentVoucher(calls)}`,
    orderRefund: `/order/refund/${paid.orderid}/${offer.hotelId}/0/0`,
    couponExchange: `/order/coupon/exchange/${voucherId}`,
    couponRefund: couponRefundPath(await buyVouchers(calls, 3)),
    findOrder: '/order/find',
    momentDetail: `/ugc/moment/detail/${post.id}`,
    person: `/ugc/person/${post.author.uid}`,
    comments: `/ugc/comment/hotel/${offer.hotelId}`,
    pictures: `/ugc/picture/list?type=hotel&id=${offer.hotelId}`,
    reviewRules: '/ugc/reviews',
    support: '/im/udesk',
    gallery: '/dev/gallery',
    notFound: '/no/such/page',
  }
}
