import type { NamedStore, WatchOtherTabs } from '@/platform/storage/contract'
import type { Relaunch } from '@/platform/navigation/contract'
import { forgetDrafts } from '../app/drafts'
import type { LoginStore } from './login'
import type { SessionStore } from './session'

/** What watching over the sign-in needs from outside. */
export interface SessionWatchDependencies {
  readonly session: SessionStore
  readonly login: Pick<LoginStore, 'isShown'>
  readonly watchOtherTabs: WatchOtherTabs
  readonly relaunch: Pick<Relaunch, 'afterLogin'>
  readonly tabStorage: NamedStore
}

/** Follows what other tabs do: whoever they have signed out or changed sees nothing of the account here any more. */
export class SessionWatch {
  constructor(private readonly dependencies: SessionWatchDependencies) {}

  /** Watches from now on; answers how to stop. A page can learn that the sign-in has ended before it learns that its owner wanted it so: what it kept for them is forgotten when it is opened anew. */
  start(): () => void {
    const { session, tabStorage } = this.dependencies
    if (!session.isLogin && session.wasLeft) forgetDrafts(tabStorage, '')
    return this.dependencies.watchOtherTabs(() => this.look())
  }

  private look(): void {
    const { session, login, relaunch, tabStorage } = this.dependencies
    const turn = session.followKept()
    if (turn === 'other' || (turn === 'ended' && session.wasLeft)) forgetDrafts(tabStorage, session.uid)
    if (turn === 'ended' || turn === 'other' || (turn === 'begun' && login.isShown)) relaunch.afterLogin()
  }
}
