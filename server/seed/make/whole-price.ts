import { currencyOf } from '@/domain/money/currency'
import { fxRates } from '../data/fx-rates'

/** An amount of CNY as a price of a currency that people would set: rounded to two significant steps, in minor units. */
export function wholePriceMinor(cny: number, currencyCode: string): number {
  const units = cny / (fxRates[currencyCode] ?? 1)
  const step = units < 100 ? 1 : units < 1000 ? 5 : 10 ** (Math.floor(Math.log10(units)) - 1)
  const whole = Math.max(step, Math.round(units / step) * step)
  return whole * 10 ** (currencyOf(currencyCode)?.exponent ?? 2)
}
