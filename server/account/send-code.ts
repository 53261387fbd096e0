import { keyedHash } from '../kernel/crypto/secrets'
import type { Executor } from '../kernel/database/executor'
import type { Env } from '../kernel/config/env'
import { ApiError, badInput, tooManyRequests } from '../kernel/errors'
import { type CodeOwner, endOpenCodes, insertCode, listNewestCodes } from './repository/email-codes'
import { listSignedInDevices } from './repository/sessions'
import type { Services } from '../kernel/services'
import { hashDeviceId } from './devices'
import type { MailedCodePurpose } from '../kernel/database/schema/people'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { enqueueMail } from '../kernel/mail/enqueue-mail'
import { codeEmail } from './emails'

/** How long an e-mail code is good for. */
export const codeLifeMs = 5 * 60_000

/** Wrong tries after which a code is dead. */
export const codeTries = 5

/** Digits of an e-mail code. */
export const codeDigits = 6

/** Wait between two codes for one address and purpose on one device. */
export const resendWaitMs = 60_000

/** Codes that one address gets, whatever they are for and from whatever device. A code that was sent before a day began can still be guessed in it, so the day is longer by a code's life. */
const mostSendsAnHour = 5
const mostSendsADay = 10

/** Of these, the codes that devices get which never signed in to the address's account; the rest is reserved for devices that did. */
const mostStrangerSendsAnHour = 4
const mostStrangerSendsADay = 6

/** The window of a day's codes. */
const sendsDayMs = 24 * 3_600_000 + codeLifeMs

/** What is stored of an e-mail code: HMAC of salt and code under a key that is not in the database. */
export function hashCode(secret: string, salt: string, code: string): string {
  return keyedHash(secret, 'email-code', `${salt}|${code}`)
}

const hourMs = 3_600_000

/** A code that was sent to an address, or is to be sent. */
interface CodeSend {
  /** With the subject, where there is one. */
  purpose: string
  deviceHash: string
  /** Whether the device has signed in to the address's account before. */
  isKnownDevice: boolean
}

/** A code that was sent to an address. */
export interface SentCode extends CodeSend {
  sentAtMs: number
}

// The send that has to fall out of the window before there is room for one more.
function roomAtMs(sent: readonly SentCode[], most: number, windowMs: number): number {
  const newestFirst = sent.map(({ sentAtMs }) => sentAtMs).toSorted((a, b) => b - a)
  const blocking = newestFirst[most - 1]
  return blocking === undefined ? 0 : blocking + windowMs
}

/** When (epoch ms) the same device may be sent another code for the same purpose. */
function resendAtMs(sent: readonly SentCode[], next: CodeSend): number {
  const isSame = (code: SentCode) => code.purpose === next.purpose && code.deviceHash === next.deviceHash
  return roomAtMs(sent.filter(isSame), 1, resendWaitMs)
}

/**
 * From when on (epoch ms) another code may go to an address, by what it got in the last day: 60 s apart on one device, 5 an hour and
 * 10 a day in all, of which unknown devices get 4 and 6, so that strangers cannot use up the codes of the account's owner.
 */
export function nextSendAtMs(sent: readonly SentCode[], next: CodeSend): number {
  const strangers = next.isKnownDevice ? [] : sent.filter(({ isKnownDevice }) => !isKnownDevice)
  return Math.max(
    resendAtMs(sent, next),
    roomAtMs(sent, mostSendsAnHour, hourMs),
    roomAtMs(sent, mostSendsADay, sendsDayMs),
    roomAtMs(strangers, mostStrangerSendsAnHour, hourMs),
    roomAtMs(strangers, mostStrangerSendsADay, sendsDayMs),
  )
}

/** A code that is about to be sent. */
interface CodeToSend extends CodeOwner {
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
  { email, deviceHash, purpose, subject }: CodeToSend,
): Promise<number> {
  const nowMs = clock.now().getTime()
  const newest = await listNewestCodes(tx, email, mostSendsADay + 1)
  const signedIn = new Set(await listSignedInDevices(tx, email))
  // A missing device id is shared by everybody who sends none, so it never counts as known.
  signedIn.delete(hashDeviceId(null))
  const describe = (send: Omit<CodeOwner, 'email'>): CodeSend => ({
    purpose: `${send.purpose} ${send.subject}`,
    deviceHash: send.deviceHash,
    isKnownDevice: signedIn.has(send.deviceHash),
  })
  const sent = newest.map((row) => ({ ...describe(row), sentAtMs: row.createdAt.getTime() }))
  const next = describe({ purpose, subject, deviceHash })
  const waitMs = nextSendAtMs(sent, next) - nowMs
  if (waitMs > 0 && resendAtMs(sent, next) - nowMs >= waitMs) throw codeJustSent(waitMs, env, purpose)
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000), waitText)
  return Math.max(0, ...newest.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))))
}

/** Stores a code, replacing the open ones of the same owner; throws 429 when it comes too soon. Ids count up, so of two parallel calls one meets the other's id and is checked again. */
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

/** A request for a code, as typed. */
interface CodeRequest {
  email: string
  purpose: MailedCodePurpose
  deviceId: string | null
}

/**
 * Stores a 6-digit code for an address, whether it has an account or not, and its email with it. Returns when another may be
 * requested and when this one ends; the email is sent after the response. Throws 400 'Invalid Email Address', 429 when it comes too soon.
 */
export async function sendEmailCode(
  services: Services,
  { email: typed, purpose, deviceId }: CodeRequest,
): Promise<{ resendAt: Date; expiresAt: Date }> {
  const email = canonicalEmail(typed)
  if (!isEmail(email)) throw badInput('email', 'Invalid Email Address')
  const sentAtMs = services.clock.now().getTime()
  const expiresAt = new Date(sentAtMs + codeLifeMs)
  const deviceHash = hashDeviceId(deviceId)
  const code = services.random.digits(codeDigits)
  const message = codeEmail(email, code, purpose)
  await services.database.transaction(async (tx) => {
    await storeCode(tx, services, { email, purpose, subject: '', deviceHash, code })
    await enqueueMail(tx, services, { kind: `code_${purpose}`, email: message, expiresAt, deviceHash })
  })
  services.mailQueue.wake()
  return { resendAt: new Date(sentAtMs + resendWaitMs), expiresAt }
}
