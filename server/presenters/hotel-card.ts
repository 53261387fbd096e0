import type { HotelCard } from '@/contract/hotel-card'
import { noAmount } from '@/domain/rates/shown-amount'
import type { Catalogue } from '../catalogue/catalogue'
import type { PictureLibrary } from '../pictures/picture-library'
import type { ShownOffer } from '../quotes/best-offer'
import { CHARGED } from '../quotes/cancellation-terms'
import type { ListedHotelRow } from '../repositories/catalogue-rows'
import { districtPath } from './district-path'
import { presentPicture } from './picture'
import { priceFrom } from './price-from'

/** Stock is told only when it is this scarce. */
const SCARCE_ROOMS = 3

/** With what the cards of one answer are made. */
export interface CardFacts {
  readonly catalogue: Pick<Catalogue, 'cityById' | 'fx'>
  readonly state: { readonly collected: ReadonlySet<string> }
  readonly currencyCode: string
}

/** Of a hotel what its card needs. */
interface CardHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly unknown[]
}

/** What a card says of the package that stands for its hotel. */
export type CardPrice = Pick<
  HotelCard,
  'returnPolicy' | 'currencyCode' | 'currencySymbol' | 'currencyAmount' | 'price' | 'stockLeft'
>

/** What a card says beside its hotel's own facts and the price of its best package. */
type CardRest = Pick<HotelCard, 'isCollection' | 'distanceMetres' | 'nearestDates' | 'matchedName'>

/** A hotel as lists show it, priced by its best offer; without one nothing can be booked for the stay. */
export function presentHotelCard(
  listed: CardHotel,
  best: ShownOffer | null,
  { catalogue, state, currencyCode }: CardFacts,
  pictures: PictureLibrary,
): HotelCard {
  return hotelCard(
    listed,
    cardPrice(best, currencyCode),
    { catalogue, currencyCode, pictures },
    {
      isCollection: state.collected.has(listed.hotel.id),
      distanceMetres: null,
      nearestDates: null,
      matchedName: null,
    },
  )
}

/** What a hotel that sells no rooms here names as its lowest night; all others have prices of stays. */
const ownPriceFrom = ({ hotel, rooms }: CardHotel, { fx }: Pick<Catalogue, 'fx'>, currencyCode: string) =>
  rooms.length === 0 ? priceFrom(hotel, fx, currencyCode) : {}

/** The card of a hotel, put together of its own facts, the price of its best package and the rest. */
export function hotelCard(
  { hotel, rooms }: CardHotel,
  price: CardPrice,
  {
    catalogue,
    currencyCode,
    pictures,
  }: Pick<CardFacts, 'catalogue' | 'currencyCode'> & { readonly pictures: PictureLibrary },
  rest: CardRest,
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
    ...rest,
    ...ownPriceFrom({ hotel, rooms }, catalogue, currencyCode),
  }
}

/** What the card of a hotel tells of its best offer. */
export function cardPrice(best: ShownOffer | null, currencyCode: string): CardPrice {
  const price = best?.price ?? null
  const { currencySymbol, currencyAmount } = price ?? noAmount(currencyCode)
  const returnPolicy = best?.returnPolicy ?? CHARGED
  const left = best?.stockLeft ?? null
  const stockLeft = left !== null && left <= SCARCE_ROOMS ? left : null
  return { returnPolicy, currencyCode, currencySymbol, currencyAmount, price, stockLeft }
}
