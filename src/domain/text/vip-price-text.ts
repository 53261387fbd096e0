import type { VipPrice } from '@/contract/stay'
import { vipRule } from '../account/vip-rule'

/** Strings of VIP prices. */
export const vipPriceText = {
  taken: 'VIP price',
  hidden: `VIPs pay less: ${vipRule.stays} stays in ${vipRule.months} months`,
  line: 'Member price',
} as const

/** Text of the VIP price below a price: VIPs read that it applies, others see it only with isShownToAll; null for none. */
export function vipText(vip: VipPrice | undefined, currencySymbol: string, isShownToAll: boolean): string | null {
  if (vip?.state === 'taken') return vipPriceText.taken
  if (!vip || !isShownToAll) return null
  return vip.state === 'offered' ? `${vipPriceText.taken} ${currencySymbol} ${vip.amount}` : vipPriceText.hidden
}
