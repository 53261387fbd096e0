import type { HotelCard } from '@/contract/hotel-card'
import { noAmount } from '@/domain/rates/shown-amount'
import type { Catalogue } from '../catalogue/catalogue'
import type { PictureLibrary } from '../pictures/picture-library'
import type { ShownOffer } from '../quotes/best-offer'
import { CHARGED } from '../quotes/cancellation-terms'
import type { ListedHotelRow } from '../repositories/catalogue-rows'
import { districtPath } from './district-path'
import { presentPicture } from './picture'

/** Stock is told only when it is this scarce. */
const SCARCE_ROOMS = 3

/** With what the cards of one answer are made. */
export interface CardFacts {
  readonly catalogue: Pick<Catalogue, 'cityById'>
  readonly state: { readonly collected: ReadonlySet<string> }
  readonly currencyCode: string
}

/** A hotel as lists show it, priced by its best offer; without one nothing can be booked for the stay. */
export function presentHotelCard(
  { hotel, rooms }: { readonly hotel: ListedHotelRow; readonly rooms: readonly unknown[] },
  best: ShownOffer | null,
  { catalogue, state, currencyCode }: CardFacts,
  pictures: PictureLibrary,
): HotelCard {
  const headImg = presentPicture(pictures, hotel.headPictureId)
  const price = best?.price ?? null
  const { currencySymbol, currencyAmount } = price ?? noAmount(currencyCode)
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
    returnPolicy: best?.returnPolicy ?? CHARGED,
    currencyCode,
    currencySymbol,
    currencyAmount,
    price,
    stockLeft: best && best.stockLeft <= SCARCE_ROOMS ? best.stockLeft : null,
    tags: hotel.tags,
    isCollection: state.collected.has(hotel.id),
    distanceMetres: null,
    nearestDates: null,
    matchedName: null,
  }
}
