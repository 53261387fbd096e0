import { makeAutoObservable } from 'mobx'
import type { LoginCalls } from '@/api/login'
import type { SignInToken } from '@/platform/login/contract'
import type { SessionStore } from './session'

/** What the hand-off needs from outside. */
export interface HandOffDependencies {
  readonly exchange: LoginCalls['exchangeHandOffTicket']
  readonly session: SessionStore
  /** Whether our own app or mini-program is around this page, which alone may offer another account. */
  readonly mayOffer: boolean
}

/** Takes over a sign-in from the app or mini-program around us, by a one-time ticket. */
export class HandOff {
  /** A ticket of another account than the one signed in, until somebody has decided about it. */
  other: SignInToken | null = null

  constructor(private readonly dependencies: HandOffDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, take: false }, { deep: false })
  }

  /** Swaps the ticket for a sign-in of this page; answers whether somebody is signed in by it. Whoever is signed in already stays, and is asked where our app offers another account: an address alone must not change it. */
  readonly take = async (ticket: SignInToken | null): Promise<boolean> => {
    const { exchange, session } = this.dependencies
    if (ticket === null) return false
    if (session.isLogin) return this.offer(ticket)
    try {
      session.signIn(await exchange({ ...ticket }, { renewsToken: false }))
      return true
    } catch {
      // A used, late or foreign ticket signs nobody in; the page then asks in its own way.
      return false
    }
  }

  /** The question about another account is answered. */
  settle(): void {
    this.other = null
  }

  private offer(ticket: SignInToken): false {
    const { session, mayOffer } = this.dependencies
    if (mayOffer && ticket.uid !== session.uid) this.other = ticket
    return false
  }
}
