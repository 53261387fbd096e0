import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SignInToken } from '@/platform/login/contract'
import type { SessionStore } from './session'

/** Dependencies of TicketSignIn. */
export interface TicketSignInDependencies {
  readonly exchange: ApiCalls['login']['exchangeHandOffTicket']
  readonly session: SessionStore
  /** Whether our own app or mini-program is around this page, which alone may offer another account. */
  readonly mayOffer: boolean
}

/** Takes over a sign-in from the app or mini-program around us, by a one-time ticket. */
export class TicketSignIn {
  /** A ticket of another account than the one signed in, until somebody has decided about it. */
  other: SignInToken | null = null

  constructor(private readonly dependencies: TicketSignInDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, take: false }, { deep: false })
  }

  /** Exchanges the ticket for a sign-in of this page; returns whether one was created. An existing sign-in stays. Inside our app the viewer may choose another account, as an address alone must not change it. */
  readonly take = async (ticket: SignInToken | null): Promise<boolean> => {
    const { exchange, session } = this.dependencies
    if (ticket === null) return false
    if (session.isLogin) return this.offer(ticket)
    try {
      session.signIn(await exchange({ ...ticket }, { renewsToken: false }))
      return true
    } catch {
      // A used, expired or foreign ticket signs nobody in; the page then offers its own sign-in.
      return false
    }
  }

  /** The choice between the accounts has been made. */
  settle(): void {
    this.other = null
  }

  private offer(ticket: SignInToken): false {
    const { session, mayOffer } = this.dependencies
    if (mayOffer && ticket.uid !== session.uid) this.other = ticket
    return false
  }
}
