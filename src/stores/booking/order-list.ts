import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { OrderCard, OrderTab } from '@/contract/order'
import { failureText, readFailure } from '@/domain/failure'
import { firstOrders } from '@/domain/orders/order-tabs'
import type { Clock, Timers } from '@/platform/clock'
import { Loaded } from '../app/loaded'
import { OrderWaits } from './order-waits'
import { PagedList } from '../app/paged-list'
import type { SessionStore } from '../account/session'
import type { ToastStore } from '../app/toast'

/** Orders in each tab but 'all'. */
export type OrderCounts = Readonly<Record<Exclude<OrderTab, 'all'>, number>>

/** What the order list needs from outside. */
export interface OrderListDependencies {
  readonly order: Pick<ApiCalls['order'], 'listOrders' | 'countOrders' | 'cancelHotelOrder'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
}

/** The user's orders by tab, with the number in each; a visitor has none to request. */
export class OrderListStore {
  tab: OrderTab
  readonly orders: PagedList<OrderCard>
  readonly counts = new Loaded<OrderCounts>()
  readonly waits: OrderWaits
  /** The order whose cancellation awaits the traveler's confirmation. */
  cancelling: OrderCard | null = null
  isCancelling = false

  constructor(
    private readonly dependencies: OrderListDependencies,
    tab: OrderTab,
  ) {
    this.tab = tab
    const { clock, timers } = dependencies
    this.waits = new OrderWaits({ clock, timers, onOver: () => void this.look() })
    this.orders = new PagedList(
      (cursor) => this.fetchPage(cursor),
      (order) => order.orderid,
    )
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, orders: false, counts: false, waits: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads list and counts; each time that the page comes to the front, for orders change without it. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    const list = this.orders.isBlank ? this.orders.restart() : this.orders.refresh().catch(() => {})
    await Promise.all([list, this.fetchCounts()])
  }

  /** Reloads everything; rejects when the list cannot be loaded. */
  async refresh(): Promise<void> {
    await Promise.all([this.orders.refresh(), this.fetchCounts()])
  }

  async selectTab(tab: OrderTab): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.orders.restart()
  }

  promptCancel(order: OrderCard): void {
    this.cancelling = order
  }

  keepOrder(): void {
    this.cancelling = null
  }

  async cancel(): Promise<void> {
    const order = this.cancelling
    if (!order || this.isCancelling) return
    this.isCancelling = true
    const { cancelHotelOrder } = this.dependencies.order
    const refusal = await cancelHotelOrder({ orderid: order.orderid }, { idempotencyKey: this.dependencies.newKey() })
      .then(() => null)
      .catch((thrown: unknown) => failureText(readFailure(thrown)))
    runInAction(() => {
      this.isCancelling = false
      this.cancelling = null
    })
    this.dependencies.toast.show(refusal ?? 'Booking cancelled', { type: refusal ? 'fail' : 'success' })
    await this.look()
  }

  private async fetchPage(cursor: string | undefined) {
    const page = await this.dependencies.order.listOrders({ ...firstOrders(this.tab), cursor })
    this.waits.receive(page.list)
    return page
  }

  private fetchCounts(): Promise<void> {
    return this.counts.load(() => this.dependencies.order.countOrders({}))
  }
}
