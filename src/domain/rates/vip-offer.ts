import type { VipPrice } from '@/contract/stay'
import { formatAmount } from '../money/amount-text'
import { priceStay, type StayPricing } from './price-stay'

/** VIP price facts that the caller may see for a package, and the public total; null where a VIP pays no less for the stay. */
export interface VipOffer {
  readonly vip: VipPrice
  readonly publicTotalMinor: number
}

/** Returns the VIP offer: a VIP has it, a signed-in user sees it, a visitor learns only that one exists. VIP-only prices require a sign-in. */
export function vipOffer(pricing: StayPricing): VipOffer | null {
  const { viewer, ratePackage, currencyCode } = pricing
  if (ratePackage.memberPercent === null) return null
  const publicTotalMinor = priceStay({ ...pricing, viewer: 'visitor' }).totalMinor
  const vipTotalMinor = priceStay({ ...pricing, viewer: 'vip' }).totalMinor
  if (vipTotalMinor >= publicTotalMinor) return null
  if (viewer === 'visitor') return { vip: { state: 'hidden' }, publicTotalMinor }
  if (viewer === 'vip') return { vip: { state: 'taken' }, publicTotalMinor }
  return { vip: { state: 'offered', amount: formatAmount(vipTotalMinor, currencyCode) }, publicTotalMinor }
}
