import { minorFactor } from './minor-factor'
import type { FxRates } from './rate-facts'
import { roundToWholeUnits } from './round-to-whole-units'

/** An amount in minor units of another currency, rounded half up to whole units; throws RangeError where a rate is missing. */
export function convertedMinor(minor: number, fromCode: string, toCode: string, fx: FxRates): number {
  return roundToWholeUnits(minor * minorFactor(fromCode, toCode, fx), toCode)
}
