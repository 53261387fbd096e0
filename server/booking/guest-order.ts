import { codeEmail } from '../account/emails'
import { hashDeviceId } from '../account/devices'
import { codeDigits, codeLifeMs, resendWaitMs, storeCode } from '../account/send-code'
import { spendCode } from '../account/use-code'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { readOrderNo } from '@/domain/orders/order-number'
import { deriveKey, openSealedText, sealText } from '../kernel/crypto/secrets'
import { badInput } from '../kernel/errors'
import { enqueueJob } from '../kernel/jobs/outbox'
import { type JobHandler, PermanentJobError } from '../kernel/jobs/run-jobs'
import type { Executor } from '../kernel/database/executor'
import { enqueueMail, recipientKey } from '../kernel/mail/enqueue-mail'
import type { Services } from '../kernel/services'
import { noSuchOrder } from './cancel'
import { GUEST_TOKEN_MS, guestTokens } from './guest-token'
import { findParts, findPurchaseOfContact, type PurchaseRow } from './repository/purchases'

/** An order as a guest without an account names it, on a device. */
interface GuestLookup {
  readonly email: string
  readonly orderNo: string
  readonly deviceId: string | null
}

/** Reads what was typed; throws 400 for what can be no address or no order number. */
export function readLookup({ email: typedEmail, orderNo: typedNo, deviceId }: GuestLookup): GuestLookup {
  const email = canonicalEmail(typedEmail)
  if (!isEmail(email)) throw badInput('email', 'Invalid Email Address')
  const orderNo = readOrderNo(typedNo)
  if (orderNo === null) throw badInput('orderNo', 'Please enter the order number: SL and 12 digits.')
  return { email, orderNo, deviceId }
}

/**
 * Stores a code for an order and an address, whether there is such an order or not. Only the job that follows looks for it, so
 * that neither the reply nor its time depends on it. Returns when another code may be requested and when this one ends; throws 429.
 */
export async function requestGuestCode(
  services: Services,
  { email, orderNo, deviceId }: GuestLookup,
): Promise<{ resendAt: Date; expiresAt: Date }> {
  const sentAtMs = services.clock.now().getTime()
  const expiresAt = new Date(sentAtMs + codeLifeMs)
  const deviceHash = hashDeviceId(deviceId)
  const code = services.random.digits(codeDigits)
  const id = services.random.id()
  await services.database.transaction(async (tx) => {
    await storeCode(tx, services, { email, purpose: 'guest_order', subject: orderNo, deviceHash, code })
    const sealed = sealLookup(services, id, { email, orderNo, deviceHash, code, expiresAtMs: expiresAt.getTime() })
    const recipient = recipientKey(services.env.secret, email)
    await enqueueJob(tx, services, {
      id,
      topic: 'send-guest-code',
      key: id,
      payload: { id, sealed },
      expiresAt,
      recipientKey: recipient,
    })
  })
  return { resendAt: new Date(sentAtMs + resendWaitMs), expiresAt }
}

/** The purchase that a guest's look-up opens. Of vouchers with a date it is the part with the vouchers, which exists once they are paid. Stays that are booked with vouchers are not opened. */
async function findOpenable(
  db: Executor,
  { email, orderNo }: Pick<GuestLookup, 'email' | 'orderNo'>,
): Promise<PurchaseRow | undefined> {
  const found = await findPurchaseOfContact(db, orderNo, email)
  if (found?.kind === 'mix') return (await findParts(db, found.id)).coupon
  return found?.kind === 'exchange' ? undefined : found
}

/** A code that is to be mailed if the order is booked under the address. */
interface WaitingCode {
  readonly email: string
  readonly orderNo: string
  readonly deviceHash: string
  readonly code: string
  readonly expiresAtMs: number
}

const sealingKey = (secret: string) => deriveKey(secret, 'guest-code')

const sealLookup = ({ env, random }: Services, id: string, waiting: WaitingCode): string =>
  sealText(random, sealingKey(env.secret), Buffer.from(id), JSON.stringify(waiting))

/** Mails the code of a look-up, if the order is booked under the address. */
export const sendGuestCode: JobHandler<'send-guest-code'> = async (services, { id, sealed = '' }) => {
  const text = openSealedText(sealingKey(services.env.secret), Buffer.from(id), sealed)
  if (text === null) throw new PermanentJobError('It was sealed with another SECRET.')
  const { email, orderNo, deviceHash, code, expiresAtMs }: WaitingCode = JSON.parse(text)
  if (!(await findOpenable(services.database.db, { email, orderNo }))) return
  const message = codeEmail(email, code, 'guest_order')
  const expiresAt = new Date(expiresAtMs)
  await services.database.transaction((tx) =>
    enqueueMail(tx, services, { kind: 'code_guest_order', email: message, expiresAt, deviceHash }),
  )
  services.mailQueue.wake()
}

/** An order that a guest opened, and the token that reads and cancels it until an instant. */
export interface OpenedOrder {
  readonly order: PurchaseRow
  readonly guestToken: string
  readonly expiresAt: Date
}

/** Opens an order to a device against the code that was mailed to its contact, which is used up; throws 400 for a bad code. */
export async function openAsGuest(services: Services, lookup: GuestLookup, code: string): Promise<OpenedOrder> {
  const { email, orderNo, deviceId } = lookup
  await spendCode(services, { email, code, purpose: 'guest_order', subject: orderNo, deviceId })
  const order = await findOpenable(services.database.db, lookup)
  if (!order) throw noSuchOrder()
  const expiresAt = new Date(services.clock.now().getTime() + GUEST_TOKEN_MS)
  const access = { orderid: order.id, deviceHash: hashDeviceId(deviceId), expireAtMs: expiresAt.getTime() }
  return { order, guestToken: guestTokens.sign(services, access), expiresAt }
}
