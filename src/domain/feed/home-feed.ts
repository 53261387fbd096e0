import type { DestinationOption } from '@/contract/destination'
import type { Picture } from '@/contract/scalars'
import type { DateRange } from '../calendar/calendar-rules'
import { nextWeekend } from '../days/civil-day'
import { shortRange } from '../days/format-day'
import { countOf } from '../text/phrases'
import type { MomentCard, WaterfallItem } from '@/contract/feed'

/** Number of vouchers that Explore requests. */
export const HOME_RAIL_PAGE = 6

/** How many cards Explore's feed begins with: three rows, of which a phone's first screen shows one at most. */
const FIRST = 6
const FURTHER = 12

/** Number of feed cards that Explore requests at once, after a cursor or from the beginning. */
export const homeFeedPage = (cursor?: string): number => (cursor === undefined ? FIRST : FURTHER)

/** One banner: a weekend in a city, and the stays that it leads to. */
export interface CityBanner {
  readonly cityId: string
  readonly title: string
  readonly text: string
  readonly picture: Picture
  readonly dates: DateRange
}

/** So many banners stand side by side. */
const MOST_BANNERS = 4

/** A weekend in each of the most wanted cities, by the calendar that is valid there. */
export const cityBanners = (hotCities: readonly DestinationOption[]): CityBanner[] =>
  hotCities.slice(0, MOST_BANNERS).map(({ value, label, headImg, hotelCount, today }) => {
    const dates = nextWeekend(today)
    return {
      cityId: value,
      title: `A weekend in ${label}`,
      text: `${shortRange(dates.checkIn, dates.checkOut)} · ${countOf(hotelCount, 'stay')}`,
      picture: headImg,
      dates,
    }
  })

/** A post with the like that the traveler has set since it was read; the count changes with it. */
export const withLike = (moment: MomentCard, isLike: boolean): MomentCard => ({
  ...moment,
  isLike,
  likeCount: moment.likeCount + Number(isLike) - Number(moment.isLike),
})

/** Unique key of a feed card. */
export const waterfallKey = (item: WaterfallItem): string =>
  item.bizType === 'coupon' ? `coupon ${item.data.skuId}` : `${item.bizType} ${item.data.id}`
