import { currencyOf } from '../money/currency'

/** Digits after the point of a currency (ISO 4217); throws RangeError on one that we do not trade in. */
export function exponentOf(currencyCode: string): number {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  return currency.exponent
}
