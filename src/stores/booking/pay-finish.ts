import { makeAutoObservable, runInAction } from 'mobx'
import type { OrderCalls } from '@/api/order'
import type { PaymentCalls } from '@/api/payment'
import type { OrderCard } from '@/contract/order'
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
  readonly order: Pick<OrderCalls, 'getPackageOrderByPayId'>
  readonly payment: Pick<PaymentCalls, 'getPaymentPage'>
  readonly timers: Pick<Timers, 'after'>
}

/** The page after paying: asks the server, ever more seldom, until it knows; when asking ends without an answer nothing is called failed. */
export class PayFinishStore {
  readonly facts = new Loaded<FinishFacts>()
  /** Asking has gone on for long: the answer will come by e-mail. */
  isLongWait = false
  private answers = 0
  private looks = 0
  private stopWaiting: () => void = () => {}

  constructor(
    private readonly dependencies: PayFinishDependencies,
    private readonly payId: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'payId' | 'answers' | 'looks' | 'stopWaiting'>(
      this,
      { dependencies: false, payId: false, answers: false, looks: false, stopWaiting: false, facts: false },
      { autoBind: true, deep: false },
    )
  }

  /** What is so now; null before the first answer. */
  get state(): FinishState | null {
    const facts = this.facts.value
    return facts && finishState({ order: facts.order.status, attempt: facts.payment.attempt?.status ?? null })
  }

  /** Asks now and goes on asking while the end is open; called whenever the page comes to the front. */
  async look(): Promise<void> {
    this.stopWaiting()
    const look = ++this.looks
    await this.facts.load(() => this.ask())
    if (look !== this.looks) return
    this.answers += 1
    if (this.state !== null && isFinishFinal(this.state)) return
    this.wait()
  }

  /** Starts asking from the beginning, as somebody wants to know it now. */
  lookAnew(): Promise<void> {
    this.answers = 0
    this.isLongWait = false
    return this.look()
  }

  /** The page goes behind another, or the app to the background: no more asking, and the answer on its way asks nothing more. */
  stop(): void {
    this.looks += 1
    this.stopWaiting()
  }

  private wait(): void {
    const delayMs = pollDelayMs(this.answers)
    if (delayMs === null) runInAction(() => (this.isLongWait = true))
    else this.stopWaiting = this.dependencies.timers.after(delayMs, () => void this.look())
  }

  private async ask(): Promise<FinishFacts> {
    const { order, payment } = this.dependencies
    const input = { payId: this.payId }
    const [orderCard, page] = await Promise.all([order.getPackageOrderByPayId(input), payment.getPaymentPage(input)])
    return { order: orderCard, payment: page }
  }
}
