import type { TradeVerification } from '@/contract/hotel'
import { presentTradeVerification } from '../presenters/trade-verification'
import type { QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../services'
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
export async function checkTrade(
  services: Services,
  quoted: QuotedPackage,
  previousTotalMinor: number | null,
): Promise<TradeVerification> {
  const tokenExpireAt = new Date(Math.floor((services.clock.now().getTime() + VERIFY_TOKEN_MS) / 1000) * 1000)
  const verifyToken = await signVerifyToken(services, offerOf(quoted), tokenExpireAt)
  return presentTradeVerification(services, { quoted, verifyToken, tokenExpireAt, previousTotalMinor })
}
