import type { MixCancelOutcome, MixCancelQuote, MixOrder } from '@/contract/mix-order'
import { formatDay } from '../days/format-day'

/** What follows for the buyer of vouchers with a date, in a sentence; `ownTime` writes an instant on the buyer's clock. */
export function mixNextStep(order: MixOrder, ownTime: (instant: string) => string): string {
  const { status, payExpireTime, exchange, checkIn, hotelName } = order
  switch (status) {
    case 'TO_PAY':
      return payExpireTime
        ? `Pay by ${ownTime(payExpireTime)}, or vouchers and room go back on sale.`
        : 'Pay to get the vouchers and the date.'
    case 'BOOKED':
      return exchange?.status === 'CONFIRMED'
        ? `${hotelName} expects you on ${formatDay(checkIn)}.`
        : 'Your vouchers are yours to use.'
    case 'COMPLETED':
      return 'All of these vouchers are used, expired or refunded.'
    case 'CLOSED_TIMEOUT':
      return 'The order was not paid in time, and vouchers and room went back on sale.'
    case 'CANCELLED':
      return order.paidMinor > 0 ? 'Your refund is on its way to you.' : 'Nothing was charged.'
    case 'CANCELLED_WITH_FEE':
      return 'What could be refunded by the terms is refunded.'
    case 'AUTO_REFUNDING':
      return 'Your refund in full is on its way to you.'
    case 'REFUNDED':
      return 'Your money was refunded.'
  }
}

const outcomeText: Readonly<Record<MixCancelOutcome, string>> = {
  refunded: 'Refunded',
  left: 'Stays yours to use',
  lost: 'Not refundable',
}

/** What becomes of each part of a cancelled order, and what comes back in all; amounts without their currency. */
export const cancelFacts = ({ lines, currencyAmount }: MixCancelQuote): { label: string; value: string }[] => [
  ...lines.map(({ text, outcome, refundAmount }) => ({
    label: text,
    value: outcome === 'refunded' ? refundAmount : outcomeText[outcome],
  })),
  { label: 'You get back', value: currencyAmount },
]
