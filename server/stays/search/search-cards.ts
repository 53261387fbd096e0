import type { HotelCard } from '@/contract/search'
import { type CardPrice, cardPrice, presentHotelCard } from '../quote/hotel-card'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { shownOffer, type ShownOffer } from '../quote/offers'
import { nearestStay } from '../quote/stay-dates'
import { distanceMetres } from '@/domain/stays/location'
import { todayIn } from '../../kernel/time/zones'
import type { SearchedIndex } from './filtered-hotels'
import type { LiveCity } from './live-index'
import { keywordTokens, matchedName } from './hotel-names'
import type { FoundHotels, SearchQuery } from './run-search'
import type { IndexedHotel } from './city-index'
import type { ShownPrices } from './stay-view'
import { criteriaIndex } from './search-filters'

/** Inputs of the cards of a search. */
export interface SearchCardFacts {
  readonly live: Pick<LiveCity, 'catalogue' | 'collected' | 'viewer'>
  readonly searched: SearchedIndex
  readonly query: SearchQuery
  readonly pictures: PictureLibrary
  readonly now: Date
}

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()

/** Creates the cards of a page, with the price of the cheapest package that meets the criteria, or with the nearest dates. */
export function searchCards(page: FoundHotels['page'], facts: SearchCardFacts): HotelCard[] {
  const { live, searched, query, pictures } = facts
  const { catalogue, collected } = live
  const { currencyCode } = searched
  const cardFacts = { catalogue, collected, currencyCode, pictures }
  const tokens = keywordTokens(query.filters.keyword)
  return page.flatMap(({ position, isBookable }) => {
    const listed = searched.cityIndex.hotels[position]
    if (!listed) return []
    const { hotel } = listed
    const price = isBookable ? priceAt(position, listed, facts) : null
    return presentHotelCard(listed, price ?? cardPrice(null, currencyCode), cardFacts, {
      distanceMetres: query.near && distanceMetres(query.near, hotel),
      nearestDates: isBookable ? null : nearestDates(listed, facts),
      matchedName: matchedName(hotel, tokens),
    })
  })
}

function priceAt(position: number, { hotel, rooms }: IndexedHotel, facts: SearchCardFacts): CardPrice | null {
  const { live, searched, query, now } = facts
  const { stay, currencyCode } = searched
  const viewer = live.viewer === 'vip' ? 'vip' : 'signed_in'
  const prices = searched.view.pricesAt(position, criteriaIndex(query.filters), ({ roomIndex, packageIndex }) => {
    const room = rooms[roomIndex]
    const terms = room?.packages[packageIndex]
    if (!room || !terms) return null
    const ratePackage = { ...terms, memberPercent: room.vipPercents[packageIndex] || null }
    const { fx, holidays } = live.catalogue
    const ofCountry = holidays.get(hotel.countryCode) ?? NO_HOLIDAYS
    const { nights } = room
    const pricing = { hotel, room, ratePackage, nights, holidays: ofCountry, fx, currencyCode, viewer, stay } as const
    return shownPrices(shownOffer(pricing, now), currencyCode)
  })
  return prices && (live.viewer === 'visitor' ? prices.visitor : prices.signedIn)
}

/** Visitors share the view of signed-in users, but see VIP prices only after they sign in. */
function shownPrices(offer: ShownOffer, currencyCode: string): ShownPrices {
  const { price } = offer
  const signedIn = cardPrice(offer, currencyCode)
  if (!price.vip) return { signedIn, visitor: signedIn }
  const hidden: ShownOffer = { ...offer, price: { ...price, vip: { state: 'hidden' } } }
  return { signedIn, visitor: cardPrice(hidden, currencyCode) }
}

function nearestDates({ hotel, rooms }: IndexedHotel, { searched, now }: SearchCardFacts): HotelCard['nearestDates'] {
  const { stay } = searched
  const today = todayIn(hotel.timeZone, now)
  const offers = rooms.flatMap((room) => {
    const { nights, dayRules } = room
    return room.packages.map((ratePackage) => ({ room, ratePackage, nights, dayRules, stay, today }))
  })
  const nearest = nearestStay(offers, stay, today)
  return nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut }
}
