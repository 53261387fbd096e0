import type { LoginCalls } from '@/api/login'
import type { HandOffTicket } from '@/platform/login/contract'
import type { SessionStore } from './session'

/** What the hand-off needs from outside. */
export interface HandOffDependencies {
  readonly exchange: LoginCalls['exchangeHandOffTicket']
  readonly session: SessionStore
}

/** Takes over a sign-in from the app or mini-program around us, by a one-time ticket. */
export class HandOff {
  constructor(private readonly dependencies: HandOffDependencies) {}

  /** Swaps the ticket for a sign-in of this page; answers whether somebody is signed in by it. Whoever is signed in already stays: an address must not change the account. */
  readonly take = async (ticket: HandOffTicket | null): Promise<boolean> => {
    const { exchange, session } = this.dependencies
    if (ticket === null || session.isLogin) return false
    try {
      session.signIn(await exchange({ ...ticket }, { renewsToken: false }))
      return true
    } catch {
      // A used, late or foreign ticket signs nobody in; the page then asks in its own way.
      return false
    }
  }
}
