import type { RouteName } from '../../../config/routes'
import type { AppCalls } from './app-calls'
import { cityId, findOffer, placeOrder } from './offers'

/** Returns an address of every route that shows something to this traveler, who gets an unpaid order for it. */
export async function addressesFor(calls: AppCalls): Promise<Record<RouteName, string>> {
  const offer = await findOffer(calls, 21)
  const { orderid, payId } = await placeOrder(calls, offer)
  const { checkIn, checkOut } = offer
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
    pay: `/order/pay/${payId}`,
    payFinish: `/order/pay/finish/${payId}`,
    hotelOrder: `/order/hotel/detail/${orderid}`,
    gallery: '/dev/gallery',
    notFound: '/no/such/page',
  }
}
