import type { DestinationOption } from '@/contract/destination'
import type { Picture } from '@/contract/picture'
import type { DateRange } from '../calendar/calendar-rules'
import { nextWeekend } from '../days/next-weekend'
import { shortRange } from '../days/short-range'
import { countOf } from '../words/count-of'

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
