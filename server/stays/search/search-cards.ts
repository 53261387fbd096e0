import type { HotelCard } from '@/contract/search'
import { type CardPrice, cardPrice, presentHotelCard } from '../quote/hotel-card'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { shownOffer, type ShownOffer } from '../quote/offers'
import { nearestStay } from '../quote/stay-dates'
import { distanceMetres } from '@/domain/stays/location'
import { todayIn } from '../../kernel/time/zones'
import type { StayedIndex } from './filtered-hotels'
import type { LiveCity } from './live-index'
import { keywordWords, matchedName } from './hotel-names'
import type { FoundPlaces, SearchQuery } from './run-search'
import type { IndexedHotel } from './city-index'
import type { ShownPrices } from './stay-view'
import { criteriaIndex } from './search-filters'

/** With what the cards of a search are made. */
export interface SearchCardFacts {
  readonly live: Pick<LiveCity, 'catalogue' | 'collected' | 'viewer'>
  readonly stayed: StayedIndex
  readonly query: SearchQuery
  readonly pictures: PictureLibrary
  readonly now: Date
}

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()

/** The cards of a page: with the price of the cheapest package that meets the wishes, or with the nearest dates. */
export function searchCards(page: FoundPlaces['page'], facts: SearchCardFacts): HotelCard[] {
  const { live, stayed, query, pictures } = facts
  const { catalogue, collected } = live
  const { currencyCode } = stayed
  const cardFacts = { catalogue, collected, currencyCode, pictures }
  const words = keywordWords(query.filters.keyword)
  return page.flatMap(({ place, isBookable }) => {
    const listed = stayed.cityIndex.hotels[place]
    if (!listed) return []
    const { hotel } = listed
    const price = isBookable ? priceAt(place, listed, facts) : null
    return presentHotelCard(listed, price ?? cardPrice(null, currencyCode), cardFacts, {
      distanceMetres: query.near && distanceMetres(query.near, hotel),
      nearestDates: isBookable ? null : nearestDates(listed, facts),
      matchedName: matchedName(hotel, words),
    })
  })
}

function priceAt(place: number, { hotel, rooms }: IndexedHotel, facts: SearchCardFacts): CardPrice | null {
  const { live, stayed, query, now } = facts
  const { stay, currencyCode } = stayed
  const viewer = live.viewer === 'vip' ? 'vip' : 'signed_in'
  const prices = stayed.view.pricesAt(place, criteriaIndex(query.filters), ({ roomAt, packageAt }) => {
    const room = rooms[roomAt]
    const terms = room?.packages[packageAt]
    if (!room || !terms) return null
    const ratePackage = { ...terms, memberPercent: room.memberPercents[packageAt] || null }
    const { fx, holidays } = live.catalogue
    const ofCountry = holidays.get(hotel.countryCode) ?? NO_HOLIDAYS
    const { nights } = room
    const pricing = { hotel, room, ratePackage, nights, holidays: ofCountry, fx, currencyCode, viewer, stay } as const
    return shownPrices(shownOffer(pricing, now), currencyCode)
  })
  return prices && (live.viewer === 'visitor' ? prices.visitor : prices.signedIn)
}

/** Visitors share the view of those who are signed in, but member prices stand behind the sign-in. */
function shownPrices(offer: ShownOffer, currencyCode: string): ShownPrices {
  const { price } = offer
  const signedIn = cardPrice(offer, currencyCode)
  if (!price.vip) return { signedIn, visitor: signedIn }
  const hidden: ShownOffer = { ...offer, price: { ...price, vip: { state: 'hidden' } } }
  return { signedIn, visitor: cardPrice(hidden, currencyCode) }
}

function nearestDates({ hotel, rooms }: IndexedHotel, { stayed, now }: SearchCardFacts): HotelCard['nearestDates'] {
  const { stay } = stayed
  const today = todayIn(hotel.timeZone, now)
  const offers = rooms.flatMap((room) => {
    const { nights, dayRules } = room
    return room.packages.map((ratePackage) => ({ room, ratePackage, nights, dayRules, stay, today }))
  })
  const nearest = nearestStay(offers, stay, today)
  return nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut }
}
