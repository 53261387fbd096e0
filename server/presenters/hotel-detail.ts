import type { HotelDetail, ReviewPreview } from '@/contract/hotel'
import type { PictureLibrary } from '../pictures/picture-library'
import type { HotelDetailRow, PreviewedReview } from '../repositories/hotel-detail'
import { todayIn } from '../time/today-in'
import { avatarUrl } from './avatar-url'
import { districtPath } from './district-path'
import { presentPicture } from './picture'

/** All that a hotel's page says apart from its offers. */
export function presentHotelDetail(
  { hotel, cityName, reviews, isCollection }: HotelDetailRow,
  pictures: PictureLibrary,
  now: Date,
): HotelDetail {
  return {
    id: hotel.id,
    cityId: hotel.cityId,
    cityName,
    countryCode: hotel.countryCode,
    name: hotel.name,
    localName: hotel.localName,
    star: hotel.star,
    brand: hotel.brand,
    openYear: hotel.openYear,
    renovateYear: hotel.renovateYear,
    districtPath: districtPath(cityName, hotel.district),
    address: hotel.address,
    addressLocal: hotel.addressLocal,
    phone: hotel.phone,
    lat: hotel.lat,
    lng: hotel.lng,
    timeZone: hotel.timeZone,
    today: todayIn(hotel.timeZone, now),
    intro: hotel.intro,
    pictures: hotel.pictures.map(({ id, category }) => ({ ...presentPicture(pictures, id), category })),
    reviewScore: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    scores: hotel.scores,
    facilities: hotel.facilities,
    checkinFrom: hotel.checkinFrom,
    checkinUntil: hotel.checkinUntil,
    checkoutUntil: hotel.checkoutUntil,
    policies: hotel.policies,
    nearby: hotel.nearby,
    reviews: reviews.map(presentReview),
    isCollection,
  }
}

function presentReview({ id, avater, ...review }: PreviewedReview): ReviewPreview {
  return { commentId: id, avater: avatarUrl(avater), ...review }
}
