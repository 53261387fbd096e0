import { nightsBetween } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { validityText } from '@/domain/vouchers/terms-text'
import { nameWithVariant } from '@/domain/vouchers/voucher-text'
import type { DocumentFacts } from '../booking/purchase-rules'
import { buyersOrderId, couponOrderPath, mixOrderPath, voucherPath } from './order-paths'
import type { CouponOrderRow } from './repository/coupon-orders'
import type { ExchangeOrderRow } from './repository/exchange-orders'
import type { MixOrderRow } from './repository/mix-orders'
import { hotelsText } from './sku-snapshot'

/** What the documents of an order of vouchers show; no code is on them. */
export function couponDocumentFacts({ id, orderNo, snapshot, quantity, totalMinor }: CouponOrderRow): DocumentFacts {
  const { hotels, validity } = snapshot
  const title = nameWithVariant(snapshot)
  return {
    title,
    facts: [
      ['Order number', orderNo],
      ['Vouchers', `${quantity} × ${title}`],
      ['Where', hotelsText(hotels)],
      ['Validity', validityText(validity)],
    ],
    bill: [{ text: `${countOf(quantity, 'voucher')}, taxes included`, minor: totalMinor }],
    path: couponOrderPath(id),
  }
}

const stayText = (checkIn: string, checkOut: string): string =>
  `${formatDayWithYear(checkIn)} to ${formatDayWithYear(checkOut)}, ${countOf(nightsBetween(checkIn, checkOut), 'night')}`

/** What the documents of a stay that is booked with a voucher show; the bill is its difference. */
export function exchangeDocumentFacts(order: ExchangeOrderRow): DocumentFacts {
  const { orderNo, snapshot, checkIn, checkOut, totalMinor } = order
  const { hotelName, address, roomTypeName } = snapshot
  return {
    title: hotelName,
    facts: [
      ['Order number', orderNo],
      ['Hotel', hotelName],
      ['Address', address],
      ['Stay', stayText(checkIn, checkOut)],
      ['Room', roomTypeName],
    ],
    bill: [{ text: 'Difference beside the voucher, taxes included', minor: totalMinor }],
    path: voucherPath(buyersOrderId(order.couponOrderId, order)),
  }
}

/** What the documents of vouchers with a date show. */
export function mixDocumentFacts(order: MixOrderRow): DocumentFacts {
  const { id, orderNo, skuSnapshot, staySnapshot, quantity, unitMinor, differenceMinor, checkIn, checkOut } = order
  const title = nameWithVariant(skuSnapshot)
  return {
    title,
    facts: [
      ['Order number', orderNo],
      ['Vouchers', `${quantity} × ${title}`],
      ['Validity', validityText(skuSnapshot.validity)],
      ['Hotel', staySnapshot.hotelName],
      ['Stay', stayText(checkIn, checkOut)],
    ],
    bill: [
      { text: `${countOf(quantity, 'voucher')}, taxes included`, minor: unitMinor * quantity },
      { text: 'Difference beside the voucher, taxes included', minor: differenceMinor },
    ],
    path: mixOrderPath(id),
  }
}
