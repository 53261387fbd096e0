import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderCalls } from '@/api/order'
import type { HotelOrder } from '@/contract/order'
import { failureText } from '@/domain/failure/failure-text'
import { readFailure } from '@/domain/failure/read-failure'
import { Loaded } from './loaded'
import type { SessionStore } from './session'
import type { ToastStore } from './toast'

/** What cancelling now would cost and give back. */
export type CancelQuote = Awaited<ReturnType<OrderCalls['quoteCancel']>>

/** What the order page needs from outside. */
export interface OrderDetailDependencies {
  readonly order: Pick<OrderCalls, 'getOrderDetail' | 'quoteCancel' | 'cancelHotelOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
}

/** States in which cancelling can still be quoted. */
const quotable = ['TO_PAY', 'CONFIRMING', 'CONFIRMED']

/** One hotel order of the user. */
export class OrderDetailStore {
  readonly order = new Loaded<HotelOrder>()
  readonly quote = new Loaded<CancelQuote>()
  isAsking = false
  isCancelling = false

  constructor(
    private readonly dependencies: OrderDetailDependencies,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'orderid'>(
      this,
      { dependencies: false, orderid: false, order: false, quote: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads the order and what cancelling would cost; a visitor is asked to sign in first. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    const { order, orderid } = this
    const calls = this.dependencies.order
    await order.load(() => calls.getOrderDetail({ orderid }))
    if (order.value && quotable.includes(order.value.status))
      await this.quote.load(() => calls.quoteCancel({ orderid }))
    else this.quote.replace(null)
  }

  askToCancel(): void {
    this.isAsking = true
  }

  keepOrder(): void {
    this.isAsking = false
  }

  async cancel(): Promise<void> {
    if (this.isCancelling) return
    this.isCancelling = true
    const { order, toast, newKey } = this.dependencies
    const refusal = await order
      .cancelHotelOrder({ orderid: this.orderid }, { idempotencyKey: newKey() })
      .then(() => null)
      .catch((thrown: unknown) => failureText(readFailure(thrown)))
    runInAction(() => {
      this.isCancelling = false
      this.isAsking = false
    })
    toast.show(refusal ?? 'Booking cancelled')
    await this.look()
  }
}
