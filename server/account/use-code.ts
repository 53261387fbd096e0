import type { Executor } from '../kernel/database/executor'
import { ApiError, badInput } from '../kernel/errors'
import {
  type CodeOwner,
  type EmailCodeRow,
  endCode,
  findNewestCode,
  giveTryBack,
  takeTry,
} from './repository/email-codes'
import { equalText } from '../kernel/crypto/secrets'
import { hashCode } from './send-code'
import type { TokenServices } from './access-token'
import type { Services } from '../kernel/services'
import { findOrCreateUser } from './create-user'
import { hashDeviceId } from './devices'
import { type SignIn, startSession } from './sessions'
import type { MailedCodePurpose } from '../kernel/database/schema/people'
import type { AccountCodePurpose } from '@/contract/account'

const refusal = (code: string, message: string) => new ApiError(400, code, message, { field: 'code' })

const wrong = (triesLeft: number) =>
  refusal('code_wrong', `That code is not right. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`)
const outOfTries = () => refusal('code_blocked', 'Too many wrong tries. Please ask for a new code.')

/** 400: there is no such code any more. */
const codeExpired = () => refusal('code_expired', 'This code is no longer valid. Please ask for a new one.')

const whyDead = (code: EmailCodeRow | null, now: Date) =>
  code && !code.endedAt && code.expiresAt > now ? outOfTries() : codeExpired()

/** Checks a code of an owner and returns its id; a try is counted before anything is compared. Throws 400 for a missing, wrong, ended or worn-out code. */
async function tryCode(db: Executor, { env, clock }: TokenServices, owner: CodeOwner, typed: string): Promise<string> {
  const code = typed.trim()
  if (code === '') throw badInput('code', 'Please enter the verification code')
  const now = clock.now()
  const taken = await takeTry(db, owner, now)
  // Queried also where there is none, so that the reply takes as long for an address that never got codes.
  if (!taken) throw whyDead(await findNewestCode(db, owner), now)
  if (equalText(taken.codeHash, hashCode(env.secret, taken.salt, code))) return taken.id
  throw taken.triesLeft > 0 ? wrong(taken.triesLeft) : outOfTries()
}

/** A code as typed: for an address and a purpose, on a device. */
export interface TypedCode {
  email: string
  code: string
  purpose: MailedCodePurpose
  /** What it opens beside the address, if anything. */
  subject?: string
  deviceId: string | null
}

/** Checks a typed code and returns its id; throws what tryCode throws. */
export function tryTypedCode(services: Services, typed: TypedCode): Promise<string> {
  const { email, code, purpose, subject = '', deviceId } = typed
  const owner = { email, purpose, subject, deviceHash: hashDeviceId(deviceId) }
  return tryCode(services.database.db, services, owner, code)
}

/** Uses a right code up and signs its owner in; an address without an account gets one. Throws 400 when another call used the code first. */
export async function useCode(
  tx: Executor,
  services: Services,
  codeId: string,
  { email, deviceId }: TypedCode,
): Promise<SignIn> {
  if (!(await endCode(tx, codeId, services.clock.now()))) throw codeExpired()
  const user = await findOrCreateUser(tx, services, email)
  return startSession(tx, services, { uid: user.id, deviceId })
}

/** Checks a code without using it up; only a wrong one costs a try. */
export async function checkCode(services: Services, typed: TypedCode): Promise<void> {
  const codeId = await tryTypedCode(services, typed)
  await giveTryBack(services.database.db, codeId)
}

/** Checks a typed code and uses it up; throws 400 for one that is wrong or no longer valid. */
export async function spendCode(services: Services, typed: TypedCode): Promise<void> {
  const codeId = await tryTypedCode(services, typed)
  if (!(await endCode(services.database.db, codeId, services.clock.now()))) throw codeExpired()
}

/** A code as a signed-in user typed it, and what it is to allow. */
interface AccountCode {
  readonly email: string
  readonly code: string
  readonly purpose: AccountCodePurpose
  readonly deviceId: string | null
}

/** Checks a typed code and returns a function that uses it up in a transaction; both throw 400 for one that is wrong or no longer valid. */
export async function confirmAccountCode(
  services: Services,
  typed: AccountCode,
): Promise<(tx: Executor) => Promise<void>> {
  const codeId = await tryTypedCode(services, typed)
  return async (tx) => {
    if (!(await endCode(tx, codeId, services.clock.now()))) throw codeExpired()
  }
}
