import type { HotelCard } from '@/contract/hotel-card'
import { noAmount } from '@/domain/rates/shown-amount'
import type { Catalogue } from '../catalogue/catalogue'
import type { PictureLibrary } from '../pictures/picture-library'
import type { ShownOffer } from '../quotes/best-offer'
import { CHARGED } from '../quotes/cancellation-terms'
import type { ListedHotelRow } from '../repositories/catalogue-rows'
import { type CardFace, type CardPrice, joinedCard, type KeptPart } from './card-parts'
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

interface KeptFace extends KeptPart<CardFace> {
  readonly cityName: string
  readonly pictures: PictureLibrary
}

const faces = new WeakMap<CardHotel, KeptFace>()

/** A hotel as lists show it, priced by its best offer; without one nothing can be booked for the stay. */
export function presentHotelCard(
  listed: CardHotel,
  best: ShownOffer | null,
  { catalogue, state, currencyCode }: CardFacts,
  pictures: PictureLibrary,
): HotelCard {
  return joinedCard({
    face: cardFace(listed, catalogue, pictures),
    price: cardPrice(best, currencyCode),
    rest: {
      isCollection: state.collected.has(listed.hotel.id),
      distanceMetres: null,
      nearestDates: null,
      matchedName: null,
      ...ownPriceFrom(listed, catalogue, currencyCode),
    },
  })
}

/** What a hotel that sells no rooms here names as its lowest night; all others have prices of stays. */
export const ownPriceFrom = ({ hotel, rooms }: CardHotel, { fx }: Pick<Catalogue, 'fx'>, currencyCode: string) =>
  rooms.length === 0 ? priceFrom(hotel, fx, currencyCode) : {}

/** What the card of a hotel tells of it whatever the stay, made once for as long as its city is called the same. */
export function cardFace(
  listed: CardHotel,
  { cityById }: Pick<Catalogue, 'cityById'>,
  pictures: PictureLibrary,
): KeptPart<CardFace> {
  const cityName = cityById.get(listed.hotel.cityId)?.name ?? ''
  const known = faces.get(listed)
  if (known?.cityName === cityName && known.pictures === pictures) return known
  const face = { fields: faceFields(listed, cityName, pictures), text: null, cityName, pictures }
  faces.set(listed, face)
  return face
}

function faceFields({ hotel, rooms }: CardHotel, cityName: string, pictures: PictureLibrary): CardFace {
  const headImg = presentPicture(pictures, hotel.headPictureId)
  const { contact = '' } = hotel
  return {
    id: hotel.id,
    headImgUrl: headImg.url,
    headImg,
    name: hotel.name,
    star: hotel.star,
    grade: hotel.grade,
    districtPath: districtPath(cityName, hotel.district),
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    hasRooms: rooms.length > 0,
    ...(rooms.length === 0 && contact !== '' ? { contact } : {}),
    tags: hotel.tags,
  }
}

/** What the card of a hotel tells of its best offer. */
export function cardPrice(best: ShownOffer | null, currencyCode: string): KeptPart<CardPrice> {
  const price = best?.price ?? null
  const { currencySymbol, currencyAmount } = price ?? noAmount(currencyCode)
  const returnPolicy = best?.returnPolicy ?? CHARGED
  const left = best?.stockLeft ?? null
  const stockLeft = left !== null && left <= SCARCE_ROOMS ? left : null
  return { fields: { returnPolicy, currencyCode, currencySymbol, currencyAmount, price, stockLeft }, text: null }
}
