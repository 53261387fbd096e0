import { exponentOf } from '../money/currency'

/** A product of exact decimals can fall short of a half by the last bits of a double; this much is taken for the half. */
const HALF_TOLERANCE = 1e-7

/** Currencies of which one unit is worth nearly a yuan or more, with the number of price units in it, so that no price unit is worth more than about half a yuan and nobody pays less by the choice of a currency. */
const partsOfUnit: ReadonlyMap<string, number> = new Map([
  ['USD', 20],
  ['EUR', 20],
  ['GBP', 20],
  ['CHF', 20],
  ['SGD', 10],
  ['AUD', 10],
  ['NZD', 10],
  ['CAD', 10],
  ['AED', 5],
  ['MYR', 5],
  ['BRL', 5],
  ['HKD', 2],
  ['MOP', 2],
  ['MAD', 2],
  ['KWD', 100],
])

/** The smallest step of prices in a currency, in its minor units: 100 of CNY (1 yuan), 5 of USD (5 cents), 10 of KWD (0.010), 1 of JPY. */
export function priceUnitMinor(currencyCode: string): number {
  return 10 ** exponentOf(currencyCode) / (partsOfUnit.get(currencyCode) ?? 1)
}

/** An amount in minor units, rounded half up to whole price units: 12850 CNY is 12900, 1287 USD is 1285, 128 JPY stays 128. */
export function roundToPriceUnit(minor: number, currencyCode: string): number {
  return roundToUnit(minor, priceUnitMinor(currencyCode))
}

/** An amount rounded half up to units of so many minor ones. */
export function roundToUnit(minor: number, unitMinor: number): number {
  return Math.floor(minor / unitMinor + 0.5 + HALF_TOLERANCE) * unitMinor
}

/** The same for a price, which is never rounded down to nothing: whatever costs something costs at least one unit. */
export function roundPriceToUnit(minor: number, unitMinor: number): number {
  const rounded = roundToUnit(minor, unitMinor)
  return minor > 0 ? Math.max(unitMinor, rounded) : rounded
}
