import type { TradeVerification } from '@/contract/hotel'
import type { Unavailable } from '@/contract/stay'
import type { Failure } from '../failure'
import { unavailableIn } from '../stays/unavailable-text'
import { formatAmount } from '../money/amount-text'

/** State of the price check: before the first reply, a bookable offer, none for this stay, or no reply. */
export type CheckState =
  | { readonly step: 'checking' }
  | { readonly step: 'ready'; readonly offer: TradeVerification }
  | { readonly step: 'sold_out'; readonly message: string; readonly unavailable: Unavailable | null }
  | { readonly step: 'misfit'; readonly message: string; readonly unavailable: Unavailable | null }
  | { readonly step: 'failed'; readonly failure: Failure }

/** What a refused or unanswered price check means. */
export function failedCheck(failure: Failure): CheckState {
  if (failure.kind !== 'refused') return { step: 'failed', failure }
  const { code, message, data } = failure
  const unavailable = unavailableIn(data)
  if (code === 'sold_out') return { step: 'sold_out', message, unavailable }
  if (code === 'occupancy_mismatch' || unavailable) return { step: 'misfit', message, unavailable }
  return { step: 'failed', failure }
}

/** A total that the traveler has seen and accepted as the price. */
export interface SeenPrice {
  readonly totalMinor: number
  readonly currencyCode: string
}

/** A total as it is now, with what it covers. */
interface PresentPrice extends SeenPrice {
  readonly nights: number
  readonly rooms: number
}

/** How a price stands to the one seen before; perNightAmount is the difference per room and night, in the price's currency. */
export type PriceVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'fell' | 'rose'; readonly perNightAmount: string }
  | { readonly kind: 'other_currency' }

/** Compares a price with the one seen before; only a lower one is accepted without confirmation. */
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
