import type { VipPrice } from '@/contract/stay'
import { vipPriceText } from '../text/vip-price-text'
import type { VipProgress } from '@/contract/account'
import { formatDayWithYear } from '../days/format-day'
import { vipRule } from './vip-rule'
import { countOf } from '../text/phrases'

/** Text of the VIP price below a price: VIPs read that it applies, others see it only with isShownToAll; null for none. */
export function vipText(vip: VipPrice | undefined, currencySymbol: string, isShownToAll: boolean): string | null {
  if (vip?.state === 'taken') return vipPriceText.taken
  if (!vip || !isShownToAll) return null
  return vip.state === 'offered' ? `${vipPriceText.taken} ${currencySymbol} ${vip.amount}` : vipPriceText.hidden
}

/** Where somebody stands on the way to being a VIP: what they are, and what comes next; nothing comes next for a VIP whose status does not end. */
interface VipProgressText {
  readonly title: string
  readonly next: string | null
}

const nextText = ({ isVip, stays, toGo, by }: VipProgress): string => {
  if (by === null) return `The day that you check out of the first begins the ${vipRule.months} months.`
  const wanted = `${toGo} ${stays > 0 ? 'more ' : ''}${toGo === 1 ? 'stay' : 'stays'}`
  const aim = isVip ? 'to remain one for longer' : `to become a VIP for ${vipRule.months} months`
  return `Complete ${wanted} by ${formatDayWithYear(by)} ${aim}.`
}

/** Text of a user's progress under the VIP rule. */
export function vipProgressText(progress: VipProgress): VipProgressText {
  const { isVip, until, stays } = progress
  if (!isVip) return { title: `${stays} of ${countOf(vipRule.stays, 'stay')}`, next: nextText(progress) }
  if (until === null) return { title: 'You are a VIP', next: null }
  return { title: `You are a VIP until ${formatDayWithYear(until)}`, next: nextText(progress) }
}
