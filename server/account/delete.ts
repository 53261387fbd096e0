import { accountDeletedEmail } from './emails'
import { confirmAccountCode } from './use-code'
import { guessSubject } from './guesses'
import { enqueueJob } from '../kernel/jobs/outbox'
import { enqueueMail, recipientKey } from '../kernel/mail/enqueue-mail'
import { closeCharge } from '../booking/payments/settle'
import { eraseAccount, eraseAddress, eraseGuests, eraseSignIns, eraseTraces } from './repository/personal-data'
import { listOpenStays, listUnpaidOrders, lockOrder, type OrderRow } from '../booking/repository/orders'
import { findOpenAttempt } from '../booking/repository/payments'
import { lockUser, type UserRow } from './repository/users'
import type { Services } from '../kernel/services'
import { userKey } from './devices'
import type { Executor } from '../kernel/database/executor'
import { closeUnpaidOrder } from '../booking/cancel'
import type { OpenStay } from '@/contract/account'
import { shortRange } from '@/domain/days/format-day'
import { orderStatusText } from '@/domain/booking/order-status'
import { conflict } from '../kernel/errors'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Longer than any call that began before the account was closed can take. */
const leftoversAfterMs = 5 * 60_000

// Providers are asked outside the transaction; money that came meanwhile then stands in the books and refuses the deletion.
async function closeCharges(services: Services, uid: string): Promise<void> {
  const { db } = services.database
  for (const { payId } of await listUnpaidOrders(db, uid)) {
    const open = await findOpenAttempt(db, payId)
    if (open) await closeCharge(services, open.id)
  }
}

const addressKeys = (secret: string, email: string) => ({
  guesses: guessSubject(secret, email),
  emails: recipientKey(secret, email),
})

/**
 * Closes an account for ever against a fresh code and writes so to its owner: every sign-in ends, the address becomes free, orders
 * stay in the books without names. Throws 409 stays_open while paid stays are not over or money is not back, 400 for a bad code.
 */
export async function deleteAccount(
  services: Services,
  { id: uid, email }: UserRow,
  { code, deviceId }: { code: string; deviceId: string | null },
): Promise<void> {
  const { database, clock, env } = services
  await refuseOpenStays(database.db, uid)
  const useUp = await confirmAccountCode(services, { email, code, purpose: 'delete', deviceId })
  await closeCharges(services, uid)
  await database.transaction(async (tx) => {
    await lockUser(tx, uid)
    await useUp(tx)
    await refuseOpenStays(tx, uid)
    await eraseUser(tx, services, uid)
    await eraseAddress(tx, email, addressKeys(env.secret, email))
    // After the erasing, and without the account's name: nothing else is written to the address any more.
    await enqueueMail(tx, services, { kind: 'account_deleted', email: accountDeletedEmail(email) })
    const availableAt = new Date(clock.now().getTime() + leftoversAfterMs)
    await enqueueJob(tx, services, { topic: 'erase-leftovers', key: uid, payload: { uid }, availableAt })
  })
  services.mailQueue.wake()
}

const confirmationText = { actor: 'user', reason: 'The account was deleted before payment' } as const

async function closeUnpaid(tx: Executor, services: Services, uid: string): Promise<void> {
  for (const { id } of await listUnpaidOrders(tx, uid)) {
    const order = await lockOrder(tx, id)
    if (order?.status === 'TO_PAY') await closeUnpaidOrder(tx, services, order, 'cancelled_by_user', confirmationText)
  }
}

/** Takes a user's person out of the database in a transaction: unpaid orders are closed, orders stay without names, everything else goes. Doing it again does no harm. */
async function eraseUser(tx: Executor, services: Services, uid: string): Promise<void> {
  await closeUnpaid(tx, services, uid)
  await eraseGuests(tx, uid)
  await eraseSignIns(tx, uid, services.clock.now())
  await eraseTraces(tx, uid, userKey(uid))
  await eraseAccount(tx, uid)
}

const presentStay = ({ id, orderNo, snapshot, checkIn, checkOut, status }: OrderRow): OpenStay => ({
  orderid: id,
  orderNo,
  hotelName: snapshot.hotelName,
  checkIn,
  checkOut,
  statusText: orderStatusText(status),
})

const sentence = (stays: readonly OpenStay[]) =>
  `Your account can be deleted once these bookings are over: ${stays
    .map(({ hotelName, checkIn, checkOut }) => `${hotelName}, ${shortRange(checkIn, checkOut)}`)
    .join('; ')}.`

/** Throws 409 stays_open, naming the bookings, while a user has paid stays that are not over or money that is not back. */
export async function refuseOpenStays(db: Executor, userId: string): Promise<void> {
  const stays = (await listOpenStays(db, userId)).map(presentStay)
  if (stays.length > 0) throw conflict('stays_open', sentence(stays), stays)
}

/** Erases once more what calls that were under way wrote for an account while it was being deleted. */
export const eraseLeftovers: JobHandler<'erase-leftovers'> = (services, { uid }) =>
  services.database.transaction((tx) => eraseUser(tx, services, uid))
