import { type ApiCalls, createApi } from '@/api/create-api'
import { readFailure } from '@/domain/failure'
import { type EndedSignIn, readEndedSignIn } from '@/domain/account/stored-login'
import type { Timers } from '@/platform/clock'
import type { Relaunch } from '@/platform/navigation/contract'
import type { KeyValueStore, NamedStore } from '@/platform/storage/contract'
import { forgetDrafts, unsentMessagesName } from '../app/drafts'
import type { SessionStore } from './session'
import type { Caller } from '@/api/client'
import { type ClientDependencies, createClients } from '@/api/create-clients'

const endedName = 'ended_sign_in'

/** How long the page waits for the server before it goes on without it, ms. */
const patienceMs = 3000

/** What signing out needs from outside. */
interface LogoutDependencies {
  /** The server's logout by the tokens of a sign-in that this page has forgotten already. */
  readonly endAtServer: (ended: EndedSignIn) => ReturnType<ApiCalls['login']['logout']>
  readonly session: SessionStore
  readonly deviceStorage: KeyValueStore
  readonly tabStorage: NamedStore
  readonly timers: Pick<Timers, 'after'>
  readonly relaunch: Pick<Relaunch, 'afterLogout'>
  /** Shows the global overlay until the returned function is called. */
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
    await Promise.race([this.endStored(), this.enough()])
    endLoading()
    relaunch.afterLogout()
  }

  /** Signs out here alone, where the server has ended the sign-in already. */
  readonly leave = (): void => {
    this.forget()
    this.dependencies.relaunch.afterLogout()
  }

  /** Deletes everything stored on the device for the sign-in, including unsaved input. */
  readonly forget = (): void => {
    const { session, tabStorage, deviceStorage } = this.dependencies
    session.leave()
    forgetDrafts(tabStorage, null)
    deviceStorage.remove(unsentMessagesName)
  }

  /** Reports a sign-in that ended offline to the server; any response settles it. */
  async endStored(): Promise<void> {
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

/** What the farewell call needs from outside. */
export interface ServerLogoutDependencies extends Pick<
  ClientDependencies,
  'send' | 'sendFile' | 'origins' | 'beginLoading'
> {
  /** Works under any present sign-in; the call carries the ended sign-in's token. */
  readonly caller: () => Caller
}

/** The server's logout in the name of a sign-in that the page has forgotten: its access token, renewed once where that is too old. */
export const createServerLogout =
  ({ caller, ...parts }: ServerLogoutDependencies): LogoutDependencies['endAtServer'] =>
  (ended: EndedSignIn) => {
    let { token } = ended
    const { login } = createApi(
      createClients({
        ...parts,
        caller: () => ({ ...caller(), token }),
        // It has ended already.
        onSignInEnded: () => {},
        renewToken: async () => {
          // By then a browser's refresh cookie belongs to whichever user signed in later.
          if (ended.refreshToken === null && caller().token !== null) return false
          const given = ended.refreshToken === null ? {} : { refreshToken: ended.refreshToken }
          token = (await login.refreshToken(given, { renewsToken: false })).accessToken.access_token
          return true
        },
      }),
    )
    return login.logout({})
  }
