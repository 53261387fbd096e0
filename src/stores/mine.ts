import type { AccountCalls } from '@/api/account'
import type { OrderCalls } from '@/api/order'
import type { CurrentUser } from '@/contract/account'
import { Loaded } from './loaded'
import type { OrderCounts } from './order-list'
import type { SessionStore } from './session'

/** What the profile tab needs from outside. */
export interface MineDependencies {
  readonly account: Pick<AccountCalls, 'getCurrentUser'>
  readonly order: Pick<OrderCalls, 'countOrders'>
  readonly session: Pick<SessionStore, 'isLogin'>
}

/** Who is signed in and how many orders wait in each tab; a visitor has neither. */
export class MineStore {
  readonly user = new Loaded<CurrentUser>()
  readonly counts = new Loaded<OrderCounts>()

  constructor(private readonly dependencies: MineDependencies) {}

  /** Reads both; each time that the page comes to the front. */
  async look(): Promise<void> {
    const { account, order, session } = this.dependencies
    if (!session.isLogin) return
    await Promise.all([this.user.load(() => account.getCurrentUser({})), this.counts.load(() => order.countOrders({}))])
  }
}
