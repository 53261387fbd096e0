import { signAccessToken } from '../../../server/account/access-token'
import { type Clock, systemClock } from '../../../server/kernel/time/clock'
import { loginSession, userAccount } from '../../../server/kernel/database/schema/people'
import type { Database } from '../../../server/kernel/database/executor'
import { readEnv } from '../../../server/kernel/config/env'
import { createRandomSource } from '../../../server/kernel/crypto/random-source'

const CHUNK = 1000

/** Puts many users with a sign-in each straight into a server's database; resolves their access tokens, signed with the server's own secret. */
export async function signInMany(
  { db }: Pick<Database, 'db'>,
  secret: string,
  amount: number,
  clock: Clock = systemClock,
): Promise<string[]> {
  const env = readEnv({ SECRET: secret, NODE_ENV: 'test' }, '.')
  const random = createRandomSource(clock)
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + 86_400_000)
  const people = Array.from({ length: amount }, () => ({ uid: random.id(), sid: random.id() }))
  for (let from = 0; from < amount; from += CHUNK) {
    const some = people.slice(from, from + CHUNK)
    await db.insert(userAccount).values(
      some.map(({ uid: id }) => ({
        id,
        email: `${id.toLowerCase()}@example.com`,
        nickName: 'Guest',
        avater: '',
        createdAt,
      })),
    )
    const facts = { deviceHash: '', rotatedAt: createdAt, createdAt, expiresAt }
    await db
      .insert(loginSession)
      .values(some.map(({ uid, sid }) => ({ id: sid, userId: uid, refreshHash: sid, ...facts })))
  }
  const tokens: string[] = []
  for (const person of people) tokens.push(await signAccessToken({ env, clock }, person))
  return tokens
}
