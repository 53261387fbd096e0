import type { Executor } from '../kernel/database/executor'
import type { Env } from '../kernel/config/env'
import { ApiError, tooManyRequests } from '../kernel/errors'
import { endOpenCodes, insertCode, listNewestCodes } from '../repositories/email-code'
import { listSignedInDevices } from '../repositories/session'
import type { Services } from '../kernel/services'
import { codeLifeMs, codeTries, mostSendsADay } from './code-rules'
import { hashCode } from './hash-code'
import { hashDeviceId } from './hash-device-id'
import { keyedHash } from '../kernel/crypto/secrets'
import type { MailedCodePurpose } from '../kernel/database/schema/people'
import { nextSendAtMs, resendAtMs, type CodeSend } from './next-send-at'

/** A code that is about to be sent. */
export interface CodeToSend {
  email: string
  deviceHash: string
  purpose: MailedCodePurpose
  code: string
}

const waitText = 'Please wait a little before you ask for another code.'

/** 429 for a device whose last code was sent up to 60 s ago and is still valid: clients recognise it by its code and go on with that one, so the reply includes the password rule. */
function codeJustSent(waitMs: number, env: Env, purpose: MailedCodePurpose): ApiError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000)
  const data = { retryAfterSeconds, ...(purpose === 'reset' && { passwordLength: env.passwordLength }) }
  return new ApiError(429, 'code_just_sent', waitText, { retryAfterSeconds, data })
}

/** Returns how many codes the address has ever been sent; throws 429 when the next one comes too soon. */
async function countBeforeNext(
  tx: Executor,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  { email, deviceHash, purpose }: CodeToSend,
): Promise<number> {
  const nowMs = clock.now().getTime()
  const newest = await listNewestCodes(tx, email, mostSendsADay + 1)
  const signedIn = new Set(await listSignedInDevices(tx, email))
  // A missing device id is shared by everybody who sends none, so it never counts as known.
  signedIn.delete(hashDeviceId(null))
  const describe = (send: { purpose: string; deviceHash: string }): CodeSend => ({
    purpose: send.purpose,
    deviceHash: send.deviceHash,
    isKnownDevice: signedIn.has(send.deviceHash),
  })
  const sent = newest.map((row) => ({ ...describe(row), sentAtMs: row.createdAt.getTime() }))
  const next = describe({ purpose, deviceHash })
  const waitMs = nextSendAtMs(sent, next) - nowMs
  if (waitMs > 0 && resendAtMs(sent, next) - nowMs >= waitMs) throw codeJustSent(waitMs, env, purpose)
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000), waitText)
  return Math.max(0, ...newest.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))))
}

/** Stores a code, replacing the open ones of the same address, purpose and device; throws 429 when it comes too soon. Ids count up, so of two parallel calls one meets the other's id and is checked again. */
export async function storeCode(
  tx: Executor,
  services: Pick<Services, 'env' | 'clock' | 'random'>,
  toSend: CodeToSend,
): Promise<void> {
  const { env, clock, random } = services
  const { code, ...owner } = toSend
  const now = clock.now()
  const idPart = keyedHash(env.secret, 'email-code-id', owner.email)
  const salt = random.token(16)
  // Each failed round means another call stored a code, and the daily limit bounds how many can.
  for (let round = 0; round <= mostSendsADay; round++) {
    const count = await countBeforeNext(tx, services, toSend)
    await endOpenCodes(tx, owner, now)
    const isStored = await insertCode(tx, {
      ...owner,
      id: `${idPart}-${count + 1}`,
      salt,
      codeHash: hashCode(env.secret, salt, code),
      triesLeft: codeTries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifeMs),
    })
    if (isStored) return
  }
  throw tooManyRequests(1, waitText)
}
