import type { HotelCard } from '@/contract/search'
import { codedAmount, noAmount, shownAmount } from '@/domain/money/amount-text'
import type { Catalogue } from '../catalogue/catalogue'
import { type PictureLibrary, presentPicture } from '../../kernel/pictures/picture-library'
import type { ShownOffer } from './offers'
import { CHARGED } from './cancellation'
import type { ListedHotelRow } from '../repository/catalogue'
import type { FxRates } from '@/domain/rates/rate-facts'
import { currencyOf } from '@/domain/money/currency'
import { convertedMinor } from '@/domain/rates/convert'

/** The number of rooms left is shown from this number down. */
const SCARCE_ROOMS = 3

/** What all cards of one reply have in common. */
interface CardFacts {
  readonly catalogue: Pick<Catalogue, 'cityById' | 'fx'>
  /** Ids of the viewer's favorite hotels. */
  readonly collected: ReadonlySet<string>
  readonly currencyCode: string
  readonly pictures: PictureLibrary
}

/** The parts of a hotel that its card needs. */
interface CardHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly unknown[]
}

/** The part of a card about the package that represents its hotel. */
export type CardPrice = Pick<
  HotelCard,
  'returnPolicy' | 'currencyCode' | 'currencySymbol' | 'currencyAmount' | 'price' | 'stockLeft'
>

/** Fields that only searches fill. */
type SearchedFields = Pick<HotelCard, 'distanceMetres' | 'nearestDates' | 'matchedName'>

const notSearched: SearchedFields = { distanceMetres: null, nearestDates: null, matchedName: null }

/** Returns the card of a hotel with the price of the package that represents it; without a package nothing can be booked for the stay. */
export function presentHotelCard(
  { hotel, rooms }: CardHotel,
  price: CardPrice,
  { catalogue, collected, currencyCode, pictures }: CardFacts,
  searched = notSearched,
): HotelCard {
  const headImg = presentPicture(pictures, hotel.headPictureId)
  const { contact = '' } = hotel
  return {
    id: hotel.id,
    headImgUrl: headImg.url,
    headImg,
    name: hotel.name,
    star: hotel.star,
    grade: hotel.grade,
    districtPath: districtPath(catalogue.cityById.get(hotel.cityId)?.name ?? '', hotel.district),
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    hasRooms: rooms.length > 0,
    ...(rooms.length === 0 && contact !== '' ? { contact } : {}),
    tags: hotel.tags,
    ...price,
    isCollection: collected.has(hotel.id),
    ...searched,
    ...(rooms.length === 0 ? priceFrom(hotel, catalogue.fx, currencyCode) : {}),
  }
}

/** Returns the price part of a card for a hotel's best offer; without an offer there is no price. */
export function cardPrice(best: ShownOffer | null, currencyCode: string): CardPrice {
  const price = best?.price ?? null
  const { currencySymbol, currencyAmount } = price ?? noAmount(currencyCode)
  const returnPolicy = best?.returnPolicy ?? CHARGED
  const left = best?.stockLeft ?? null
  const stockLeft = left !== null && left <= SCARCE_ROOMS ? left : null
  return { returnPolicy, currencyCode, currencySymbol, currencyAmount, price, stockLeft }
}

/** The columns of a hotel's own "from" price. */
interface FromPriced {
  readonly priceFromMinor?: number | null
  /** The hotel's own currency. */
  readonly currencyCode: string
}

/** Returns the lowest nightly price that a hotel itself states, in the requested currency, e.g. "EUR € 80"; empty without one or without an exchange rate. It is not the price of a stay. */
export function priceFrom(
  { priceFromMinor = null, currencyCode: own }: FromPriced,
  fx: FxRates,
  wanted: string,
): { priceFrom?: string } {
  if (priceFromMinor === null || !fx.has(own) || !fx.has(wanted) || currencyOf(own) === undefined) return {}
  return { priceFrom: codedAmount(shownAmount(convertedMinor(priceFromMinor, own, wanted, fx), wanted)) }
}

/** City and district as cards show them, e.g. "Shanghai · Jing'an"; where one is unknown, only the other. */
export function districtPath(cityName: string, district: string): string {
  return [cityName, district].filter(Boolean).join(' · ')
}
