import type { OrderSnapshot } from '../kernel/database/schema/orders'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../kernel/services'

/** All that an order keeps of what was shown when it was booked. */
export function orderSnapshotOf(
  { pictures }: Pick<Services, 'pictures'>,
  { hotel, roomType, ratePackage, quote, cancellation }: QuotedPackage,
): OrderSnapshot {
  return {
    hotelName: hotel.name,
    hotelLocalName: hotel.localName,
    countryCode: hotel.countryCode,
    lat: hotel.lat,
    lng: hotel.lng,
    hotelPhone: hotel.phone,
    address: hotel.address,
    addressLocal: hotel.addressLocal,
    timeZone: hotel.timeZone,
    headImg: presentPicture(pictures, hotel.headPictureId),
    checkinFrom: hotel.checkinFrom,
    checkinUntil: hotel.checkinUntil,
    checkoutUntil: hotel.checkoutUntil,
    roomTypeName: roomType.name,
    bedText: roomType.bedText,
    packageName: ratePackage.name,
    meal: ratePackage.meal,
    includes: ratePackage.includes,
    confirmMinutes: ratePackage.confirmMinutes,
    breakdown: quote.breakdown,
    cancellation,
    knowBeforeYouGo: hotel.knowBeforeYouGo,
  }
}
