import type { Executor } from '../kernel/database/executor'
import { ApiError, badInput } from '../kernel/errors'
import { findNewestCode, takeTry, type CodeOwner, type EmailCodeRow } from '../repositories/email-code'
import { equalText } from '../kernel/crypto/secrets'
import { hashCode } from './hash-code'
import type { TokenServices } from './token-services'

const refusal = (code: string, message: string) => new ApiError(400, code, message, { field: 'code' })

const wrong = (triesLeft: number) =>
  refusal('code_wrong', `That code is not right. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`)
const outOfTries = () => refusal('code_blocked', 'Too many wrong tries. Please ask for a new code.')

/** 400: there is no such code any more. */
export const codeExpired = () => refusal('code_expired', 'This code is no longer valid. Please ask for a new one.')

const whyDead = (code: EmailCodeRow | null, now: Date) =>
  code && !code.endedAt && code.expiresAt > now ? outOfTries() : codeExpired()

/** Tries a code of an owner and answers its id when it is right; a try is taken before anything is compared. Throws 400 for a missing, wrong, ended or worn-out code. */
export async function tryCode(
  db: Executor,
  { env, clock }: TokenServices,
  owner: CodeOwner,
  typed: string,
): Promise<string> {
  const code = typed.trim()
  if (code === '') throw badInput('code', 'Please enter the verification code')
  const now = clock.now()
  const taken = await takeTry(db, owner, now)
  // Asked also where there is none, so that an address that got codes is told as late as one that never did.
  if (!taken) throw whyDead(await findNewestCode(db, owner), now)
  if (equalText(taken.codeHash, hashCode(env.secret, taken.salt, code))) return taken.id
  throw taken.triesLeft > 0 ? wrong(taken.triesLeft) : outOfTries()
}
