import type { HotelDetailInitial, ScreenData } from '@/contract/first-screens'
import { type HotelDetail, hotelRoutes } from '@/contract/hotel'
import { DEFAULT_GUESTS, guestsSummary } from '@/domain/stays/guests'
import { hotelPageParams, hotelPageStay } from '@/domain/stays/hotel-page'
import { hotelModule } from '../../stays/routes'
import type { Services } from '../../kernel/services'
import type { PageAddress, PageRenderer } from '../page-parts'
import { allowedBy, renderRouteScreen, missingPage, screenData, unlessRefused, visitorContext } from '../route-page'
import type { Stay, StayPrice } from '@/contract/stay'
import { codedAmount, decimalAmount } from '@/domain/money/amount-text'
import { stayQuery } from '@/domain/stays/stay-query'
import { countOf } from '@/domain/text/phrases'
import { pagePath, sortedQuery } from '../address'
import { breadcrumbList, cityPage, homePage, hotelPage, type JsonLd } from '../seo/structured-data'
import { headHtml, sharedPicture, shortText } from '../seo/head-html'

const isHotelRequested = allowedBy(hotelRoutes.getHotelDetail.input)
const areOffersRequested = allowedBy(hotelRoutes.getPackageInfoFull.input)

/** Loads what a hotel's page shows first, through the page's own API routes; null where there is no such hotel. */
export async function loadHotelDetail(address: PageAddress, services: Services): Promise<HotelDetailInitial | null> {
  const { getHotelDetail, getPackageInfoFull, listSimilarHotels } = hotelModule.handlers
  const caller = visitorContext(services, address.currencyCode)
  const input = { id: address.params.id }
  if (!isHotelRequested(input)) return null
  const wanted = { hotelId: input.id, ...hotelPageStay(Object.fromEntries(address.query), DEFAULT_GUESTS) }
  const isStayRequested = areOffersRequested(wanted)
  const [hotel, offers, similar] = await Promise.all([
    unlessRefused(() => getHotelDetail(input, caller), [404]),
    isStayRequested ? unlessRefused(() => getPackageInfoFull(wanted, caller), [400, 404]) : null,
    isStayRequested ? unlessRefused(() => listSimilarHotels(wanted, caller), [400, 404]) : null,
  ])
  return hotel && { hotel, offers, similar: similar && similar.list }
}

const MOST_INTRO = 500
const LISTED_PICTURES = 3

/** Describes a hotel as schema.org structured data, with the lowest price for the shown stay; unknown facts are omitted. */
function hotelStructuredData(
  { hotel, offers }: Pick<HotelDetailInitial, 'hotel' | 'offers'>,
  address: string,
  services: Pick<Services, 'env' | 'pictures'>,
): JsonLd {
  const pictures = hotel.pictures.slice(0, LISTED_PICTURES)
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
  const { currencyCode, totalMinor } = from
  const offer: JsonLd = {
    '@type': 'Offer',
    price: decimalAmount(totalMinor, currencyCode),
    priceCurrency: currencyCode,
    availability: 'https://schema.org/InStock',
    description: `${countOf(stay.nights, 'night')} from ${stay.checkIn} to ${stay.checkOut}, ${guestsSummary(stay)}, with taxes and fees`,
    url: env.publicUrl + pagePath('hotelDetail', { id }, { ...stayQuery(stay), currency: currencyCode }),
  }
  return { priceRange: `From ${codedAmount(from)}`, makesOffer: offer }
}

/** The head of a hotel's page; its address is the same for every stay. */
function hotelDetailHead(
  data: Pick<HotelDetailInitial, 'hotel' | 'offers'>,
  services: Pick<Services, 'env' | 'pictures'>,
): string {
  const { hotel } = data
  const { env } = services
  const own = hotelPage(env, hotel)
  const [first] = hotel.pictures
  return headHtml({
    title: `${hotel.name}, ${hotel.cityName}`,
    description: summaryOf(hotel),
    canonical: own.address,
    isListed: true,
    picture: first ? sharedPicture(first, services) : null,
    things: [
      hotelStructuredData(data, own.address, services),
      breadcrumbList([homePage(env), cityPage(env, hotel.cityId, hotel.cityName), own]),
    ],
  })
}

function summaryOf({ star, cityName, reviewScore, reviewCount, intro }: HotelDetail): string {
  const kind = star === null ? 'Hotel' : `${star}-star hotel`
  const rated = reviewScore === null || reviewCount === 0 ? '' : ` Rated ${reviewScore} of 5 by ${reviewCount} guests.`
  return `${kind} in ${cityName}.${rated} ${intro}`
}

/** What of its address a hotel's page hangs on, apart from the currency. */
const hotelDetailParams = ({ params: { id = '' }, query }: PageAddress): Record<string, string | number> =>
  hotelPageParams({ ...Object.fromEntries(query), id })

/** What a hotel's page begins with. */
export const hotelDetailScreenData = (
  address: PageAddress,
  value: HotelDetailInitial,
  services: Pick<Services, 'clock'>,
): ScreenData<'hotelDetail'> =>
  screenData(services, address.currencyCode, { key: 'hotelDetail', params: hotelDetailParams(address), value })

/** Makes the page of a hotel. */
export const hotelDetailRenderer: PageRenderer = {
  keyOf: (address) => sortedQuery(hotelDetailParams(address)),
  render: async (address, services) => {
    const value = await loadHotelDetail(address, services)
    if (!value) return missingPage
    const screen = await renderRouteScreen(async () => hotelDetailScreenData(address, value, services))
    return { status: 200, head: hotelDetailHead(value, services), screen }
  },
}
