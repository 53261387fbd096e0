import type { PackageOffer, RoomOffer } from '@/contract/hotel'
import { quotePackage } from '@/domain/rates/quote-package'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import { cancellationTerms } from '../quotes/cancellation-terms'
import type { Offer } from '../quotes/offer-facts'
import type { RoomTypeRow } from '../repositories/catalogue-rows'
import { confirmText } from '@/domain/booking/confirm-text'

/** A room type with the offers made for it. */
export function presentRoom(room: RoomTypeRow, packages: PackageOffer[], pictures: PictureLibrary): RoomOffer {
  return {
    roomTypeId: room.id,
    name: room.name,
    pictures: room.pictureIds.map((id) => presentPicture(pictures, id)),
    areaSqm: room.areaSqm,
    bedText: room.bedText,
    windowText: room.windowText,
    maxGuests: room.maxGuests,
    maxAdults: room.maxAdults,
    facilities: room.facilities,
    packages,
  }
}

/** One offer with its price or the reason why there is none; terms are told in the time of the hotel's city. */
export function presentOffer(offer: Offer, cityName: string, now: Date): PackageOffer {
  const { ratePackage, stay, hotel, currencyCode } = offer
  const { price, amounts, stockLeft, unavailable } = quotePackage(offer)
  const { timeZone } = hotel
  return {
    pid: ratePackage.id,
    name: ratePackage.name,
    meal: ratePackage.meal,
    includes: ratePackage.includes,
    confirmText: confirmText(ratePackage.confirmMinutes),
    dayLimitMin: ratePackage.dayLimitMin,
    dayLimitMax: ratePackage.dayLimitMax,
    dayStep: ratePackage.dayStep,
    maxRooms: ratePackage.maxRooms,
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
