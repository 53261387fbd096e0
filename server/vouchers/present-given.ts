import type { GivenVoucher } from '@/contract/travel-coupon'
import { termsLines } from '@/domain/vouchers/terms-text'
import type { SoldVoucher } from './repository/vouchers'
import { firstDayOf, validText } from './validity'

/** A voucher as somebody reads it who was given it: nothing of who bought it, and no code. */
export function presentGivenVoucher({ snapshot, currencyCode, nightsLeft, lastDay }: SoldVoucher): GivenVoucher {
  const { name, variant, subTitle, headImg, terms, validity, nights, hotels } = snapshot
  return {
    name,
    variant,
    subTitle,
    headImg,
    nights: nightsLeft,
    firstDay: firstDayOf(validity),
    lastDay,
    validText: validText(
      lastDay,
      hotels.map(({ timeZone }) => timeZone),
    ),
    hotels: hotels.map(({ hotelId, name: hotelName, cityName }) => ({ hotelId, name: hotelName, cityName })),
    termsLines: termsLines({ terms, validity, nights, currencyCode }),
  }
}
