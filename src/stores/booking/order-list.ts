import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { OrderTab } from '@/contract/order'
import type { OrderCard } from '@/contract/order-list'
import type { OrderTip } from '@/contract/order-list'
import { firstOrders, showsTips } from '@/domain/orders/order-tabs'
import { tipText } from '@/domain/orders/order-tips'
import type { Clock, Timers } from '@/platform/clock'
import { Loaded } from '../app/loaded'
import { OrderActions, type OrderActionsDependencies } from './order-actions'
import { OrderWaits } from './order-waits'
import { PagedList } from '../app/paged-list'
import type { SessionStore } from '../account/session'

/** Orders in each tab but 'all'. */
export type OrderCounts = Readonly<Record<Exclude<OrderTab, 'all'>, number>>

/** What the order list needs from outside. */
export interface OrderListDependencies extends Omit<OrderActionsDependencies, 'order' | 'onTried'> {
  readonly order: OrderActionsDependencies['order'] &
    Pick<ApiCalls['order'], 'listOrders' | 'countOrders' | 'listOrderTips' | 'markOrdersSeen'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
}

/** A tip with its sentence. */
export interface ShownTip {
  readonly tip: OrderTip
  readonly text: string
}

interface ReceivedTips {
  readonly list: readonly OrderTip[]
  /** The server's clock less the device's, in ms. */
  readonly aheadMs: number
}

/** The user's orders by tab and keyword, with the number in each tab and what comes next; a visitor has none to request. */
export class OrderListStore {
  tab: OrderTab
  keyword: string
  readonly orders: PagedList<OrderCard>
  readonly counts = new Loaded<OrderCounts>()
  readonly waits: OrderWaits
  readonly actions: OrderActions
  private readonly tips = new Loaded<ReceivedTips>()
  /** When the newest order was placed that is noted as seen. */
  private seenUntil = ''

  constructor(
    private readonly dependencies: OrderListDependencies,
    { tab, keyword }: { readonly tab: OrderTab; readonly keyword: string },
  ) {
    this.tab = tab
    this.keyword = keyword
    const { clock, timers } = dependencies
    this.waits = new OrderWaits({ clock, timers, onOver: () => void this.look() })
    this.actions = new OrderActions({ ...dependencies, onTried: () => this.look() })
    this.orders = new PagedList(
      (cursor) => this.fetchPage(cursor),
      (order) => order.orderid,
    )
    makeAutoObservable<this, 'dependencies' | 'tips' | 'seenUntil'>(
      this,
      {
        dependencies: false,
        orders: false,
        counts: false,
        waits: false,
        actions: false,
        tips: false,
        seenUntil: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** What comes next, where the whole list stands below it. */
  get nextUp(): readonly ShownTip[] {
    const { value } = this.tips
    if (!value || !showsTips(this.tab, this.keyword)) return []
    const nowMs = this.waits.nowMs + value.aheadMs
    return value.list.map((tip) => ({ tip, text: tipText(tip, nowMs) }))
  }

  /** Reads list and counts; each time that the page comes to the front, for orders change without it. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    const list = this.orders.isBlank ? this.orders.restart() : this.orders.refresh().catch(() => {})
    await Promise.all([list, this.fetchCounts(), this.fetchTips()])
  }

  /** Reloads everything; rejects when the list cannot be loaded. */
  async refresh(): Promise<void> {
    await Promise.all([this.orders.refresh(), this.fetchCounts(), this.fetchTips()])
  }

  async selectTab(tab: OrderTab): Promise<void> {
    if (tab === this.tab) return
    this.tab = tab
    await this.restart()
  }

  /** Lists what matches a keyword in the tab; all of it for an empty one. */
  async search(keyword: string): Promise<void> {
    if (keyword === this.keyword) return
    this.keyword = keyword
    await this.restart()
  }

  private async restart(): Promise<void> {
    await Promise.all([this.orders.restart(), this.tips.value ? null : this.fetchTips()])
  }

  private async fetchPage(cursor: string | undefined) {
    const page = await this.dependencies.order.listOrders({ ...firstOrders(this.tab, this.keyword), cursor })
    this.waits.receive(page.list)
    if (cursor === undefined && showsTips(this.tab, this.keyword)) this.noteSeen(page.list[0])
    return page
  }

  /** Notes on the server which order is the newest that the user has seen; the list does not wait for it. */
  private noteSeen(newest: OrderCard | undefined): void {
    if (!newest || newest.createdAt <= this.seenUntil) return
    this.seenUntil = newest.createdAt
    const { markOrdersSeen } = this.dependencies.order
    void markOrdersSeen({ until: newest.createdAt }, { promptsSignIn: false }).catch(() => {
      this.seenUntil = ''
    })
  }

  private fetchCounts(): Promise<void> {
    return this.counts.load(() => this.dependencies.order.countOrders({}))
  }

  private async fetchTips(): Promise<void> {
    if (!showsTips(this.tab, this.keyword)) return
    await this.tips.load(async () => {
      const { list, serverTime } = await this.dependencies.order.listOrderTips({})
      return { list, aheadMs: Date.parse(serverTime) - this.dependencies.clock.now() }
    })
  }
}
