import type { TradeVerification } from '@/contract/hotel'
import { confirmText } from '@/domain/booking/confirm-text'
import { shownAmount } from '@/domain/rates/shown-amount'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../kernel/services'
import { presentPicture } from '../kernel/pictures/picture-library'

/** A checked offer with the token that fixes it, and the total that was expected where it is another. */
export interface CheckedTrade {
  readonly quoted: QuotedPackage
  readonly verifyToken: string
  readonly tokenExpireAt: Date
  readonly previousTotalMinor: number | null
}

/** The answer to a price check. */
export function presentTradeVerification(
  { clock, pictures }: Pick<Services, 'clock' | 'pictures'>,
  { quoted, verifyToken, tokenExpireAt, previousTotalMinor }: CheckedTrade,
): TradeVerification {
  const { hotel, roomType, ratePackage, quote } = quoted
  const previous =
    previousTotalMinor === null
      ? null
      : { ...shownAmount(previousTotalMinor, quote.price.currencyCode), totalMinor: previousTotalMinor }
  return {
    status: previous ? 'price_changed' : 'available',
    verifyToken,
    tokenExpireAt: tokenExpireAt.toISOString(),
    serverTime: clock.now().toISOString(),
    hotelId: hotel.id,
    hotelName: hotel.name,
    headImg: presentPicture(pictures, hotel.headPictureId),
    address: hotel.address,
    countryCode: hotel.countryCode,
    timeZone: hotel.timeZone,
    today: quoted.today,
    checkinFrom: hotel.checkinFrom,
    checkinUntil: hotel.checkinUntil,
    checkoutUntil: hotel.checkoutUntil,
    roomTypeId: roomType.id,
    roomTypeName: roomType.name,
    bedText: roomType.bedText,
    pid: ratePackage.id,
    packageName: ratePackage.name,
    meal: ratePackage.meal,
    includes: ratePackage.includes,
    confirmText: confirmText(ratePackage.confirmMinutes),
    dayLimitMin: ratePackage.dayLimitMin,
    dayLimitMax: ratePackage.dayLimitMax,
    dayStep: ratePackage.dayStep,
    maxRooms: ratePackage.maxRooms,
    maxGuests: roomType.maxGuests,
    maxAdults: roomType.maxAdults,
    stay: quoted.stay,
    breakdown: quote.breakdown,
    price: quote.price,
    previous,
    cancellation: quoted.cancellation,
    knowBeforeYouGo: hotel.knowBeforeYouGo,
  }
}
