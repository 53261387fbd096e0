import type { FxRates } from '@/domain/rates/rate-facts'
import { currencyOf } from '@/domain/money/currency'
import { convertedMinor } from '@/domain/rates/converted-minor'
import { shownAmount } from '@/domain/rates/shown-amount'

/** Of a hotel what its own "from" price is told by. */
interface FromPriced {
  readonly priceFromMinor?: number | null
  /** The hotel's own currency. */
  readonly currencyCode: string
}

/** The lowest night that a hotel itself names, in the wanted currency, e.g. "EUR €80"; nothing where it names none or there is no exchange rate. It is no price of a stay. */
export function priceFrom(
  { priceFromMinor = null, currencyCode: own }: FromPriced,
  fx: FxRates,
  wanted: string,
): { priceFrom?: string } {
  if (priceFromMinor === null || !fx.has(own) || !fx.has(wanted) || currencyOf(own) === undefined) return {}
  const shown = shownAmount(convertedMinor(priceFromMinor, own, wanted, fx), wanted)
  return { priceFrom: `${shown.currencyCode} ${shown.currencySymbol}${shown.currencyAmount}` }
}
