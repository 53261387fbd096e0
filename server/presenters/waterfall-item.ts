import type { MomentCard, WaterfallItem } from '@/contract/feed'
import type { HotelCard } from '@/contract/hotel-card'
import { whyShown } from '@/domain/waterfall/why-shown'
import type { Catalogue } from '../catalogue/catalogue'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { FeedRow } from '../repositories/feed-page'
import { presentCoupon } from './coupon-card'
import { presentMoment } from './moment-card'

/** With what the cards of one page of the feed are made. */
export interface WaterfallFacts {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  readonly currencyCode: string
  /** Priced cards by hotel. */
  readonly cards: ReadonlyMap<string, HotelCard>
  readonly priceOf: (hotelId: string, timeZone: string) => MomentCard['from']
}

/** A place of the feed as it is shown, null where its hotel is off sale. */
export function presentWaterfallItem(row: FeedRow, facts: WaterfallFacts): WaterfallItem | null {
  const { catalogue, pictures, currencyCode, cards, priceOf } = facts
  const { coupon, moment, hotelId, timeZone } = row
  const cityName = catalogue.cityById.get(row.cityId)?.name ?? ''
  const reason = whyShown({ ...row, cityName, likeCount: moment?.likeCount ?? 0 })
  const why = reason === null ? {} : { why: reason }
  if (coupon) return { bizType: 'coupon', data: presentCoupon(coupon, catalogue, pictures, currencyCode), ...why }
  if (moment) return { bizType: 'moment', data: presentMoment(moment, pictures, priceOf(hotelId, timeZone)), ...why }
  const card = cards.get(hotelId)
  return card ? { bizType: 'hotel', data: card, ...why } : null
}
