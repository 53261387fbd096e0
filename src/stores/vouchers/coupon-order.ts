import type { ApiCalls } from '@/api/create-api'
import type { CouponOrder } from '@/contract/coupon-order'
import { pollDelayMs } from '@/domain/booking/payment-result'
import { stateOfKind } from '@/domain/orders/order-tables'
import { isRefundPassing } from '@/domain/orders/refund-text'
import { isVoucherPassing } from '@/domain/vouchers/voucher-state'
import type { Timers } from '@/platform/clock'
import type { SessionStore } from '../account/session'
import { Loaded } from '../app/loaded'
import { OrderActions, type OrderActionsDependencies } from '../booking/order-actions'

/** What the page of an order of vouchers needs from outside. */
export interface CouponOrderDependencies extends Omit<OrderActionsDependencies, 'couponOrder' | 'onTried'> {
  readonly couponOrder: OrderActionsDependencies['couponOrder'] & Pick<ApiCalls['couponOrder'], 'getCouponOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly timers: Pick<Timers, 'after'>
  /** The order is hidden: there is nothing more to see here. */
  readonly onDeleted: () => void
}

/** Longest wait between two looks at an order that soon changes, in milliseconds. */
const mostWaitMs = 30_000

/** One order of vouchers of the user. */
export class CouponOrderStore {
  readonly order = new Loaded<CouponOrder>()
  readonly actions: OrderActions
  private isInFront = false
  private looks = 0
  private callOff: () => void = () => {}

  constructor(
    private readonly dependencies: CouponOrderDependencies,
    private readonly orderid: string,
  ) {
    this.actions = new OrderActions({
      ...dependencies,
      onTried: async (done) => (done === 'delete' ? dependencies.onDeleted() : this.look()),
    })
  }

  /** Reads the order, and again at growing intervals while something of it changes by itself; a visitor's is not requested. */
  async look(): Promise<void> {
    this.looks = 0
    await this.read()
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.isInFront = false
    this.callOff()
  }

  private async read(): Promise<void> {
    const { couponOrder, session, timers } = this.dependencies
    if (!session.isLogin) return
    this.callOff()
    this.isInFront = true
    await this.order.load(() => couponOrder.getCouponOrder({ orderid: this.orderid }))
    const order = this.order.value
    if (!this.isInFront || !order || !isChanging(order)) return
    const delayMs = pollDelayMs((this.looks += 1)) ?? mostWaitMs
    this.callOff = timers.after(delayMs, () => void this.read())
  }
}

/** Whether an order, a voucher of it or a refund soon changes without its buyer. */
const isChanging = ({ status, vouchers, refunds }: CouponOrder): boolean =>
  stateOfKind('coupon', status)?.isPassing === true ||
  vouchers.some((voucher) => isVoucherPassing(voucher.status)) ||
  refunds.some((refund) => isRefundPassing(refund.status))
