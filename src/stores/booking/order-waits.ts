import { makeAutoObservable } from 'mobx'
import type { OrderCard } from '@/contract/order-list'
import { remainingSeconds } from '@/domain/booking/countdown'
import type { Clock, Timers } from '@/platform/clock'

/** What the countdowns of a list need from outside. */
export interface OrderWaitsDependencies {
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
  /** The time of at least one order is over. */
  readonly onOver: () => void
}

const tickMs = 1000

/** How long the unpaid orders of a list are still held, by the server's clock; counts while the page is in front. */
export class OrderWaits {
  /** The device's clock when the countdowns were last counted. */
  nowMs: number
  private readonly receivedAtMs = new WeakMap<OrderCard, number>()
  private running: readonly OrderCard[] = []
  private callOff: () => void = () => {}

  constructor(private readonly dependencies: OrderWaitsDependencies) {
    this.nowMs = dependencies.clock.now()
    makeAutoObservable<this, 'dependencies' | 'receivedAtMs' | 'running' | 'callOff'>(
      this,
      { dependencies: false, receivedAtMs: false, running: false, callOff: false },
      { autoBind: true, deep: false },
    )
  }

  /** Takes note of orders at the moment when they came. */
  receive(orders: readonly OrderCard[]): void {
    this.nowMs = this.dependencies.clock.now()
    orders.forEach((order) => this.receivedAtMs.set(order, this.nowMs))
    this.running = [...this.running, ...orders].filter((order) => this.secondsLeft(order))
  }

  /** Whole seconds until an unpaid order is closed; null for others. */
  secondsLeft(order: OrderCard): number | null {
    const receivedAtMs = this.receivedAtMs.get(order)
    const { status, payExpireTime, serverTime } = order
    if (status !== 'TO_PAY' || payExpireTime === null || receivedAtMs === undefined) return null
    return remainingSeconds({ deadlineAt: payExpireTime, serverAt: serverTime, receivedAtMs }, this.nowMs)
  }

  /** The page comes to the front. */
  start(): void {
    this.stop()
    this.nowMs = this.dependencies.clock.now()
    this.callOff = this.dependencies.timers.every(tickMs, this.tick)
  }

  /** The page goes behind another: no more counting. */
  stop(): void {
    this.callOff()
  }

  private tick(): void {
    if (this.running.length === 0) return
    this.nowMs = this.dependencies.clock.now()
    const left = this.running.filter((order) => this.secondsLeft(order))
    const isOneOver = left.length < this.running.length
    this.running = left
    if (isOneOver) this.dependencies.onOver()
  }
}
