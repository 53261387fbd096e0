import type { CouponOrderCard, VoucherButton, VoucherView } from '@/contract/coupon-order'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { countOf } from '../text/phrases'

/** What is on the buttons of vouchers. */
export const voucherButtonText: Readonly<Record<VoucherButton, string>> = {
  exchange: 'Book a date',
  appoint: 'Ask for a date',
  show_code: 'Show code',
  refund: 'Refund',
  give: 'Give',
  pay: 'Pay the difference',
  cancel_exchange: 'Cancel date',
  cancel_appointment: 'Cancel appointment',
  withdraw_gift: 'Take back',
}

/** What else is so about a voucher: appointment and gift. */
export function voucherFacts({ appointment, gift }: VoucherView): string[] {
  const given = gift ? [`Given to ${gift.email}, not claimed yet`] : []
  if (!appointment) return given
  const { hotelName, confirmedDay, days } = appointment
  const when = confirmedDay === null ? `asked for ${days.map(formatDay).join(', ')}` : formatDay(confirmedDay)
  return [...given, `${hotelName}, ${when}`]
}

/** What follows for the buyer of an order of vouchers, in a sentence; `ownTime` writes an instant on the buyer's clock. */
export function couponNextStep(order: CouponOrderCard, ownTime: (instant: string) => string): string {
  const { status, quantity, openCount, lastDay, payExpireTime } = order
  switch (status) {
    case 'TO_PAY':
      return payExpireTime
        ? `Pay by ${ownTime(payExpireTime)}, or the vouchers go back on sale.`
        : 'Pay to get the vouchers.'
    case 'TO_USE': {
      const left =
        openCount === quantity ? countOf(quantity, 'voucher') : `${openCount} of ${countOf(quantity, 'voucher')}`
      return `${left} to use${lastDay === null ? '' : ` by ${formatDayWithYear(lastDay)}`}.`
    }
    case 'COMPLETED':
      return 'All of these vouchers are used, expired or refunded.'
    case 'CLOSED_TIMEOUT':
      return 'The order was not paid in time, and the vouchers went back on sale.'
    case 'CANCELLED':
      return 'The vouchers went back on sale. Nothing was charged.'
    case 'AUTO_REFUNDING':
      return 'Your refund in full is on its way to you.'
    case 'REFUNDED':
      return 'Your money was refunded.'
  }
}

/** What a voucher is called among those of its order. */
export const voucherTitle = (index: number, count: number): string =>
  count === 1 ? 'Voucher' : `Voucher ${index + 1} of ${count}`
