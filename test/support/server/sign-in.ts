import { signAccessToken } from '../../../server/account/access-token'
import { startSession } from '../../../server/account/sessions'
import { findUserByEmail, insertUser } from '../../../server/account/repository/users'
import type { Services } from '../../../server/kernel/services'

/** Somebody who is signed in: id, sign-in, and the access token for `authorization: Bearer`. */
export interface SignedInPerson {
  uid: string
  sid: string
  email: string
  token: string
  refreshToken: string
}

/** The same person with a token that is valid now. */
export const withFreshToken = async (
  services: Pick<Services, 'env' | 'clock'>,
  person: SignedInPerson,
): Promise<SignedInPerson> => ({ ...person, token: await signAccessToken(services, person) })

/** Puts a user (again, when the address is known) and a new sign-in straight into the database. */
export async function signIn(
  services: Pick<Services, 'env' | 'clock' | 'random' | 'database'>,
  {
    email = `guest-${services.random.id().toLowerCase()}@example.com`,
    deviceId = null as string | null,
    ageDays = 0,
  } = {},
): Promise<SignedInPerson> {
  const { database, clock, random } = services
  const id = random.id()
  await insertUser(database.db, {
    id,
    email,
    nickName: 'Guest',
    avater: '',
    createdAt: new Date(clock.now().getTime() - ageDays * 86_400_000),
  })
  const user = await findUserByEmail(database.db, email)
  const session = await startSession(database.db, services, { uid: user?.id ?? id, deviceId })
  const { uid, sid, refreshToken } = session
  return { uid, sid, email, token: await signAccessToken(services, { uid, sid }), refreshToken }
}
