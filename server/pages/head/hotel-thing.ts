import type { HotelDetailInitial } from '@/contract/first-screens'
import type { HotelDetail } from '@/contract/hotel'
import type { StayPrice } from '@/contract/price'
import type { Stay } from '@/contract/stay'
import { guestsSummary } from '@/domain/stays/guests'
import { decimalAmount } from '@/domain/money/amount-text'
import { stayQuery } from '@/domain/stays/stay-query'
import { countOf } from '@/domain/text/phrases'
import type { Services } from '../../kernel/services'
import { pagePath } from '../page-path'
import type { JsonLd } from './json-ld'
import { sharedPicture } from './shared-picture'
import { shortText } from './short-text'

const MOST_INTRO = 500
const TOLD_PICTURES = 3

/** A hotel in schema.org's words, with the lowest price for the stay that the page shows; what is not known is not said. */
export function hotelThing(
  { hotel, offers }: Pick<HotelDetailInitial, 'hotel' | 'offers'>,
  address: string,
  services: Pick<Services, 'env' | 'pictures'>,
): JsonLd {
  const pictures = hotel.pictures.slice(0, TOLD_PICTURES)
  return {
    '@type': 'Hotel',
    '@id': address,
    url: address,
    name: hotel.name,
    alternateName: hotel.localName === hotel.name ? undefined : hotel.localName || undefined,
    description: shortText(hotel.intro, MOST_INTRO) || undefined,
    image: pictures.map((picture) => sharedPicture(picture, services).address),
    telephone: hotel.phone || undefined,
    address: postalAddress(hotel),
    geo: { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.lng },
    starRating: hotel.star === null ? undefined : { '@type': 'Rating', ratingValue: hotel.star },
    aggregateRating: aggregateRating(hotel),
    checkinTime: hotel.checkinFrom || undefined,
    checkoutTime: hotel.checkoutUntil || undefined,
    ...(offers?.from ? priced(hotel.id, offers.from, offers.stay, services) : {}),
  }
}

const postalAddress = ({ address, cityName, countryCode }: HotelDetail): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: address || undefined,
  addressLocality: cityName,
  addressCountry: countryCode,
})

function aggregateRating({ reviewScore, reviewCount }: HotelDetail): JsonLd | undefined {
  if (reviewScore === null || reviewCount === 0) return undefined
  return { '@type': 'AggregateRating', ratingValue: reviewScore, reviewCount, bestRating: 5, worstRating: 0 }
}

function priced(id: string, from: StayPrice, stay: Stay, { env }: Pick<Services, 'env'>) {
  const { currencyCode, currencySymbol, currencyAmount, totalMinor } = from
  const offer: JsonLd = {
    '@type': 'Offer',
    price: decimalAmount(totalMinor, currencyCode),
    priceCurrency: currencyCode,
    availability: 'https://schema.org/InStock',
    description: `${countOf(stay.nights, 'night')} from ${stay.checkIn} to ${stay.checkOut}, ${guestsSummary(stay)}, with taxes and fees`,
    url: env.publicUrl + pagePath('hotelDetail', { id }, { ...stayQuery(stay), currency: currencyCode }),
  }
  return { priceRange: `From ${currencyCode} ${currencySymbol} ${currencyAmount}`, makesOffer: offer }
}
