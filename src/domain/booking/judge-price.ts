import { formatAmount } from '../money/format-amount'

/** A total that the traveller has seen and taken as the price. */
export interface SeenPrice {
  readonly totalMinor: number
  readonly currencyCode: string
}

/** A total as it is now, with what it covers. */
export interface PresentPrice extends SeenPrice {
  readonly nights: number
  readonly rooms: number
}

/** How a price stands to the one seen before; perNightAmount is the difference per room and night, in the price's currency. */
export type PriceVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'fell' | 'rose'; readonly perNightAmount: string }
  | { readonly kind: 'other_currency' }

/** Compares a price with the one seen before: only a fall may be taken without asking. */
export function judgePrice(seen: SeenPrice | null, now: PresentPrice): PriceVerdict {
  if (!seen) return { kind: 'same' }
  if (seen.currencyCode !== now.currencyCode) return { kind: 'other_currency' }
  const differenceMinor = now.totalMinor - seen.totalMinor
  if (differenceMinor === 0) return { kind: 'same' }
  const perNightMinor = Math.round(Math.abs(differenceMinor) / (now.nights * now.rooms))
  return {
    kind: differenceMinor < 0 ? 'fell' : 'rose',
    perNightAmount: formatAmount(perNightMinor, now.currencyCode),
  }
}
