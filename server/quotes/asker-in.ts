import { currencyOf } from '@/domain/money/currency'
import type { WishAsker } from './wish-items'

/** The asker as seeing prices in a currency that the call names, for its client sends no header; one that we don't trade in counts as absent. */
export function askerIn({ services, user, currency }: WishAsker, named: string | undefined): WishAsker {
  return { services, user, currency: currencyOf(named ?? '') ? (named ?? currency) : currency }
}
