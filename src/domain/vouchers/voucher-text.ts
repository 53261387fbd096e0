import type { CouponOrderCard, VoucherButton, VoucherView } from '@/contract/coupon-order'
import { formatDayWithYear } from '../days/format-day'
import type { PromptText } from '../orders/order-prompts'
import { countOf } from '../text/phrases'
import { appointmentText } from './appointment-form'

/** What is on the buttons of vouchers. */
export const voucherButtonText: Readonly<Record<VoucherButton, string>> = {
  exchange: 'Book a date',
  appoint: 'Make an appointment',
  show_code: 'Show code',
  refund: 'Refund',
  give: 'Give',
  pay: 'Pay the difference',
  cancel_exchange: 'Cancel date',
  cancel_appointment: 'Cancel appointment',
  withdraw_gift: 'Take gift back',
}

/** What else is so about a voucher: gift and appointment. */
export function voucherFacts({ appointment, gift }: VoucherView): string[] {
  return [
    ...(gift ? [`Given to ${gift.email}, ${gift.isClaimed ? 'claimed' : 'not claimed yet'}`] : []),
    ...(appointment ? [appointmentText(appointment)] : []),
  ]
}

/** The words before a gift or an appointment is taken back. */
export function takeBackText(what: 'gift' | 'appointment', { gift, appointment }: VoucherView): PromptText {
  if (what === 'gift')
    return {
      title: 'Take this gift back?',
      confirmText: 'Take gift back',
      text: `The link that we sent to ${gift?.email ?? 'them'} ends, and you can use the voucher yourself.`,
    }
  const isConfirmed = appointment?.status === 'CONFIRMED'
  return {
    title: isConfirmed ? 'Cancel this appointment?' : 'Take your request back?',
    confirmText: isConfirmed ? 'Cancel appointment' : 'Take it back',
    text: `${appointment?.hotelName ?? 'The hotel'} no longer expects you, and you can propose other days.`,
  }
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

/** The name of a voucher, followed by its variant if it has one. */
export const nameWithVariant = ({ name, variant }: { readonly name: string; readonly variant: string }): string =>
  variant === '' ? name : `${name}, ${variant}`

/** What a voucher is called among those of its order. */
export const voucherTitle = (index: number, count: number): string =>
  count === 1 ? 'Voucher' : `Voucher ${index + 1} of ${count}`

/** The sentences about where emails about an order go, and that they never contain a code. */
export const emailsText = (email: string): string =>
  `E-mails about this order go to ${email}. They never contain a code.`
