import { vipRule } from '../account/vip-rule'

/** Strings of VIP prices. */
export const vipPriceText = {
  taken: 'VIP price',
  hidden: `VIPs pay less: ${vipRule.stays} stays in ${vipRule.months} months`,
  line: 'Member price',
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
