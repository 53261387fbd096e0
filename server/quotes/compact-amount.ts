import { formatAmount } from '@/domain/money/amount-text'
import { exponentOf } from '@/domain/rates/exponent-of'

/** An amount short enough for a calendar cell: "980", "1,280", "12.8k", "1.2m"; below a thousand with the decimals that it has, as "53.4", else whole units. */
export function compactAmount(minor: number, currencyCode: string): string {
  const exact = minor / 10 ** exponentOf(currencyCode)
  const units = Math.round(exact)
  if (units >= 1_000_000) return `${oneDecimal(units / 1_000_000)}m`
  if (units >= 10_000) return `${oneDecimal(units / 1000)}k`
  if (units < 1000) return String(exact)
  return formatAmount(units * 10 ** exponentOf(currencyCode), currencyCode)
}

function oneDecimal(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 10) / 10)
}
