import { makeAutoObservable, runInAction } from 'mobx'
import type { CallOptions } from '@/api/client'
import type { ApiCalls } from '@/api/create-api'
import type { HotelOrder } from '@/contract/order'
import { isOrderPassing, isOrderQuotable } from '@/domain/orders/hotel-order'
import { type ConfirmedAction, doneText } from '@/domain/orders/order-prompts'
import { isRefundPassing } from '@/domain/orders/refund-text'
import { failureOf } from '../app/failure-of'
import { Loaded } from '../app/loaded'
import { orderPollMs, Polling } from '../app/polling'
import type { Timers } from '@/platform/clock'
import type { SessionStore } from '../account/session'
import type { ToastStore } from '../app/toast'

/** What cancelling now would cost and give back. */
export type CancelQuote = Awaited<ReturnType<ApiCalls['order']['quoteCancel']>>

/** What the order page needs from outside. */
export interface OrderDetailDependencies {
  readonly order: Pick<ApiCalls['order'], 'getOrderDetail' | 'quoteCancel' | 'cancelHotelOrder' | 'deleteHotelOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  readonly timers: Pick<Timers, 'after'>
  /** The order is hidden: there is nothing more to see here. */
  readonly onDeleted: () => void
}

/** One hotel order of the user. */
export class OrderDetailStore {
  readonly order = new Loaded<HotelOrder>()
  readonly quote = new Loaded<CancelQuote>()
  /** The prompt that is open; null where none is. */
  prompt: ConfirmedAction | null = null
  /** What was confirmed is on its way. */
  isBusy = false
  private readonly polling: Polling

  constructor(
    private readonly dependencies: OrderDetailDependencies,
    private readonly orderid: string,
  ) {
    const { session, timers } = dependencies
    this.polling = new Polling({
      canRead: () => session.isLogin,
      read: () => this.read(),
      isChanging: () => this.order.value !== null && isChanging(this.order.value),
      lastDelayMs: orderPollMs,
      timers,
    })
    makeAutoObservable<this, 'dependencies' | 'orderid' | 'polling'>(
      this,
      { dependencies: false, orderid: false, polling: false, order: false, quote: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads the order and its cancellation cost, and again at growing intervals while it changes by itself; a visitor's is not requested. */
  async look(): Promise<void> {
    await this.polling.start()
  }

  /** The page goes behind another: no more looking. */
  stop(): void {
    this.polling.stop()
  }

  /** Opens a prompt; nothing happens before it is confirmed. */
  open(prompt: ConfirmedAction): void {
    this.prompt = prompt
  }

  keepOrder(): void {
    this.prompt = null
  }

  /** Cancels the unpaid order, once that was confirmed. */
  async cancel(): Promise<void> {
    const { order } = this.dependencies
    const isDone = await this.change(order.cancelHotelOrder, doneText('cancel', 'hotel'))
    if (isDone !== null) await this.look()
  }

  /** Hides the order from its owner's list, once that was confirmed. */
  async delete(): Promise<void> {
    const { order, onDeleted } = this.dependencies
    const isDone = await this.change(order.deleteHotelOrder, doneText('delete', 'hotel'))
    if (isDone) onDeleted()
    else if (isDone !== null) await this.look()
  }

  /** Sends a change and reports how it ended; null while another one is under way. */
  private async change(
    send: (input: { orderid: string }, options: CallOptions) => Promise<unknown>,
    successText: string,
  ): Promise<boolean | null> {
    if (this.isBusy) return null
    this.isBusy = true
    const { toast, newKey } = this.dependencies
    const refusal = await failureOf(send({ orderid: this.orderid }, { idempotencyKey: newKey() }))
    runInAction(() => {
      this.isBusy = false
      this.prompt = null
    })
    toast.show(refusal ?? successText, { type: refusal ? 'fail' : 'success' })
    return refusal === null
  }

  private async read(): Promise<void> {
    const { order, orderid } = this
    const calls = this.dependencies.order
    await order.load(() => calls.getOrderDetail({ orderid }))
    if (order.value && isOrderQuotable(order.value.status)) await this.quote.load(() => calls.quoteCancel({ orderid }))
    else this.quote.replace(null)
  }
}

/** Whether an order or a refund of it soon changes without its traveler. */
const isChanging = ({ status, refunds }: HotelOrder): boolean =>
  isOrderPassing(status) || refunds.some((refund) => isRefundPassing(refund.status))
