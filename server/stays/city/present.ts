import type { CityInfo, CityMonth } from '@/contract/destination'
import { bestArea, cityAreas } from '@/domain/stays/city'
import { type MonthPrice, seasonOf } from '@/domain/stays/month-prices'
import { currencyOf } from '@/domain/money/currency'
import { codedAmount, formatAmount, noAmount } from '@/domain/money/amount-text'
import type { Catalogue, ListedHotel } from '../catalogue/catalogue'
import { type PictureLibrary, presentPicture } from '../../kernel/pictures/picture-library'
import type { CityRow } from '../repository/catalogue'
import type { CityInfoRow, GuideFacts } from '../repository/city-info'
import { formatInstantIn, zoneText } from '../../kernel/time/zones'
import { presentCoupon, presentMoment } from '../posts'
import { formatMonth } from '@/domain/days/format-day'

/** Data of a city's page; today is the calendar day there. */
interface CityFacts {
  readonly city: CityRow
  readonly row: CityInfoRow
  readonly hotels: readonly ListedHotel[]
  readonly pricedHotels: number
  readonly months: readonly MonthPrice[]
  readonly today: string
  readonly now: Date
}

/** What the presentation depends on besides the city. */
interface CityPresentContext {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  readonly currencyCode: string
}

/** The home page of a city. */
export function presentCityInfo(facts: CityFacts, context: CityPresentContext): CityInfo {
  const { city, row, hotels, pricedHotels, today, now } = facts
  const { catalogue, pictures, currencyCode } = context
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

type Facts = Omit<CityInfo, 'faqs'>
type Faq = CityInfo['faqs'][number]

/** Questions and answers about a city, from the same facts that its page shows. Without the facts a question is left out. */
function cityFaqs(facts: Facts): Faq[] {
  return [priceFaq(facts), monthFaq(facts), areaFaq(facts), ...practicalFaqs(facts)].filter((faq) => faq !== null)
}

function priceFaq({ name, months, currencyCode, currencySymbol, pricedHotels }: Facts): Faq | null {
  const month = months.find(({ typicalAmount }) => typicalAmount !== null)
  if (!month?.typicalAmount) return null
  const typical = codedAmount({ currencyCode, currencySymbol, currencyAmount: month.typicalAmount })
  return {
    question: `What does a hotel in ${name} cost?`,
    answer: `In ${formatMonth(month.month)} a night for two is typically ${typical} with taxes, at the ${pricedHotels} hotels that we recommend most.`,
  }
}

function monthFaq({ name, months }: Facts): Faq | null {
  const cheapest = months.find(({ isCheapest }) => isCheapest)
  return (
    (cheapest && {
      question: `Which month is cheapest in ${name}?`,
      answer: `Of the next ${months.length} months, ${formatMonth(cheapest.month)}.`,
    }) ??
    null
  )
}

function areaFaq({ name, bestArea: area }: Facts): Faq | null {
  return area && { question: `Where should I stay in ${name}?`, answer: area.text }
}

function practicalFaqs({ name, practical }: Facts): Faq[] {
  if (!practical) return []
  return [
    { question: `How do I get from the airport into ${name}?`, answer: practical.airport.join(' ') },
    { question: 'Do I need an adapter?', answer: `Sockets are ${lowerFirst(practical.plugs)}.` },
  ]
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
