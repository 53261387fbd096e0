import type { PriceChange } from '@/contract/collection'
import { addDays } from '../days/civil-day'
import { formatAmount } from '../money/amount-text'
import { convertedMinor } from '../rates/convert'
import type { FxRates } from '../rates/rate-facts'
import { roundToPriceUnit } from '../rates/price-unit'
import { shortRange } from '../days/format-day'

/** A price at one moment: the total in minor units and the stay that it is for; a voucher has none. */
export interface NotedPrice {
  readonly totalMinor: number
  readonly currencyCode: string
  readonly stay: { readonly checkIn: string; readonly nights: number; readonly rooms: number } | null
}

/** Rates move by so much of an amount without anything having become cheaper or dearer. */
const RATE_DRIFT = 0.01

/** By how much a price differs from the one that was saved, a night and room where both are of stays; null where nothing changed or the two can't be compared. A saved amount in another currency is converted by the rates given, and differences of less than one per cent are then passed over. */
export function priceChange(saved: NotedPrice | null, now: NotedPrice | null, fx: FxRates): PriceChange | null {
  if (!saved || !now || (saved.stay === null) !== (now.stay === null)) return null
  const isConverted = saved.currencyCode !== now.currencyCode
  if (isConverted && !(fx.get(saved.currencyCode) && fx.get(now.currencyCode))) return null
  const before = convertedMinor(unitMinor(saved), saved.currencyCode, now.currencyCode, fx)
  const difference = unitMinor(now) - before
  if (difference === 0 || (isConverted && Math.abs(difference) < before * RATE_DRIFT)) return null
  return {
    direction: difference < 0 ? 'less' : 'more',
    currencyCode: now.currencyCode,
    amount: formatAmount(Math.abs(difference), now.currencyCode),
    isPerNight: now.stay !== null,
    isConverted,
    savedFor: daysOfOther(saved.stay, now.stay),
  }
}

/** What one night of one room costs, as it is shown; a voucher's whole price. */
function unitMinor({ totalMinor, currencyCode, stay }: NotedPrice): number {
  return stay ? roundToPriceUnit(totalMinor / (stay.nights * stay.rooms), currencyCode) : totalMinor
}

/** The saved stay's days where they are not those of now. */
function daysOfOther(saved: NotedPrice['stay'], now: NotedPrice['stay']): PriceChange['savedFor'] {
  if (!saved || !now || (saved.checkIn === now.checkIn && saved.nights === now.nights)) return null
  return { checkIn: saved.checkIn, checkOut: addDays(saved.checkIn, saved.nights) }
}

/** Text of a price change since saving, e.g. "CNY 60 less a night than when you saved it", shorter for a voucher. The nightly amount is for one room; the text names the other days, and when the amount was converted. */
export function priceChangeText({ direction, currencyCode, amount, ...how }: PriceChange, rooms = 1): string {
  const rates = how.isConverted ? ', at today’s exchange rates' : ''
  if (!how.isPerNight) return `${currencyCode} ${amount} ${direction} than when saved${rates}`
  const unit = rooms > 1 ? 'per room and night' : 'a night'
  const days = how.savedFor ? ` for ${shortRange(how.savedFor.checkIn, how.savedFor.checkOut)}` : ''
  return `${currencyCode} ${amount} ${direction} ${unit} than when you saved it${days}${rates}`
}
