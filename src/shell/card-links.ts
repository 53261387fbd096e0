import type { WaterfallItem } from '@/contract/feed'
import { go, hrefOf } from '@/platform/navigation'
import type { Query } from '@/platform/navigation/url'

/** Where cards lead: those of hotels and posts to the hotel, those of vouchers to the voucher. */
export interface CardLinks {
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onHotel: (hotelId: string) => void
  readonly hrefOfCoupon: (skuId: string) => string
  readonly onCoupon: (skuId: string) => void
}

/** The links of cards, those to hotels with a stay. */
export const cardLinks = (stayFields: Query): CardLinks => ({
  hrefOfHotel: (id) => hrefOf('hotelDetail', { id }, stayFields),
  onHotel: (id) => go('hotelDetail', { id }, stayFields),
  hrefOfCoupon: (skuId) => hrefOf('productDetail', { skuId }),
  onCoupon: (skuId) => go('productDetail', { skuId }),
})

const hotelOf = (item: Exclude<WaterfallItem, { bizType: 'coupon' }>) =>
  item.bizType === 'hotel' ? item.data.id : item.data.hotelId

/** Where the cards of a feed lead, by their kinds. */
export const feedLinks = ({ hrefOfHotel, onHotel, hrefOfCoupon, onCoupon }: CardLinks) => ({
  hrefOf: (item: WaterfallItem) =>
    item.bizType === 'coupon' ? hrefOfCoupon(item.data.skuId) : hrefOfHotel(hotelOf(item)),
  onOpen: (item: WaterfallItem) => (item.bizType === 'coupon' ? onCoupon(item.data.skuId) : onHotel(hotelOf(item))),
})
