import type { TradeVerification } from '@/contract/hotel'
import { presentTradeVerification } from '../presenters/trade-verification'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../kernel/services'
import { offerHash } from './offer-hash'
import { type CheckedOffer, signVerifyToken, VERIFY_TOKEN_MS } from './verify-token'

/** What of a live quote a token fixes. */
export function offerOf({ ratePackage, roomType, stay, quote, cancellation }: QuotedPackage): CheckedOffer {
  return {
    pid: ratePackage.id,
    roomTypeId: roomType.id,
    stay,
    currencyCode: quote.price.currencyCode,
    totalMinor: quote.price.totalMinor,
    offerHash: offerHash(quote.breakdown, cancellation),
  }
}

/** Answers a price check with a fresh token; previousTotalMinor is what the traveller saw where that is another total, else null. */
export function checkTrade(
  services: Services,
  quoted: QuotedPackage,
  previousTotalMinor: number | null,
): TradeVerification {
  const tokenExpireAt = new Date(services.clock.now().getTime() + VERIFY_TOKEN_MS)
  const verifyToken = signVerifyToken(services, offerOf(quoted), tokenExpireAt)
  return presentTradeVerification(services, { quoted, verifyToken, tokenExpireAt, previousTotalMinor })
}
