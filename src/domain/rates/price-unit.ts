import { exponentOf } from './exponent-of'

/** A product of exact decimals can fall short of a half by the last bits of a double; this much is taken for the half. */
const HALF_TOLERANCE = 1e-7

/** An amount in minor units, rounded half up to whole major units: 12850 CNY is 12900, 128 JPY stays 128. */
export function roundToWholeUnits(minor: number, currencyCode: string): number {
  return roundToUnit(minor, wholeUnitMinor(currencyCode))
}

/** One whole unit of a currency in its minor units: 100 of CNY, 1 of JPY. */
export function wholeUnitMinor(currencyCode: string): number {
  return 10 ** exponentOf(currencyCode)
}

/** An amount rounded half up to whole units of so many minor ones. */
export function roundToUnit(minor: number, unitMinor: number): number {
  return Math.floor(minor / unitMinor + 0.5 + HALF_TOLERANCE) * unitMinor
}
