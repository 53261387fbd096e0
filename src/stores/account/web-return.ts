import type { ApiCalls } from '@/api/create-api'
import { failureText, readFailure } from '@/domain/failure'
import { withTicket } from '@/domain/account/login-return'
import type { ReadWantedReturn, ReturnToWeb } from '@/platform/login/contract'
import type { SessionStore } from './session'
import type { ToastStore } from '../app/toast'

/** What the way back to a web page needs from outside. */
export interface WebReturnDependencies {
  readonly createTicket: ApiCalls['login']['createHandOffTicket']
  readonly session: Pick<SessionStore, 'uid' | 'isLogin'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly readWanted: ReadWantedReturn
  readonly returnToWeb: ReturnToWeb
}

/** Returns a sign-in from the native page to the web page that requested it. */
export class WebReturn {
  constructor(private readonly dependencies: WebReturnDependencies) {}

  /** Returns with a ticket. Resolves with false where no web page waits, nobody is signed in, or no ticket is available. */
  async leave(): Promise<boolean> {
    const { createTicket, session, toast, readWanted, returnToWeb } = this.dependencies
    const wanted = readWanted()
    if (wanted === null || !session.isLogin) return false
    try {
      const { ticket } = await createTicket({ deviceId: wanted.deviceId }, { showsLoading: true })
      returnToWeb(withTicket(wanted.returnTo, { ticket, uid: session.uid ?? '' }))
      return true
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
      return false
    }
  }
}
