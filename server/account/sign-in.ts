import type { Services } from '../kernel/services'
import { type SignIn, startSession } from './sessions'
import { tryTypedCode, type TypedCode, useCode } from './use-code'
import { ApiError } from '../kernel/errors'
import { findUserByEmail, setPasswordHash } from './repository/users'
import { clearGuesses, countGuess, guessSubject, takeGuessBack } from './guesses'
import { hashPassword, isPasswordHashOutdated, requireSentPassword, verifyPassword } from './passwords'

/** Signs in, or creates the account, with a code from the mailbox; the code is used up in the same transaction. */
export async function signInByCode(services: Services, typed: TypedCode): Promise<SignIn> {
  const codeId = await tryTypedCode(services, typed)
  return services.database.transaction((tx) => useCode(tx, services, codeId, typed))
}

/** An address and a password as clients send it, from a device. */
interface SentCredentials {
  email: string
  password: string
  deviceId: string | null
}

const wrong = () =>
  new ApiError(400, 'password_wrong', 'The e-mail address or the password is not right.', { field: 'password' })

/** Signs in by password. An unknown address, one without a password and a wrong password are refused alike, after as long; five wrong ones in a row make the next wait. */
export async function signInByPassword(services: Services, sent: SentCredentials): Promise<SignIn> {
  const { env, database } = services
  requireSentPassword('password', sent.password)
  const subject = guessSubject(env.secret, sent.email)
  const counted = await countGuess(services, subject)
  const user = await findUserByEmail(database.db, sent.email)
  const stored = user && !user.isLogoff ? user.passwordHash : null
  const isRight = await verifyPassword(env.secret, stored, sent.password).catch(async (error: unknown) => {
    // It was not verified, for example because too many are signing in: that is no wrong guess.
    await takeGuessBack(database.db, counted)
    throw error
  })
  if (!user || !stored || !isRight) throw wrong()
  const renewed = isPasswordHashOutdated(stored) ? await hashPassword(env.secret, sent.password) : null
  return database.transaction(async (tx) => {
    await clearGuesses(tx, subject)
    if (renewed) await setPasswordHash(tx, user.id, renewed)
    return startSession(tx, services, { uid: user.id, deviceId: sent.deviceId })
  })
}
