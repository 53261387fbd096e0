import { exponentOf } from '../money/currency'
import type { FxRates } from './rate-facts'
import { roundToPriceUnit } from './price-unit'

/** By what an amount in minor units of one currency is multiplied to be in minor units of another; throws RangeError where a rate is missing. */
export function minorFactor(fromCode: string, toCode: string, fx: FxRates): number {
  if (fromCode === toCode) return 1
  const [from, to] = [fx.get(fromCode), fx.get(toCode)]
  if (!from || !to) throw new RangeError(`no exchange rate from ${fromCode} to ${toCode}`)
  return (from / to) * 10 ** (exponentOf(toCode) - exponentOf(fromCode))
}

/** An amount in minor units of another currency, rounded half up to price units; throws RangeError where a rate is missing. */
export function convertedMinor(minor: number, fromCode: string, toCode: string, fx: FxRates): number {
  return roundToPriceUnit(minor * minorFactor(fromCode, toCode, fx), toCode)
}
