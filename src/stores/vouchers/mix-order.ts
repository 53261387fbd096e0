import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { MixCancelQuote, MixOrder } from '@/contract/mix-order'
import { stateOfKind } from '@/domain/orders/order-tables'
import { isRefundPassing } from '@/domain/orders/refund-text'
import type { Timers } from '@/platform/clock'
import type { SessionStore } from '../account/session'
import { failureOf } from '../app/failure-of'
import { Loaded } from '../app/loaded'
import { orderPollMs, Polling } from '../app/polling'
import { OrderActions, type OrderActionsDependencies } from '../booking/order-actions'

/** What the page of an order of vouchers with a date needs from outside. */
export interface MixOrderDependencies extends Omit<OrderActionsDependencies, 'mixOrder' | 'onTried'> {
  readonly mixOrder: OrderActionsDependencies['mixOrder'] & Pick<ApiCalls['mixOrder'], 'getMixOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly timers: Pick<Timers, 'after'>
  /** The order is hidden: there is nothing more to see here. */
  readonly onDeleted: () => void
}

/** One order of vouchers with a date: unpaid it is cancelled as a whole, and paid at the quote that was shown. */
export class MixOrderStore {
  readonly order = new Loaded<MixOrder>()
  readonly actions: OrderActions
  /** What cancelling brings, while its prompt is open. */
  quoted: MixCancelQuote | null = null
  isCancelling = false
  private readonly polling: Polling

  constructor(
    private readonly dependencies: MixOrderDependencies,
    private readonly orderid: string,
  ) {
    const { mixOrder, session, timers } = dependencies
    this.actions = new OrderActions({
      ...dependencies,
      onTried: async (done) => (done === 'delete' ? dependencies.onDeleted() : this.look()),
    })
    this.polling = new Polling({
      canRead: () => session.isLogin,
      read: () => this.order.load(() => mixOrder.getMixOrder({ orderid })),
      isChanging: () => this.order.value !== null && isChanging(this.order.value),
      lastDelayMs: orderPollMs,
      timers,
    })
    makeAutoObservable<this, 'dependencies' | 'orderid' | 'polling'>(
      this,
      { dependencies: false, orderid: false, polling: false, order: false, actions: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads the order, and again at growing intervals while something of it changes by itself; a visitor's is not requested. */
  async look(): Promise<void> {
    await this.polling.start()
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.polling.stop()
  }

  /** Shows what cancelling the paid order brings now. */
  promptCancel(): void {
    this.quoted = this.order.value?.cancel ?? null
  }

  dismissCancel(): void {
    this.quoted = null
  }

  /** Cancels the paid order at the quote that is shown; a refusal is shown, and the order is read again with its quote of now. */
  async cancelPaid(): Promise<void> {
    if (!this.quoted || this.isCancelling) return
    const { mixOrder, toast, newKey } = this.dependencies
    const { quoteToken } = this.quoted
    this.isCancelling = true
    const request = { orderid: this.orderid, quoteToken }
    const refusal = await failureOf(mixOrder.cancelMixOrder(request, { idempotencyKey: newKey() }))
    runInAction(() => {
      this.isCancelling = false
      this.quoted = null
    })
    toast.show(refusal ?? 'Order cancelled', { type: refusal ? 'fail' : 'success' })
    await this.look()
  }
}

/** Whether an order or a refund of it soon changes without its buyer. */
const isChanging = ({ status, refunds }: MixOrder): boolean =>
  stateOfKind('mix', status)?.isPassing === true || refunds.some((refund) => isRefundPassing(refund.status))
