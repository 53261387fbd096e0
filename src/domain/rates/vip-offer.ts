import type { VipPrice } from '@/contract/stay'
import { formatAmount } from '../money/amount-text'
import { priceStay, type StayPricing } from './price-stay'

/** What whoever asks is told of a package's member price, and the total that all others pay; null where a VIP pays no less for the stay. */
export interface VipOffer {
  readonly vip: VipPrice
  readonly publicTotalMinor: number
}

/** Works out what is told of the member price: a VIP has it, who is signed in sees it, and a visitor learns only that there is one (member-only prices stand behind the sign-in). */
export function vipOffer(pricing: StayPricing): VipOffer | null {
  const { audience, ratePackage, currencyCode } = pricing
  if (ratePackage.memberPercent === null) return null
  const publicTotalMinor = priceStay({ ...pricing, audience: 'visitor' }).totalMinor
  const vipTotalMinor = priceStay({ ...pricing, audience: 'vip' }).totalMinor
  if (vipTotalMinor >= publicTotalMinor) return null
  if (audience === 'visitor') return { vip: { state: 'hidden' }, publicTotalMinor }
  if (audience === 'vip') return { vip: { state: 'taken' }, publicTotalMinor }
  return { vip: { state: 'offered', amount: formatAmount(vipTotalMinor, currencyCode) }, publicTotalMinor }
}
