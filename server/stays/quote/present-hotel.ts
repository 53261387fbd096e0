import type { HotelDetail, PackageOffer, ReviewPreview, RoomOffer } from '@/contract/hotel'
import type { Catalogue } from '../catalogue/catalogue'
import type { HotelPictureRef, NearbyPlace } from '../../kernel/database/schema/catalogue-json'
import { type PictureLibrary, presentPicture } from '../../kernel/pictures/picture-library'
import type { HotelDetailRow, PreviewedReview } from '../repository/hotel-detail'
import { todayIn } from '../../kernel/time/zones'
import { presentAuthor } from '../repository/authors'
import { presentCoupon, presentMoment } from '../posts'
import { districtPath, priceFrom } from './hotel-card'
import { quotePackage } from '@/domain/rates/quote-package'
import { cancellationTerms } from './cancellation'
import type { Offer } from './offers'
import type { HotelRow, PackageRow, RoomTypeRow } from '../repository/catalogue'
import { confirmText } from '@/domain/booking/order-text'

/** What the presentation depends on besides the hotel. */
interface HotelPresentContext {
  readonly catalogue: Catalogue
  readonly pictures: PictureLibrary
  /** Display currency. */
  readonly currencyCode: string
  readonly now: Date
}

/** Returns where a hotel is, and when guests arrive and leave, as its page and price checks show it. */
export const arrivalFacts = (hotel: HotelRow) => ({
  address: hotel.address,
  countryCode: hotel.countryCode,
  timeZone: hotel.timeZone,
  checkinFrom: hotel.checkinFrom,
  checkinUntil: hotel.checkinUntil,
  checkoutUntil: hotel.checkoutUntil,
  knowBeforeYouGo: hotel.knowBeforeYouGo,
})

/** Returns the facts of a room type in offers and price checks. */
export const roomFacts = (room: RoomTypeRow) => ({
  roomTypeId: room.id,
  bedText: room.bedText,
  maxGuests: room.maxGuests,
  maxAdults: room.maxAdults,
})

/** Returns the facts of a package in offers and price checks. */
export const packageFacts = (ratePackage: PackageRow) => ({
  pid: ratePackage.id,
  meal: ratePackage.meal,
  includes: ratePackage.includes,
  confirmText: confirmText(ratePackage.confirmMinutes),
  dayLimitMin: ratePackage.dayLimitMin,
  dayLimitMax: ratePackage.dayLimitMax,
  dayStep: ratePackage.dayStep,
  maxRooms: ratePackage.maxRooms,
})

/** Returns a hotel's page without its offers. */
export function presentHotelDetail(
  { hotel, cityName, reviews, coupons, moments, isCollection }: HotelDetailRow,
  { catalogue, pictures, currencyCode, now }: HotelPresentContext,
): HotelDetail {
  return {
    id: hotel.id,
    cityId: hotel.cityId,
    cityName,
    ...arrivalFacts(hotel),
    name: hotel.name,
    localName: hotel.localName,
    star: hotel.star,
    brand: hotel.brand,
    openYear: hotel.openYear,
    renovateYear: hotel.renovateYear,
    districtPath: districtPath(cityName, hotel.district),
    addressLocal: hotel.addressLocal,
    phone: hotel.phone,
    ...contactOf(hotel, catalogue, currencyCode),
    lat: hotel.lat,
    lng: hotel.lng,
    today: todayIn(hotel.timeZone, now),
    intro: hotel.intro,
    pictures: byCategory(hotel.pictures).map(({ id, category, credit }) => ({
      ...presentPicture(pictures, id),
      category,
      ...(credit ? { credit } : {}),
    })),
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    scores: hotel.scores,
    facilities: hotel.facilities,
    policies: hotel.policies,
    nearby: hotel.nearby.map(presentNearby),
    reviews: reviews.map(presentReview),
    coupons: coupons.map((coupon) => presentCoupon(coupon, catalogue, pictures, currencyCode)),
    moments: moments.map((moment) => presentMoment(moment, pictures)),
    isCollection,
  }
}

/** Contact data of a hotel besides its phone; the price is left out where it cannot be computed. */
function contactOf(
  hotel: HotelDetailRow['hotel'],
  { fx }: Catalogue,
  currencyCode: string,
): Pick<HotelDetail, 'email' | 'website' | 'priceFrom'> {
  const { email, website } = hotel
  return {
    ...(email === '' ? {} : { email }),
    ...(website === '' ? {} : { website }),
    ...priceFrom(hotel, fx, currencyCode),
  }
}

/** Groups pictures by category, so that a tab of the gallery leads to all of them; the order is otherwise unchanged. */
function byCategory(pictures: readonly HotelPictureRef[]): HotelPictureRef[] {
  const order = [...new Set(pictures.map(({ category }) => category))]
  return order.flatMap((category) => pictures.filter((picture) => picture.category === category))
}

function presentNearby({ lat, lng, ...place }: NearbyPlace) {
  return { ...place, lat: lat ?? null, lng: lng ?? null }
}

/** A review as previews show it. */
export function presentReview({ id, author, ...review }: PreviewedReview): ReviewPreview {
  return { commentId: id, author: presentAuthor(author), ...review }
}

/** Returns a room type with its offers. */
export function presentRoom(room: RoomTypeRow, packages: PackageOffer[], pictures: PictureLibrary): RoomOffer {
  return {
    ...roomFacts(room),
    name: room.name,
    pictures: room.pictureIds.map((id) => presentPicture(pictures, id)),
    areaSqm: room.areaSqm,
    windowText: room.windowText,
    facilities: room.facilities,
    packages,
  }
}

/** Returns one offer with its price or the reason why it is unavailable; terms are in the time of the hotel's city. */
export function presentOffer(offer: Offer, cityName: string, now: Date): PackageOffer {
  const { ratePackage, stay, hotel, currencyCode } = offer
  const { price, amounts, stockLeft, unavailable } = quotePackage(offer)
  const { timeZone } = hotel
  return {
    ...packageFacts(ratePackage),
    name: ratePackage.name,
    cancellation: cancellationTerms({
      rule: ratePackage,
      checkIn: stay.checkIn,
      timeZone,
      cityName,
      amounts,
      currencyCode,
      now,
    }),
    price: unavailable ? null : price,
    stockLeft: unavailable || offer.room.isStockStated === false ? null : stockLeft,
    unavailable,
  }
}
