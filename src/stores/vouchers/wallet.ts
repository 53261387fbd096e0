import type { ApiCalls } from '@/api/create-api'
import type { VoucherView } from '@/contract/coupon-order'
import type { SessionStore } from '../account/session'
import { Loaded } from '../app/loaded'

/** What the wallet needs from outside. */
export interface WalletDependencies {
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'listVouchers'>
  readonly session: Pick<SessionStore, 'isLogin'>
}

/** The user's vouchers that can be used or are in use; a visitor has none to request. */
export class WalletStore {
  readonly vouchers = new Loaded<readonly VoucherView[]>()

  constructor(private readonly dependencies: WalletDependencies) {}

  /** Reads them; each time that the page comes to the front, for vouchers change without it. */
  async look(): Promise<void> {
    const { couponOrder, session } = this.dependencies
    if (session.isLogin) await this.vouchers.load(async () => (await couponOrder.listVouchers({})).list)
  }
}
