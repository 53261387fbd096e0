import type { LoginCalls } from '@/api/login'
import type { Relaunch } from '@/platform/relaunch/contract'
import type { SessionStore } from './session'

/** Signing out: here at once, at the server as far as it can be reached (spec §4). */
export class LogoutStore {
  constructor(
    private readonly logout: LoginCalls['logout'],
    private readonly session: SessionStore,
    private readonly relaunch: Relaunch,
  ) {}

  async signOut(): Promise<void> {
    await this.logout({}, { showsLoading: true, asksToSignIn: false }).catch(() => {})
    this.leave()
  }

  /** Signs out here alone, where the server has ended the sign-in already. */
  readonly leave = (): void => {
    this.session.signOut()
    this.relaunch.afterLogout()
  }
}
