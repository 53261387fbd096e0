import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelOrder } from '@/contract/order'
import { failureText, readFailure } from '@/domain/failure'
import { Loaded } from '../app/loaded'
import type { Timers } from '@/platform/clock'
import type { SessionStore } from '../account/session'
import type { ToastStore } from '../app/toast'

/** What cancelling now would cost and give back. */
export type CancelQuote = Awaited<ReturnType<ApiCalls['order']['quoteCancel']>>

/** What the order page needs from outside. */
export interface OrderDetailDependencies {
  readonly order: Pick<ApiCalls['order'], 'getOrderDetail' | 'quoteCancel' | 'cancelHotelOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  readonly timers: Pick<Timers, 'after'>
}

/** States in which cancelling can still be quoted. */
const quotable = ['TO_PAY', 'CONFIRMING', 'CONFIRMED']

/** States that change without the traveler's action here, such as a payment in progress, and their polling intervals in milliseconds. */
const passing = ['TO_PAY', 'CONFIRMING', 'AUTO_REFUNDING']
const lookAgainMs = 3000

/** One hotel order of the user. */
export class OrderDetailStore {
  readonly order = new Loaded<HotelOrder>()
  readonly quote = new Loaded<CancelQuote>()
  isConfirmingCancel = false
  isCancelling = false
  private isInFront = false
  private callOff: () => void = () => {}

  constructor(
    private readonly dependencies: OrderDetailDependencies,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'orderid' | 'isInFront' | 'callOff'>(
      this,
      { dependencies: false, orderid: false, isInFront: false, callOff: false, order: false, quote: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads the order and its cancellation cost; requests a visitor's sign-in first. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    this.callOff()
    this.isInFront = true
    const { order, orderid } = this
    const calls = this.dependencies.order
    await order.load(() => calls.getOrderDetail({ orderid }))
    if (order.value && quotable.includes(order.value.status))
      await this.quote.load(() => calls.quoteCancel({ orderid }))
    else this.quote.replace(null)
    if (this.isInFront && order.value && passing.includes(order.value.status)) {
      this.callOff = this.dependencies.timers.after(lookAgainMs, () => void this.look())
    }
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.isInFront = false
    this.callOff()
  }

  promptCancel(): void {
    this.isConfirmingCancel = true
  }

  keepOrder(): void {
    this.isConfirmingCancel = false
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
      this.isConfirmingCancel = false
    })
    toast.show(refusal ?? 'Booking cancelled', { type: refusal ? 'fail' : 'success' })
    await this.look()
  }
}
