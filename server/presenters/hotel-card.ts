import type { HotelCard } from '@/contract/hotel-card'
import { noAmount } from '@/domain/rates/shown-amount'
import type { ListedHotel } from '../catalogue/catalogue'
import type { PictureLibrary } from '../pictures/picture-library'
import type { BestOffer } from '../quotes/best-offer'
import { CHARGED } from '../quotes/cancellation-terms'
import type { SaleFacts } from '../quotes/sale-facts'
import { districtPath } from './district-path'
import { presentPicture } from './picture'

/** Stock is told only when it is this scarce. */
const SCARCE_ROOMS = 3

/** A hotel as lists show it, priced by its best offer; without one nothing can be booked for the stay. */
export function presentHotelCard(
  { hotel }: ListedHotel,
  best: BestOffer | null,
  { catalogue, state, currencyCode }: SaleFacts,
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
