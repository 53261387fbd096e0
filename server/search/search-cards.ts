import type { HotelCard } from '@/contract/hotel-card'
import { presentHotelCard } from '../presenters/hotel-card'
import type { PictureLibrary } from '../pictures/picture-library'
import { shownOffer, type ShownOffer } from '../quotes/best-offer'
import { nearestStay } from '../quotes/nearest-stay'
import { distanceMetres } from '../seed/make/distance-metres'
import { todayIn } from '../time/today-in'
import type { StayedShelf } from './filtered-places'
import type { LiveCity } from './live-shelves'
import { keywordWords, matchedName } from './match-hotel'
import type { FoundPlaces, SearchQuery } from './run-search'
import type { ShelvedHotel } from './shelf'
import { wishIndex } from './wish'

/** With what the cards of a search are made. */
export interface SearchCardFacts {
  readonly live: Pick<LiveCity, 'catalogue' | 'collected' | 'audience'>
  readonly stayed: StayedShelf
  readonly query: SearchQuery
  readonly pictures: PictureLibrary
  readonly now: Date
}

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()

/** The cards of a page: with the price of the cheapest package that meets the wishes, or with the nearest dates. */
export function searchCards(page: FoundPlaces['page'], facts: SearchCardFacts): HotelCard[] {
  const { live, stayed, query, pictures } = facts
  const words = keywordWords(query.filters.keyword)
  const { catalogue, collected } = live
  const cardFacts = { catalogue, state: { collected }, currencyCode: stayed.currencyCode }
  return page.flatMap(({ place, isBookable }) => {
    const listed = stayed.shelf.hotels[place]
    if (!listed) return []
    const best = isBookable ? offerAt(place, listed, facts) : null
    const card = presentHotelCard(listed, best, cardFacts, pictures)
    card.distanceMetres = query.near && distanceMetres(query.near, listed.hotel)
    card.nearestDates = isBookable ? null : nearestDates(listed, facts)
    card.matchedName = matchedName(listed.hotel, words)
    return [card]
  })
}

function offerAt(place: number, { hotel, rooms }: ShelvedHotel, facts: SearchCardFacts): ShownOffer | null {
  const { live, stayed, query, now } = facts
  const { stay, currencyCode } = stayed
  const audience = live.audience === 'vip' ? 'vip' : 'signed_in'
  const offer = stayed.view.offerAt(place, wishIndex(query.filters), ({ roomAt, packageAt }) => {
    const room = rooms[roomAt]
    const terms = room?.packages[packageAt]
    if (!room || !terms) return null
    const ratePackage = { ...terms, memberPercent: room.memberPercents[packageAt] || null }
    const { fx, holidays } = live.catalogue
    const ofCountry = holidays.get(hotel.countryCode) ?? NO_HOLIDAYS
    const { nights } = room
    return shownOffer({ hotel, room, ratePackage, nights, holidays: ofCountry, fx, currencyCode, audience, stay }, now)
  })
  return offer && live.audience === 'visitor' ? shownToVisitor(offer) : offer
}

/** Visitors share the view of those who are signed in, but member prices stand behind the sign-in. */
function shownToVisitor(offer: ShownOffer): ShownOffer {
  const { price } = offer
  return price.vip ? { ...offer, price: { ...price, vip: { state: 'hidden' } } } : offer
}

function nearestDates({ hotel, rooms }: ShelvedHotel, { stayed, now }: SearchCardFacts): HotelCard['nearestDates'] {
  const { stay } = stayed
  const today = todayIn(hotel.timeZone, now)
  const offers = rooms.flatMap((room) => {
    const { nights, dayRules } = room
    return room.packages.map((ratePackage) => ({ room, ratePackage, nights, dayRules, stay, today }))
  })
  const nearest = nearestStay(offers, stay, today)
  return nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut }
}
