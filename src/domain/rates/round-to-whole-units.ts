import { exponentOf } from './exponent-of'

/** A product of exact decimals can fall short of a half by the last bits of a double; this much is taken for the half. */
const HALF_TOLERANCE = 1e-7

/** An amount in minor units, rounded half up to whole major units: 12850 CNY is 12900, 128 JPY stays 128. */
export function roundToWholeUnits(minor: number, currencyCode: string): number {
  const unit = 10 ** exponentOf(currencyCode)
  return Math.floor(minor / unit + 0.5 + HALF_TOLERANCE) * unit
}
