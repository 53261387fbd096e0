import type { VipPrice } from '@/contract/price'
import { vipTexts } from '../texts'

/** What stands below a price about the member price: a VIP reads that this is it; all others learn of it only where it is told to them, too. */
export function vipNote(vip: VipPrice | undefined, currencySymbol: string, isToldToAll: boolean): string | null {
  if (vip?.state === 'taken') return vipTexts.taken
  if (!vip || !isToldToAll) return null
  return vip.state === 'offered' ? `${vipTexts.taken} ${currencySymbol} ${vip.amount}` : vipTexts.hidden
}
