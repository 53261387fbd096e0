import type { VipProgress } from '@/contract/account'
import { formatDayWithYear } from '../days/format-day'
import { vipRule } from './vip-rule'
import { countOf } from '../text/phrases'

/** Texts about the VIP status and how it is earned. */
export const vipStatusText = {
  isOne: 'You pay the VIP price wherever a hotel has one.',
  how: `Complete ${vipRule.stays} stays in ${vipRule.months} months to become a VIP for ${vipRule.months} months.`,
  about: 'VIP prices',
  signInFor: 'Sign in to see how many of your stays count.',
  rules: [
    {
      title: 'What VIPs get',
      text: 'A lower price for every night wherever a hotel has a VIP price: in lists, on the hotel’s page and on the bill. The price that all others pay stands beside it.',
    },
    {
      title: 'How you become one',
      text: `Complete ${vipRule.stays} stays within ${vipRule.months} months. You are then a VIP for ${vipRule.months} months from the last of them. It costs nothing, and there is nothing to apply for.`,
    },
    {
      title: 'Which stays count',
      text: 'Every booking that you made while signed in and that ended with your check-out. Cancelled bookings and no-shows don’t count.',
    },
  ],
} as const

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
