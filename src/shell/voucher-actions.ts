import type { VoucherButton, VoucherView } from '@/contract/coupon-order'
import { go } from '@/platform/navigation'
import type { ExchangeOrderStore } from '@/stores/vouchers/exchange-order'
import type { GiveVoucherStore } from '@/stores/vouchers/give-voucher'
import type { VoucherCodeStore } from '@/stores/vouchers/voucher-code'
import type { TakeBackStore } from '@/stores/vouchers/voucher-take-back'

/** What a tap on a voucher's button does; a button without an entry is not shown. */
export type VoucherActions = Partial<Record<VoucherButton, (voucher: VoucherView) => void>>

/** The stores behind the buttons of vouchers. */
export interface VoucherStores {
  readonly codes: VoucherCodeStore
  readonly gifts: GiveVoucherStore
  readonly takeBack: TakeBackStore
  readonly dates: ExchangeOrderStore
}

/** The buttons of a voucher that lead somewhere. */
export const offeredButtons = ({ buttons }: VoucherView, actions: VoucherActions): VoucherButton[] =>
  buttons.filter((button) => actions[button])

/** The actions on single vouchers. */
export const voucherActions = ({ codes, gifts, takeBack, dates }: VoucherStores): VoucherActions => ({
  show_code: (voucher) => void codes.show(voucher),
  exchange: ({ voucherId }) => go('couponExchange', { voucherId }),
  appoint: ({ voucherId }) => go('appointment', { voucherId }),
  refund: ({ orderid }) => go('couponRefund', { orderid }),
  give: gifts.open,
  cancel_exchange: ({ exchange }) => exchange && void dates.open(exchange.orderid),
  cancel_appointment: (voucher) => takeBack.prompt('appointment', voucher),
  withdraw_gift: (voucher) => takeBack.prompt('gift', voucher),
  pay: ({ exchange }) => exchange && go('pay', { payId: exchange.payId }),
})
