import { makeAutoObservable } from 'mobx'
import type { AccountCalls } from '@/api/account'
import type { OrderCalls } from '@/api/order'
import type { ProfileCalls } from '@/api/profile'
import type { CurrentUser } from '@/contract/account'
import type { UserExtInfo } from '@/contract/profile'
import { Loaded } from '../app/loaded'

/** How many orders stand in each tab of the bookings. */
export type OrderCounts = Awaited<ReturnType<OrderCalls['countOrders']>>

/** What the profile needs from outside. */
export interface MineDependencies {
  readonly account: Pick<AccountCalls, 'getCurrentUser'>
  readonly order: Pick<OrderCalls, 'countOrders'>
  readonly profile: Pick<ProfileCalls, 'getUserExtInfo'>
}

/** The signed-in user, the number of orders by state, and the number of favorites. */
export class MineStore {
  readonly user = new Loaded<CurrentUser>()
  readonly counts = new Loaded<OrderCounts>()
  readonly extInfo = new Loaded<UserExtInfo>()

  constructor(private readonly dependencies: MineDependencies) {
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, user: false, counts: false, extInfo: false },
      { autoBind: true },
    )
  }

  /** Fetches all of it; each fails for itself. */
  async load(): Promise<void> {
    const { account, order, profile } = this.dependencies
    await Promise.all([
      this.user.load(() => account.getCurrentUser({})),
      this.counts.load(() => order.countOrders({})),
      this.extInfo.load(() => profile.getUserExtInfo({})),
    ])
  }
}
