import type { LoginCalls } from '@/api/login'
import { readFailure } from '@/domain/failure'
import { readEndedSignIn, type EndedSignIn } from '@/domain/account/stored-login'
import type { Timers } from '@/platform/clock'
import type { Relaunch } from '@/platform/navigation/contract'
import type { KeyValueStore, NamedStore } from '@/platform/storage/contract'
import { forgetDrafts } from './forget-drafts'
import type { SessionStore } from './session'

const endedName = 'ended_sign_in'

/** How long the page waits for the server before it goes on without it, ms. */
const patienceMs = 3000

/** What signing out needs from outside. */
export interface LogoutDependencies {
  /** The server's logout by the tokens of a sign-in that this page has forgotten already. */
  readonly endAtServer: (ended: EndedSignIn) => ReturnType<LoginCalls['logout']>
  readonly session: SessionStore
  readonly deviceStorage: KeyValueStore
  readonly visitStorage: NamedStore
  readonly timers: Pick<Timers, 'after'>
  readonly relaunch: Pick<Relaunch, 'afterLogout'>
  /** Shows the global overlay until the answer is called. */
  readonly beginLoading: () => () => void
}

/** Signing out: here at once, at the server now or, where it cannot be reached, as soon as it can (spec §4). */
export class LogoutStore {
  constructor(private readonly dependencies: LogoutDependencies) {}

  async signOut(): Promise<void> {
    const { session, relaunch, beginLoading } = this.dependencies
    this.keep(session)
    this.forget()
    const endLoading = beginLoading()
    await Promise.race([this.endKept(), this.enough()])
    endLoading()
    relaunch.afterLogout()
  }

  /** Signs out here alone, where the server has ended the sign-in already. */
  readonly leave = (): void => {
    this.forget()
    this.dependencies.relaunch.afterLogout()
  }

  /** Forgets here all that is kept of the sign-in, and what was written and not saved. */
  readonly forget = (): void => {
    const { session, visitStorage } = this.dependencies
    session.leave()
    forgetDrafts(visitStorage, null)
  }

  /** Tells the server of a sign-in that was ended without it; what it answers, whatever it is, settles the matter. */
  async endKept(): Promise<void> {
    const { deviceStorage, endAtServer } = this.dependencies
    const ended = readEndedSignIn(deviceStorage.read(endedName))
    if (ended === null) return
    try {
      await endAtServer(ended)
    } catch (thrown) {
      const { kind } = readFailure(thrown)
      if (kind === 'network' || kind === 'timeout') return
    }
    deviceStorage.remove(endedName)
  }

  private keep(session: SessionStore): void {
    const { token } = session
    if (token === null) return
    const ended: EndedSignIn = { token, refreshToken: session.readRefreshToken() }
    this.dependencies.deviceStorage.write(endedName, JSON.stringify(ended))
  }

  private enough(): Promise<void> {
    return new Promise((resolve) => {
      this.dependencies.timers.after(patienceMs, resolve)
    })
  }
}
