import type { CityInfo, CityMonth } from '@/contract/destination'
import { bestArea, cityAreas } from '@/domain/stays/city'
import { type MonthPrice, seasonOf } from '@/domain/stays/month-prices'
import { currencyOf } from '@/domain/money/currency'
import { formatAmount } from '@/domain/money/amount-text'
import { noAmount } from '@/domain/rates/shown-amount'
import type { Catalogue, ListedHotel } from '../catalogue/catalogue'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import type { CityInfoRow, GuideFacts } from '../repositories/city-info'
import { formatInstantIn, zoneText } from '../kernel/time/zones'
import { cityFaqs } from './city-faqs'
import { presentCoupon } from '../stays/posts'
import { presentMoment } from '../stays/posts'

/** What a city's page is made from; today is the calendar day there. */
export interface CityFacts {
  readonly city: CityRow
  readonly row: CityInfoRow
  readonly hotels: readonly ListedHotel[]
  readonly pricedHotels: number
  readonly months: readonly MonthPrice[]
  readonly today: string
  readonly now: Date
}

/** With what it is shown. */
export interface CityShowing {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  readonly currencyCode: string
}

/** The home page of a city. */
export function presentCityInfo(facts: CityFacts, showing: CityShowing): CityInfo {
  const { city, row, hotels, pricedHotels, today, now } = facts
  const { catalogue, pictures, currencyCode } = showing
  const areas = cityAreas(hotels.map(({ hotel }) => hotel))
  const months = facts.months.map((month) => presentMonth(month, currencyCode))
  const season = seasonOf(row.guide?.seasons ?? [], today)
  const { currencySymbol } = noAmount(currencyCode)
  const base = {
    cityId: city.id,
    name: city.name,
    localName: city.localName,
    countryCode: city.countryCode,
    countryName: city.countryName,
    intro: city.intro,
    headImg: presentPicture(pictures, city.pictureId),
    timeZone: city.timeZone,
    zoneText: zoneText(city.timeZone, now),
    today,
    localTime: formatInstantIn(city.timeZone, now),
    season: season && { name: season.name, text: season.text },
    stats: { hotels: hotels.length, coupons: row.couponCount, moments: row.momentCount },
    areas: areas.map(({ name, hotelCount, reviewScore }) => ({ name, hotelCount, reviewScore })),
    bestArea: bestArea(areas),
    pictures: row.pictureIds.map((id) => presentPicture(pictures, id)),
    coupons: row.coupons.map((coupon) => presentCoupon(coupon, catalogue, pictures, currencyCode)),
    moments: row.moments.map((moment) => presentMoment(moment, pictures)),
    currencyCode,
    currencySymbol,
    months,
    pricedHotels,
    practical: row.guide && practicalOf(city, row.guide),
  }
  return { ...base, faqs: cityFaqs(base) }
}

function presentMonth({ month, lowest, typicalMinor, isCheapest }: MonthPrice, currencyCode: string): CityMonth {
  const shown = (minor: number | null) => (minor === null ? null : formatAmount(minor, currencyCode))
  return {
    month,
    lowestMinor: lowest?.totalMinor ?? null,
    lowestAmount: shown(lowest?.totalMinor ?? null),
    lowestDay: lowest?.day ?? null,
    typicalMinor,
    typicalAmount: shown(typicalMinor),
    isCheapest,
  }
}

function practicalOf({ currencyCode }: CityRow, { languages, plugs, airport }: GuideFacts) {
  return { currencyName: currencyOf(currencyCode)?.name ?? currencyCode, currencyCode, languages, plugs, airport }
}
