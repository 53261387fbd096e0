import { nightsBetween } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { validityText } from '@/domain/vouchers/terms-text'
import type { DocumentFacts } from '../booking/purchase-rules'
import { buyersOrderIdOfStay } from './buyers-order'
import type { CouponOrderRow } from './repository/coupon-orders'
import type { ExchangeOrderRow } from './repository/exchange-orders'
import type { MixOrderRow } from './repository/mix-orders'

/** What stands of an order of vouchers on its documents. No code is on them. */
export function couponDocumentFacts({ id, orderNo, snapshot, quantity, totalMinor }: CouponOrderRow): DocumentFacts {
  const { name, variant, hotels, validity } = snapshot
  const title = [name, variant].filter((part) => part !== '').join(', ')
  return {
    title,
    facts: [
      ['Order number', orderNo],
      ['Vouchers', `${quantity} × ${title}`],
      ['Where', hotels.map((hotel) => `${hotel.name}, ${hotel.cityName}`).join('; ')],
      ['Validity', validityText(validity)],
    ],
    bill: [{ text: `${countOf(quantity, 'voucher')}, taxes included`, minor: totalMinor }],
    path: `/order/coupon/detail/${id}`,
  }
}

/** What stands of a stay that is booked with a voucher on its documents: the difference. */
export function exchangeDocumentFacts(order: ExchangeOrderRow): DocumentFacts {
  const { orderNo, snapshot, checkIn, checkOut, totalMinor } = order
  const orderId = buyersOrderIdOfStay(order)
  const { hotelName, address, roomTypeName } = snapshot
  const nights = countOf(nightsBetween(checkIn, checkOut), 'night')
  return {
    title: hotelName,
    facts: [
      ['Order number', orderNo],
      ['Hotel', hotelName],
      ['Address', address],
      ['Stay', `${formatDayWithYear(checkIn)} to ${formatDayWithYear(checkOut)}, ${nights}`],
      ['Room', roomTypeName],
    ],
    bill: [{ text: 'Difference beside the voucher, taxes included', minor: totalMinor }],
    path: orderId === null ? '/account/vouchers' : `/order/coupon/detail/${orderId}`,
  }
}

/** What stands of vouchers with a date on their documents. */
export function mixDocumentFacts(order: MixOrderRow): DocumentFacts {
  const { id, orderNo, skuSnapshot, staySnapshot, quantity, unitMinor, differenceMinor, checkIn, checkOut } = order
  const title = [skuSnapshot.name, skuSnapshot.variant].filter((part) => part !== '').join(', ')
  const nights = countOf(nightsBetween(checkIn, checkOut), 'night')
  return {
    title,
    facts: [
      ['Order number', orderNo],
      ['Vouchers', `${quantity} × ${title}`],
      ['Validity', validityText(skuSnapshot.validity)],
      ['Hotel', staySnapshot.hotelName],
      ['Stay', `${formatDayWithYear(checkIn)} to ${formatDayWithYear(checkOut)}, ${nights}`],
    ],
    bill: [
      { text: `${countOf(quantity, 'voucher')}, taxes included`, minor: unitMinor * quantity },
      { text: 'Difference beside the voucher, taxes included', minor: differenceMinor },
    ],
    path: `/order/mix/detail/${id}`,
  }
}
