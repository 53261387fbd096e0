import type { LoginCalls } from '@/api/login'
import type { LoadingStore } from './loading'
import type { SessionStore } from './session'

/** What the hand-off needs from outside. */
export interface HandOffDependencies {
  readonly exchange: LoginCalls['exchangeHandOffTicket']
  readonly session: SessionStore
  readonly loading: LoadingStore
  /** Loads the page anew, as whoever is signed in by then. */
  readonly reload: () => void
}

/** Takes over a sign-in from the app or mini-program around us, by a one-time ticket. */
export class HandOff {
  isPending = false

  constructor(private readonly dependencies: HandOffDependencies) {}

  /** Swaps the ticket for tokens and starts over. Whoever is signed in already stays: an address must not change the account. */
  async start(ticket: string | null): Promise<void> {
    const { exchange, session, loading, reload } = this.dependencies
    if (ticket === null || session.isLogin) return
    this.isPending = true
    loading.begin()
    try {
      session.signIn(await exchange({ ticket }, { renewsToken: false }))
    } catch {
      // A used or late ticket signs nobody in; the page then asks in its own way.
    }
    reload()
  }
}
