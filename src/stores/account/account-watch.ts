import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { accountText } from '@/domain/text/app-text'
import type { NamedStore } from '@/platform/storage/contract'
import { forgetDrafts } from '../app/drafts'
import type { SessionStore } from './session'
import type { ToastStore } from '../app/toast'

/** What watching the account needs from outside. */
export interface AccountWatchDependencies {
  readonly calls: Pick<ApiCalls['account'], 'checkLoggedOff' | 'getVipStatus'>
  readonly session: Pick<SessionStore, 'uid' | 'isLogin' | 'signOut'>
  readonly tabStorage: NamedStore
  readonly toast: Pick<ToastStore, 'show'>
}

/** Checks at the app's start, which follows every sign-in, whether the account still exists and is a VIP's. */
export class AccountWatch {
  /** Whether the signed-in user is a VIP; null until known, and for visitors. */
  isVip: boolean | null = null

  constructor(private readonly dependencies: AccountWatchDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true })
  }

  /** Signs out with a message if the account was deleted elsewhere; a failed request changes nothing. */
  async start(): Promise<void> {
    const { calls, session } = this.dependencies
    const { uid } = session
    if (!session.isLogin || uid === null) return
    try {
      const { isLogoff } = await calls.checkLoggedOff({}, { promptsSignIn: false })
      if (isLogoff) return this.leave()
      const isVip = await calls.getVipStatus({ uid }, { promptsSignIn: false })
      runInAction(() => (this.isVip = session.uid === uid ? isVip : null))
    } catch {
      // Without a response nothing is known; calls made for an action report their own failures.
    }
  }

  private leave(): void {
    const { session, tabStorage, toast } = this.dependencies
    session.signOut()
    forgetDrafts(tabStorage, '')
    toast.show(accountText.deletedElsewhere)
  }
}
