import { currencyOf } from './currency'

/** An amount short enough for a calendar cell, without sign or code: 42000 CNY is "420", 1280000 CNY is "12.8k", 2500000 VND is "2.5m"; rounded half up, throws RangeError on an unknown currency. */
export function compactAmount(minor: number, currencyCode: string): string {
  const currency = currencyOf(currencyCode)
  if (!currency) throw new RangeError(`unknown currency: ${currencyCode}`)
  const units = Math.round(minor / 10 ** currency.exponent)
  if (units < 10_000) return String(units)
  return units < 999_500 ? `${tenths(units / 1000)}k` : `${tenths(units / 1_000_000)}m`
}

function tenths(value: number): string {
  return String(value < 100 ? Math.round(value * 10) / 10 : Math.round(value))
}
