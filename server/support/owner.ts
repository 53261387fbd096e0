import { callerKeys, type KnownCaller, userKey } from '../account/devices'
import { badInput, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { findSession, moveToUser, type SessionRow } from './repository/sessions'

/** Keys of the caller's chats, the user's first; throws 400 where the call names neither user nor device. */
export function neededKeys(caller: KnownCaller): [string, ...string[]] {
  const [first, ...others] = callerKeys(caller)
  if (first === undefined) throw badInput('device-id', 'Please sign in, or send a device-id, to chat with us.')
  return [first, ...others]
}

/** The error for a chat that does not exist or belongs to another caller. */
export const noSuchChat = () => notFound('There is no such chat.')

/** Moves a chat of the device to the signed-in user, so that it is hidden after the sign-out. A running one stays where the user has another. */
export async function movedToUser(
  { database: { db } }: Pick<Services, 'database'>,
  session: SessionRow,
  { user }: KnownCaller,
): Promise<SessionRow> {
  if (user === null || session.owner === userKey(user.uid)) return session
  return (await moveToUser(db, session.id, { owner: userKey(user.uid), userId: user.uid })) ?? session
}

/** A chat of the caller's account or device; throws 404 for any other and 400 where the call names neither. */
export async function findOwnSession(services: Services, caller: KnownCaller, sessionId: string): Promise<SessionRow> {
  const keys = neededKeys(caller)
  const session = await findSession(services.database.db, sessionId)
  if (!session || !keys.includes(session.owner)) throw noSuchChat()
  return movedToUser(services, session, caller)
}
