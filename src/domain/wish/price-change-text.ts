import type { PriceChange } from '@/contract/collection'
import { shortRange } from '../days/short-range'

/** What has become of a price since it was saved, e.g. "CNY 60 less a night than when you saved it", shorter for a voucher; the nightly amount is that of one room; it says for which other days that was, and when the amount was converted. */
export function priceChangeText({ direction, currencyCode, amount, ...how }: PriceChange, rooms = 1): string {
  const rates = how.isConverted ? ', at today’s exchange rates' : ''
  if (!how.isPerNight) return `${currencyCode} ${amount} ${direction} than when saved${rates}`
  const unit = rooms > 1 ? 'per room and night' : 'a night'
  const days = how.savedFor ? ` for ${shortRange(how.savedFor.checkIn, how.savedFor.checkOut)}` : ''
  return `${currencyCode} ${amount} ${direction} ${unit} than when you saved it${days}${rates}`
}
