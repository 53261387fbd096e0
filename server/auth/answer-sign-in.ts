import type { LoginReply } from '@/contract/login'
import type { RequestContext } from '../kernel/http/route-module'
import { accessTokenSeconds } from './access-token-format'
import { isMiniProgram } from '../kernel/http/cross-origin'
import { signAccessToken } from './sign-access-token'
import type { SignIn } from './start-session'

/** What a sign-in answers; the refresh token goes into an HttpOnly cookie, or into the body for mini-programs. */
export async function answerSignIn(context: RequestContext, signIn: SignIn): Promise<LoginReply> {
  const inBody = isMiniProgram(context.appType)
  if (!inBody) context.setRefreshCookie(signIn.refreshToken, signIn.expiresAt)
  return {
    accessToken: { access_token: await signAccessToken(context.services, signIn), expires_in: accessTokenSeconds },
    refreshToken: inBody ? signIn.refreshToken : null,
    userID: signIn.uid,
  }
}
