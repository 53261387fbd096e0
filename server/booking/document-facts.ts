import { nightsBetween } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { vipPriceText } from '@/domain/text/vip-price-text'
import { countOf } from '@/domain/text/phrases'
import type { DocumentFacts } from './purchase-rules'
import type { OrderRow } from './repository/orders'

/** The stay as documents name it. */
function stayFacts({ orderNo, snapshot, ...stay }: OrderRow): [name: string, value: string][] {
  const { checkIn, checkOut, roomCount, adults, children } = stay
  const { hotelName, hotelLocalName = '', address, roomTypeName, packageName } = snapshot
  const hotel = hotelLocalName === hotelName ? hotelName : `${hotelName} ${hotelLocalName}`.trim()
  const nights = countOf(nightsBetween(checkIn, checkOut), 'night')
  return [
    ['Order number', orderNo],
    ['Hotel', hotel],
    ['Address', address],
    ['Stay', `${formatDayWithYear(checkIn)} to ${formatDayWithYear(checkOut)}, ${nights}`],
    ['Room', `${roomTypeName}, ${packageName}`],
    ['Guests', guestsSummary({ rooms: roomCount, adults, children })],
  ]
}

/** The bill of a stay: its nights, what was taken off, taxes and fees; they add up to its total. */
function billOf({ snapshot, roomCount, taxMinor, discountMinor }: OrderRow): DocumentFacts['bill'] {
  const { nightly, member: vip } = snapshot.breakdown
  const rooms = countOf(roomCount, 'room')
  return [
    ...nightly.map(({ date, baseMinor, publicMinor = baseMinor }) => ({
      text: `${formatDayWithYear(date)}, ${rooms}`,
      minor: publicMinor * roomCount,
    })),
    ...(vip ? [{ text: vipPriceText.line, minor: -vip.savedMinor }] : []),
    ...(discountMinor > 0 ? [{ text: 'Discount', minor: -discountMinor }] : []),
    { text: 'Taxes and fees', minor: taxMinor },
  ]
}

/** What stands of a hotel order on its documents. */
export const stayDocumentFacts = (order: OrderRow): DocumentFacts => ({
  title: order.snapshot.hotelName,
  facts: stayFacts(order),
  bill: billOf(order),
  path: `/order/hotel/detail/${order.id}`,
})
