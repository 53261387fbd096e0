import type { OrderKind } from '../orders/order-tables'
import type { FinishState, FinishText } from './payment-result'

const vouchersGone =
  'You can leave this page. A payment that arrives after your vouchers were released is refunded in full automatically.'

/** Texts of the page after paying for a gift of vouchers. */
export const giftPaid: Partial<FinishText> = {
  title: 'Your gift is paid',
  text: 'An e-mail with it is on its way to the person that you chose. Your order shows when it is claimed.',
}

const heldVouchers = {
  checking: { text: `We are waiting to hear from your bank or wallet. ${vouchersGone}` },
  closed: { title: 'This order is closed', text: `Nothing was charged. ${vouchersGone}` },
  cancelled: { title: 'Order cancelled' },
} as const

/** The strings of the page after paying that are other for vouchers, and for stays that are booked with one, than for stays. */
export const finishOfKind: Readonly<Record<OrderKind, Partial<Record<FinishState, Partial<FinishText>>>>> = {
  hotel: {},
  coupon: {
    ...heldVouchers,
    confirmed: {
      title: 'Your vouchers are ready',
      text: 'They are in your wallet, and an e-mail about them is on its way to you.',
    },
    late: { text: 'Your vouchers had already been released. Your refund in full is on its way.' },
  },
  exchange: {
    confirmed: {
      title: 'Your date is booked',
      text: 'The difference is paid. The certificate is on the page of your order.',
    },
    late: { text: 'Your room had already been released. The difference is on its way back, and your voucher is free.' },
  },
  mix: {
    ...heldVouchers,
    confirmed: {
      title: 'Your date is booked',
      text: 'Your vouchers and the certificate of your date are on the page of your order.',
    },
    late: { text: 'Your vouchers or your room had already been released. Your refund in full is on its way.' },
  },
}
