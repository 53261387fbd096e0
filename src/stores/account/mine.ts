import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CurrentUser } from '@/contract/account'
import type { UserExtInfo } from '@/contract/profile'
import { Loaded } from '../app/loaded'

/** How many orders stand in each tab of the bookings. */
export type OrderCounts = Awaited<ReturnType<ApiCalls['order']['countOrders']>>

/** What the profile needs from outside. */
export interface MineDependencies {
  readonly account: Pick<ApiCalls['account'], 'getCurrentUser'>
  readonly order: Pick<ApiCalls['order'], 'countOrders'>
  readonly profile: Pick<ApiCalls['profile'], 'getUserExtInfo'>
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
