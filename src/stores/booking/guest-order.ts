import { makeAutoObservable } from 'mobx'
import type { GuestOrder } from '@/contract/guest-order'
import type { Clock } from '@/platform/clock'
import type { SessionStore } from '../account/session'

/** Whether an order may be requested, and by whom; a guest has no uid. */
export interface OrderAccess extends Pick<SessionStore, 'isLogin' | 'uid'> {
  /** Whether a code opened the order; the server then ignores who is signed in. */
  readonly isGuest: boolean
}

/** The one order that a guest has opened by a code, until its token expires; gone when the page is reloaded. */
export class GuestOrderAccess {
  private opened: { readonly orderid: string; readonly token: string; readonly endsAtMs: number } | null = null

  constructor(private readonly clock: Clock) {
    // Plain getters: a computed one would not notice that the time is over.
    const plain = { clock: false, token: false, isValid: false } as const
    makeAutoObservable<this, 'clock' | 'isValid'>(this, plain, { autoBind: true, deep: false })
  }

  /** Sent with every call while it is valid; null afterwards, and where no order was opened. */
  get token(): string | null {
    return this.isValid ? (this.opened?.token ?? null) : null
  }

  /** Takes the order of a right code. */
  open({ guestToken, expiresAt, order }: GuestOrder): void {
    const lifeMs = Date.parse(expiresAt) - Date.parse(order.serverTime)
    this.opened = { orderid: order.orderid, token: guestToken, endsAtMs: this.clock.now() + lifeMs }
  }

  /** Whether an order may be read, cancelled or refunded without signing in. */
  opens(orderid: string): boolean {
    return this.isValid && this.opened?.orderid === orderid
  }

  /** Who may see an order: anyone who is signed in, for the server knows whose it is, and the guest to whom it was opened. */
  accessTo(orderid: string, session: Pick<SessionStore, 'isLogin' | 'uid'>): OrderAccess {
    const { opens } = this
    return {
      get isLogin() {
        return session.isLogin || opens(orderid)
      },
      get uid() {
        return session.uid
      },
      get isGuest() {
        return opens(orderid)
      },
    }
  }

  private get isValid(): boolean {
    return this.opened !== null && this.clock.now() < this.opened.endsAtMs
  }
}
