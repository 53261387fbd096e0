import type { TradeVerification } from '@/contract/hotel'
import { findAlternatives } from '../orders/alternatives'
import { checkTrade } from '../orders/check-trade'
import { quoteForTrade, type TradeWish } from '../orders/quote-for-trade'
import { unbookable } from '../orders/unbookable'
import type { Services } from '../kernel/services'

/** What somebody wants to book and the total that was shown for it. */
export interface TradeCheck extends TradeWish {
  readonly expectedTotalMinor?: number
  readonly expectedCurrencyCode?: string
}

/**
 * The price check before booking: the live price with a token that fixes it, price_changed where another total was expected in
 * that currency; throws 404, 409 sold_out (with other packages of the hotel), occupancy_mismatch or stay_rules.
 */
export async function verifyPackageTrade(services: Services, wish: TradeCheck): Promise<TradeVerification> {
  const quoted = await quoteForTrade(services, services.database.db, wish)
  const { unavailable, price } = quoted.quote
  if (unavailable) {
    throw unbookable(unavailable, await findAlternatives(services, quoted, wish))
  }
  const { expectedTotalMinor, expectedCurrencyCode = wish.currencyCode } = wish
  const isOther = expectedCurrencyCode === price.currencyCode && expectedTotalMinor !== price.totalMinor
  return checkTrade(services, quoted, isOther ? (expectedTotalMinor ?? null) : null)
}
