import { makeAutoObservable } from 'mobx'
import type { AccountCalls } from '@/api/account'
import type { OrderCalls } from '@/api/order'
import type { CurrentUser } from '@/contract/account'
import { Loaded } from './loaded'

/** How many orders stand in each tab of the bookings. */
export type OrderCounts = Awaited<ReturnType<OrderCalls['countOrders']>>

/** What the profile needs from outside. */
export interface MineDependencies {
  readonly account: Pick<AccountCalls, 'getCurrentUser'>
  readonly order: Pick<OrderCalls, 'countOrders'>
}

/** Who is signed in, and how many orders wait where. */
export class MineStore {
  readonly user = new Loaded<CurrentUser>()
  readonly counts = new Loaded<OrderCounts>()

  constructor(private readonly dependencies: MineDependencies) {
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, user: false, counts: false },
      { autoBind: true },
    )
  }

  /** Fetches both; each fails for itself. */
  async load(): Promise<void> {
    const { account, order } = this.dependencies
    await Promise.all([this.user.load(() => account.getCurrentUser({})), this.counts.load(() => order.countOrders({}))])
  }
}
