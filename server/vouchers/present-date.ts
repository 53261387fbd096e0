import type { ExchangeDifference } from '@/contract/exchange'
import { exchangeParts } from '@/domain/vouchers/exchange-parts'
import { cancelText, cancelUntil } from './exchange-deadline'
import type { QuotedExchange } from './exchange-quote'
import { presentExchangeParts } from './present'

/** The fields of a difference that its token or its voucher adds. */
type OfToken = 'voucherId' | 'token' | 'currencySymbol' | 'currencyAmount' | 'currencyCode'

/** Presents a date that can be booked, and its difference, which is valid until expireAt. */
export function presentQuotedDate(
  { room: { hotel, room }, offer, checkIn, checkOut, quote }: QuotedExchange,
  currencyCode: string,
  now: Date,
  expireAt: Date,
): Omit<ExchangeDifference, OfToken> {
  const until = cancelUntil(offer.terms, checkIn, hotel)
  return {
    hotelId: hotel.id,
    hotelName: hotel.name,
    roomTypeId: room.id,
    roomTypeName: room.name,
    checkIn,
    checkOut,
    nights: offer.nights,
    parts: presentExchangeParts(exchangeParts(offer, quote, checkIn), currencyCode),
    differenceMinor: quote.differenceMinor,
    cancelUntil: until.toISOString(),
    cancelText: cancelText(until, hotel.timeZone, now),
    tokenExpireTime: expireAt.toISOString(),
    serverTime: now.toISOString(),
  }
}
