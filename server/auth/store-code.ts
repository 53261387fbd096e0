import type { Executor } from '../database/executor'
import type { Env } from '../env'
import { ApiError, tooManyRequests } from '../errors/api-error'
import { endOpenCodes, insertCode, listNewestCodes } from '../repositories/email-code'
import type { Services } from '../services'
import { codeLifeMs, codeTries, mostSendsADay, resendWaitMs } from './code-rules'
import { hashCode } from './hash-code'
import { keyedHash } from './keyed-hash'
import { nextSendAtMs } from './next-send-at'
import type { MailedCodePurpose } from './mailed-code-purpose'

/** A code that is about to be sent. */
export interface CodeToSend {
  email: string
  deviceHash: string
  purpose: MailedCodePurpose
  code: string
}

/** Up to 60 s the last code is on its way and good still, which clients tell by the code of the refusal; they go on with it, so they are told of passwords too. */
function tooSoon(waitMs: number, env: Env, purpose: MailedCodePurpose): ApiError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const words = 'Please wait a little before you ask for another code.'
  if (waitMs > resendWaitMs) return tooManyRequests(retryAfterSeconds, words)
  const data = { retryAfterSeconds, ...(purpose === 'reset' && { passwordLength: env.passwordLength }) }
  return new ApiError(429, 'code_just_sent', words, { retryAfterSeconds, data })
}

const countOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1))

/** Replaces the open codes of an address and purpose by a new one; throws 429 when it comes too soon. Ids count up, so that of two parallel calls one is refused by the primary key. */
export async function storeCode(
  tx: Executor,
  { env, clock, random }: Pick<Services, 'env' | 'clock' | 'random'>,
  { email, deviceHash, purpose, code }: CodeToSend,
): Promise<void> {
  const now = clock.now()
  const newest = await listNewestCodes(tx, email, mostSendsADay + 1)
  const sent = newest.map((row) => ({ purpose: row.purpose, sentAtMs: row.createdAt.getTime() }))
  const waitMs = nextSendAtMs(sent, purpose) - now.getTime()
  if (waitMs > 0) throw tooSoon(waitMs, env, purpose)
  const count = Math.max(0, ...newest.map((row) => countOf(row.id))) + 1
  const id = `${keyedHash(env.secret, 'email-code-id', email)}-${count}`
  const salt = random.token(16)
  await endOpenCodes(tx, email, purpose, now)
  const isFirst = await insertCode(tx, {
    id,
    email,
    deviceHash,
    purpose,
    salt,
    codeHash: hashCode(env.secret, salt, code),
    triesLeft: codeTries,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLifeMs),
  })
  if (!isFirst) throw tooSoon(resendWaitMs, env, purpose)
}
