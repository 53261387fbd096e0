import type { VoucherButton, VoucherView } from '@/contract/coupon-order'
import { go } from '@/platform/navigation'

/** What a tap on a voucher's button does; a button without an entry is not shown. */
export type VoucherActions = Partial<Record<VoucherButton, (voucher: VoucherView) => void>>

/** The buttons of a voucher that lead somewhere. */
export const offeredButtons = ({ buttons }: VoucherView, actions: VoucherActions): VoucherButton[] =>
  buttons.filter((button) => actions[button])

/** The actions on single vouchers. */
export const voucherActions = (onShow: (voucher: VoucherView) => void): VoucherActions => ({
  show_code: onShow,
  exchange: ({ voucherId }) => go('couponExchange', { voucherId }),
  refund: ({ orderid }) => go('couponRefund', { orderid }),
  cancel_exchange: ({ orderid }) => go('couponOrder', { orderid }),
  pay: ({ exchange }) => exchange && go('pay', { payId: exchange.payId }),
})
