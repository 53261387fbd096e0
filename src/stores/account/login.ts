import { makeAutoObservable } from 'mobx'
import { type BlockedAction, readBlockedAction } from '@/domain/account/stored-login'
import type { Timers } from '@/platform/clock'
import type { Relaunch } from '@/platform/navigation/contract'
import type { NamedStore } from '@/platform/storage/contract'
import type { EventLogStore } from '../app/event-log'
import { forgetDrafts } from '../app/drafts'
import type { SessionStore } from './session'

const pendingName = 'blocked_action'
const reloadAfterMs = 300

/** Several calls may find at once that the sign-in has ended: one page opens. */
const openingMs = 1000

/** What the login popup needs from outside. */
export interface LoginDependencies {
  readonly session: SessionStore
  readonly eventLog: EventLogStore
  readonly tabStorage: NamedStore
  readonly timers: Timers
  readonly relaunch: Relaunch
  readonly loginPlace: 'popup' | 'page'
  /** Opens the host's own page. Calls `onNone` where it turns out to have none, and `onTurnedBack` where nobody signed in. */
  readonly openLoginPage: (onNone: () => void, onTurnedBack: () => void) => void
}

/** The login popup over every screen, and the action that waits behind it. */
export class LoginStore {
  isShown = false
  canClose = true
  private isPageOpening = false

  constructor(private readonly dependencies: LoginDependencies) {
    makeAutoObservable<this, 'dependencies' | 'isPageOpening'>(
      this,
      { dependencies: false, isPageOpening: false },
      { autoBind: true },
    )
  }

  /** Requests a sign-in, one at a time. A blocked action is stored until the page that owns it resumes it. */
  require(action: BlockedAction | null = null, canClose = true): void {
    const { eventLog, loginPlace } = this.dependencies
    if (action) this.keep(action)
    if (this.isShown || this.isPageOpening) return
    eventLog.send({ Action: 'login_popup_shown', Element: action?.name })
    if (loginPlace === 'page') this.openPage(canClose)
    else this.show(canClose)
  }

  /** Stores a blocked action where something else requests the sign-in. */
  keep(action: BlockedAction): void {
    this.dependencies.tabStorage.write(pendingName, JSON.stringify(action))
  }

  /** The visitor decided against it: the blocked action is given up, and a document's number with it. */
  close(): void {
    const { tabStorage } = this.dependencies
    this.isShown = false
    tabStorage.remove(pendingName)
    tabStorage.remove('traveler_draft')
  }

  /** The page where one signs in was left, signed in or not. */
  leavePage(): void {
    if (!this.dependencies.session.isLogin) this.close()
  }

  /** Signed in: the page is recreated for the new user, about 300 ms later (spec §4). */
  succeed(): void {
    const { session, eventLog, tabStorage, timers, relaunch } = this.dependencies
    eventLog.send({ Action: 'login_success' })
    forgetDrafts(tabStorage, session.uid)
    timers.after(reloadAfterMs, () => {
      this.hide()
      relaunch.afterLogin(session.isOther ? 'other' : 'same')
    })
  }

  /** The action of this name that waited for the sign-in, once; null for a visitor. */
  takePendingAction(name: string): BlockedAction | null {
    const { session, tabStorage } = this.dependencies
    const action = readBlockedAction(tabStorage.read(pendingName))
    if (!session.isLogin || action?.name !== name) return null
    tabStorage.remove(pendingName)
    return action
  }

  private openPage(canClose: boolean): void {
    const { timers, openLoginPage } = this.dependencies
    this.isPageOpening = true
    timers.after(openingMs, () => (this.isPageOpening = false))
    openLoginPage(
      () => this.show(canClose),
      () => this.turnBack(),
    )
  }

  private turnBack(): void {
    this.isPageOpening = false
    this.close()
  }

  private show(canClose: boolean): void {
    this.canClose = canClose
    this.isShown = true
  }

  private hide(): void {
    this.isShown = false
    this.isPageOpening = false
  }
}
