import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { OrderCard } from '@/contract/order-list'
import type { PaymentPage } from '@/contract/payment'
import { finishState, type FinishState, isFinishFinal, pollDelayMs } from '@/domain/booking/payment-result'
import type { Timers } from '@/platform/clock'
import { Loaded } from '../app/loaded'

/** What is known after paying. */
export interface FinishFacts {
  readonly order: OrderCard
  readonly payment: PaymentPage
}

/** What the page after paying needs from outside. */
export interface PayFinishDependencies {
  readonly order: Pick<ApiCalls['order'], 'getPackageOrderByPayId'>
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'getCouponOrderByPayId'>
  readonly payment: Pick<ApiCalls['payment'], 'getPaymentPage'>
  readonly timers: Pick<Timers, 'after'>
}

/** The page after paying: polls the server at growing intervals until the result is known. When polling ends without one, nothing is called failed. */
export class PayFinishStore {
  readonly facts = new Loaded<FinishFacts>()
  /** Polling has taken long: the result will come by e-mail. */
  isLongWait = false
  private responseCount = 0
  private looks = 0
  private stopWaiting: () => void = () => {}

  constructor(
    private readonly dependencies: PayFinishDependencies,
    private readonly payId: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'payId' | 'responseCount' | 'looks' | 'stopWaiting'>(
      this,
      { dependencies: false, payId: false, responseCount: false, looks: false, stopWaiting: false, facts: false },
      { autoBind: true, deep: false },
    )
  }

  /** The present state; null before the first response. */
  get state(): FinishState | null {
    const facts = this.facts.value
    if (!facts) return null
    const { order, payment } = facts
    return finishState({ order: order.status, payment: payment.status, attempt: payment.attempt?.status ?? null })
  }

  /** Polls now and continues while the result is open; called whenever the page comes to the front. */
  async look(): Promise<void> {
    this.stopWaiting()
    const look = ++this.looks
    await this.facts.load(() => this.request())
    if (look !== this.looks) return
    this.responseCount += 1
    if (this.state !== null && isFinishFinal(this.state)) return
    this.wait()
  }

  /** Restarts the polling, at the traveler's request. */
  restart(): Promise<void> {
    this.responseCount = 0
    this.isLongWait = false
    return this.look()
  }

  /** The page goes behind another, or the app to the background: stops polling and ignores pending responses. */
  stop(): void {
    this.looks += 1
    this.stopWaiting()
  }

  private wait(): void {
    const delayMs = pollDelayMs(this.responseCount)
    if (delayMs === null) runInAction(() => (this.isLongWait = true))
    else this.stopWaiting = this.dependencies.timers.after(delayMs, () => void this.look())
  }

  private async request(): Promise<FinishFacts> {
    const { order, couponOrder, payment } = this.dependencies
    const input = { payId: this.payId }
    const page = await payment.getPaymentPage(input)
    const readOrder = page.order.type === 'hotel' ? order.getPackageOrderByPayId : couponOrder.getCouponOrderByPayId
    return { order: await readOrder(input), payment: page }
  }
}
