import type { Caller } from '@/api/caller'
import { createClients, type ClientDependencies } from '@/api/create-clients'
import { createLoginApi } from '@/api/login'
import type { EndedSignIn } from '@/domain/account/stored-login'
import type { LogoutDependencies } from './logout'

/** What the farewell call needs from outside. */
export interface ServerLogoutDependencies extends Pick<
  ClientDependencies,
  'send' | 'sendFile' | 'origins' | 'beginLoading'
> {
  /** Whoever is signed in here now; the call goes out in the ended one's name all the same. */
  readonly caller: () => Caller
}

/** The server's logout in the name of a sign-in that the page has forgotten: its access token, renewed once where that is too old. */
export const createServerLogout =
  ({ caller, ...parts }: ServerLogoutDependencies): LogoutDependencies['endAtServer'] =>
  (ended: EndedSignIn) => {
    let { token } = ended
    const login = createLoginApi(
      createClients({
        ...parts,
        caller: () => ({ ...caller(), token }),
        // It has ended already.
        onSignInEnded: () => {},
        renewToken: async () => {
          // A browser's refresh cookie is by then that of whoever has signed in after.
          if (ended.refreshToken === null && caller().token !== null) return false
          const given = ended.refreshToken === null ? {} : { refreshToken: ended.refreshToken }
          token = (await login.refreshToken(given, { renewsToken: false })).accessToken.access_token
          return true
        },
      }),
    )
    return login.logout({})
  }
