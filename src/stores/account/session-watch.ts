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

/** Follows sign-outs and account changes in other tabs, so that this page stops showing the old account. */
export class SessionWatch {
  constructor(private readonly dependencies: SessionWatchDependencies) {}

  /** Starts watching; returns a function that stops. A page may learn of an ended sign-in before it learns that its user ended it. It then deletes the stored data on its next load. */
  start(): () => void {
    const { session, tabStorage } = this.dependencies
    if (!session.isLogin && session.wasLeft) forgetDrafts(tabStorage, '')
    return this.dependencies.watchOtherTabs(() => this.look())
  }

  private look(): void {
    const { session, login, relaunch, tabStorage } = this.dependencies
    const turn = session.followStored()
    if (turn === 'other' || (turn === 'ended' && session.wasLeft)) forgetDrafts(tabStorage, session.uid)
    if (turn === 'ended' || turn === 'other' || (turn === 'begun' && login.isShown)) relaunch.afterLogin()
  }
}
