import { minorFactor } from './minor-factor'
import type { FxRates } from './rate-facts'
import { roundToPriceUnit } from './price-unit'

/** An amount in minor units of another currency, rounded half up to price units; throws RangeError where a rate is missing. */
export function convertedMinor(minor: number, fromCode: string, toCode: string, fx: FxRates): number {
  return roundToPriceUnit(minor * minorFactor(fromCode, toCode, fx), toCode)
}
