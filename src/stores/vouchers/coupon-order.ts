import type { ApiCalls } from '@/api/create-api'
import type { CouponOrder } from '@/contract/coupon-order'
import { stateOfKind } from '@/domain/orders/order-tables'
import { isRefundPassing } from '@/domain/orders/refund-text'
import { isVoucherPassing } from '@/domain/vouchers/voucher-state'
import type { Timers } from '@/platform/clock'
import type { SessionStore } from '../account/session'
import { Loaded } from '../app/loaded'
import { orderPollMs, Polling } from '../app/polling'
import { OrderActions, type OrderActionsDependencies } from '../booking/order-actions'

/** What the page of an order of vouchers needs from outside. */
export interface CouponOrderDependencies extends Omit<OrderActionsDependencies, 'couponOrder' | 'onTried'> {
  readonly couponOrder: OrderActionsDependencies['couponOrder'] & Pick<ApiCalls['couponOrder'], 'getCouponOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly timers: Pick<Timers, 'after'>
  /** The order is hidden: there is nothing more to see here. */
  readonly onDeleted: () => void
}

/** One order of vouchers of the user. */
export class CouponOrderStore {
  readonly order = new Loaded<CouponOrder>()
  readonly actions: OrderActions
  private readonly polling: Polling

  constructor(dependencies: CouponOrderDependencies, orderid: string) {
    const { couponOrder, session, timers } = dependencies
    this.actions = new OrderActions({
      ...dependencies,
      onTried: async (done) => (done === 'delete' ? dependencies.onDeleted() : this.look()),
    })
    this.polling = new Polling({
      canRead: () => session.isLogin,
      read: () => this.order.load(() => couponOrder.getCouponOrder({ orderid })),
      isChanging: () => this.order.value !== null && isChanging(this.order.value),
      lastDelayMs: orderPollMs,
      timers,
    })
  }

  /** Reads the order, and again at growing intervals while something of it changes by itself; a visitor's is not requested. */
  async look(): Promise<void> {
    await this.polling.start()
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.polling.stop()
  }
}

/** Whether an order, a voucher of it or a refund soon changes without its buyer. */
const isChanging = ({ status, vouchers, refunds }: CouponOrder): boolean =>
  stateOfKind('coupon', status)?.isPassing === true ||
  vouchers.some((voucher) => isVoucherPassing(voucher.status)) ||
  refunds.some((refund) => isRefundPassing(refund.status))
