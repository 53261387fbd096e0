import type { CouponCard } from '@/contract/feed'
import type { HotelDetail, HotelOffers } from '@/contract/hotel'
import type { AnswerCard } from '@/contract/dialog'
import type { HotelOrder } from '@/contract/order'
import type { OrderCard } from '@/contract/order-list'
import type { CancelQuote } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { orderCardText } from '@/domain/orders/order-card'
import type { ShownHotel } from './engine'
import type { SearchReply } from '../stays/search/search-filters'

type CardOf<Kind extends AnswerCard['kind']> = Extract<AnswerCard, { readonly kind: Kind }>

/** Found hotels as cards of an answer, priced at an instant. */
export const hotelAnswerCards = ({ list, stay }: Pick<SearchReply, 'list' | 'stay'>, at: Date): CardOf<'hotel'>[] =>
  list.map((card) => ({ kind: 'hotel', card, stay, pricedAt: at.toISOString() }))

/** The hotels that cards show, in their order. */
export const shownHotels = (cards: readonly AnswerCard[]): ShownHotel[] =>
  cards.flatMap((card) => (card.kind === 'hotel' ? [{ hotelId: card.card.id, name: card.card.name }] : []))

/** The bookable offers of a hotel as cards, priced at an instant, cheapest first. */
export const offerAnswerCards = (
  { id, name }: Pick<HotelDetail, 'id' | 'name'>,
  { rooms, stay }: Pick<HotelOffers, 'rooms' | 'stay'>,
  at: Date,
): CardOf<'offer'>[] =>
  rooms
    .flatMap((room) => room.packages.map((offer) => ({ roomName: room.name, offer })))
    .filter(({ offer }) => offer.price !== null)
    .toSorted((one, other) => (one.offer.price?.totalMinor ?? 0) - (other.offer.price?.totalMinor ?? 0))
    .map(({ roomName, offer }) => ({
      kind: 'offer',
      hotelId: id,
      hotelName: name,
      roomName,
      offer,
      stay,
      pricedAt: at.toISOString(),
    }))

/** Returns what a hotel's own data state about times, policies and facilities, as a card. */
export const policyAnswerCard = (hotel: HotelDetail): CardOf<'policy'> => ({
  kind: 'policy',
  title: hotel.name,
  hotelId: hotel.id,
  lines: [
    `Check-in ${hotel.checkinFrom} – ${hotel.checkinUntil}, check-out until ${hotel.checkoutUntil}, hotel time`,
    ...hotel.policies.map(({ title, text }) => `${title}: ${text}`),
    ...(hotel.facilities.length > 0 ? [`Facilities: ${hotel.facilities.map(({ name }) => name).join(', ')}`] : []),
  ],
})

/** Vouchers on sale as cards, priced at an instant. */
export const voucherAnswerCards = (list: readonly CouponCard[], at: Date): CardOf<'voucher'>[] =>
  list.map((card) => ({ kind: 'voucher', card, pricedAt: at.toISOString() }))

/** An order of a list as a card, with further lines about it. */
export function orderAnswerCard(order: OrderCard, lines: readonly string[] = []): CardOf<'order'> {
  const { title, facts, covers } = orderCardText(order)
  return {
    kind: 'order',
    orderid: order.orderid,
    type: order.type,
    orderNo: order.orderNo,
    title,
    statusText: order.statusText,
    lines: [...facts, `${codedAmount(order)}, ${covers}`, ...lines],
    headImg: order.headImg,
  }
}

/** Returns the status of each refund of an order, a line each. */
export const refundLines = ({ refunds }: Pick<HotelOrder, 'refunds'>): string[] =>
  refunds.map((refund) => `Refund of ${codedAmount(refund)}: ${refund.statusText}`)

/** Returns the fee and refund of a quote in lines. */
export const quoteLines = (quote: CancelQuote): string[] => {
  const { feeAmount, refundAmount, tierText, nextTierText } = quote
  const money = (currencyAmount: string) => codedAmount({ ...quote, currencyAmount })
  return [
    `If you cancel now: fee ${money(feeAmount)}, refund ${money(refundAmount)}`,
    tierText,
    ...(nextTierText === null ? [] : [nextTierText]),
  ]
}
