import { verifyAccessToken } from '../auth/verify-access-token'
import { unauthorized } from '../kernel/errors'
import { findUser } from '../repositories/user'
import type { RequestContext } from '../kernel/http/route-module'

/** Whether the account that an access token was signed for is closed; its sign-in may have ended with it. Throws 401 for every other token that is no longer good, and for none. */
export async function isLoggedOff({
  services,
  user,
  header,
}: Pick<RequestContext, 'services' | 'user' | 'header'>): Promise<boolean> {
  const [, token] = /^Bearer (\S+)$/i.exec(header('authorization') ?? '') ?? []
  if (token === undefined) throw unauthorized()
  const signedFor = user ?? (await verifyAccessToken(services, token))
  const account = signedFor && (await findUser(services.database.db, signedFor.uid))
  if (account?.isLogoff) return true
  if (!user) throw unauthorized('Your sign-in has ended. Please sign in again.', 'token_invalid')
  return false
}
