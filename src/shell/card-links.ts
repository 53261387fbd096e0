import type { WaterfallItem } from '@/contract/feed'
import { go, hrefOf } from '@/platform/navigation'
import type { Query } from '@/platform/navigation/url'

/** Where cards lead: each to its hotel, voucher or post. */
export interface CardLinks {
  readonly hrefOfHotel: (hotelId: string) => string
  readonly onHotel: (hotelId: string) => void
  readonly hrefOfCoupon: (skuId: string) => string
  readonly onCoupon: (skuId: string) => void
  readonly hrefOfMoment: (id: string) => string
  readonly onMoment: (id: string) => void
}

/** The links of cards, those to hotels and posts with a stay. */
export const cardLinks = (stayFields: Query): CardLinks => ({
  hrefOfHotel: (id) => hrefOf('hotelDetail', { id }, stayFields),
  onHotel: (id) => go('hotelDetail', { id }, stayFields),
  hrefOfCoupon: (skuId) => hrefOf('productDetail', { skuId }),
  onCoupon: (skuId) => go('productDetail', { skuId }),
  hrefOfMoment: (id) => hrefOf('momentDetail', { id }, stayFields),
  onMoment: (id) => go('momentDetail', { id }, stayFields),
})

/** The way to one review of a hotel, among all of them. */
export function reviewLink(hotelId: string, commentId: string) {
  const params = { type: 'hotel', goodsId: hotelId, commentId }
  return { href: hrefOf('comments', params), onOpen: () => go('comments', params) }
}

/** Where the cards of a feed lead, by their kinds. */
export const feedLinks = (links: CardLinks) => ({
  hrefOf: (item: WaterfallItem) =>
    item.bizType === 'coupon'
      ? links.hrefOfCoupon(item.data.skuId)
      : item.bizType === 'hotel'
        ? links.hrefOfHotel(item.data.id)
        : links.hrefOfMoment(item.data.id),
  onOpen: (item: WaterfallItem) =>
    item.bizType === 'coupon'
      ? links.onCoupon(item.data.skuId)
      : item.bizType === 'hotel'
        ? links.onHotel(item.data.id)
        : links.onMoment(item.data.id),
})
