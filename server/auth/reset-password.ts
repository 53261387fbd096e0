import { enqueueMail } from '../kernel/mail/enqueue-mail'
import { giveTryBack } from '../repositories/email-code'
import { revokeOtherSessions } from '../repositories/session'
import { endTickets } from '../repositories/session-ticket'
import { setPasswordHash } from '../repositories/user'
import { clearGuesses } from '../repositories/user-guess'
import type { Services } from '../kernel/services'
import { passwordChangedEmail } from './account-emails'
import { guessSubject } from './guess-subject'
import { hashPassword } from './password-hash'
import { refuseCommonPassword } from './refuse-common-password'
import { requireSentPassword } from './require-sent-password'
import type { SignIn } from './start-session'
import { tryTypedCode, useCode, type TypedCode } from './use-code'

/** Sets a new password with a reset code, ends every other sign-in and hand-off ticket, writes so to its owner and signs in; an address without an account gets one, so that nobody learns whether it had one. */
export async function resetPassword(services: Services, typed: TypedCode, newPassword: string): Promise<SignIn> {
  const { env, clock, database } = services
  requireSentPassword('newpassword', newPassword)
  const codeId = await tryTypedCode(services, typed)
  await refuseCommonPassword(env, typed.email, newPassword).catch(async (error: unknown) => {
    // The code was right, so its try must not be lost to a password that is too common.
    await giveTryBack(database.db, codeId)
    throw error
  })
  const passwordHash = await hashPassword(env.secret, newPassword)
  const signIn = await database.transaction(async (tx) => {
    const started = await useCode(tx, services, codeId, typed)
    await setPasswordHash(tx, started.uid, passwordHash)
    await revokeOtherSessions(tx, started.uid, started.sid, clock.now())
    await endTickets(tx, started.uid, clock.now())
    await clearGuesses(tx, guessSubject(env.secret, typed.email))
    const email = passwordChangedEmail(typed.email)
    await enqueueMail(tx, services, { kind: 'password_changed', email, uid: started.uid })
    return started
  })
  services.mailQueue.wake()
  return signIn
}
