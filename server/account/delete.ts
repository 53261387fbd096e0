import { accountDeletedEmail } from './emails'
import { confirmAccountCode } from './use-code'
import { guessSubject } from './guesses'
import { enqueueJob } from '../kernel/jobs/outbox'
import { enqueueMail, recipientKey } from '../kernel/mail/enqueue-mail'
import { eraseAccount, eraseAddress, eraseBuyer, eraseSignIns, eraseTraces } from './repository/personal-data'
import { lockUser, type UserRow } from './repository/users'
import type { Services } from '../kernel/services'
import { releaseFilesOfUser } from '../uploads/used-files'
import { userKey } from './devices'
import type { Executor } from '../kernel/database/executor'
import type { OpenStay } from '@/contract/account'
import { conflict } from '../kernel/errors'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** What deleting an account needs from its bookings. */
export interface AccountBookings {
  /** Returns what is paid and not over, vouchers that can be used among it, and what has a refund that has not arrived; by kind, earliest first. */
  listOpenStays(services: Services, db: Executor, uid: string): Promise<OpenStay[]>
  /** Closes the charges of unpaid orders at their providers; must not run in a transaction. */
  closeCharges(services: Services, uid: string): Promise<void>
  /** Closes unpaid orders and returns their rooms. */
  closeUnpaid(tx: Executor, services: Services, uid: string): Promise<void>
  /** Takes the people out of orders, which stay in the books; orders that are open keep theirs. */
  eraseGuests(tx: Executor, services: Services, uid: string): Promise<void>
  /** Returns the travelers on a user's orders for the account's export, as JSON texts with masked document numbers. */
  travelersOfFile(services: Services, uid: string): Promise<string[]>
}

/** What deleting an account needs from its posts, reviews and comments. */
export interface AccountWriting {
  /** Takes what a person wrote out of the database, with its files. */
  erase(tx: Executor, services: Services, uid: string): Promise<void>
}

/** What deleting an account needs from its conversations with the assistant and with people. */
export interface AccountSupport {
  /** Takes a person's conversations out of the database, with their files. */
  erase(tx: Executor, services: Services, uid: string): Promise<void>
}

declare module '../kernel/services' {
  interface Services {
    readonly bookings: AccountBookings
    readonly writing: AccountWriting
    readonly support: AccountSupport
  }
}

/** Longer than any call that began before the account was closed can take. */
const leftoversAfterMs = 5 * 60_000

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
  await refuseOpenStays(services, database.db, uid)
  const useUp = await confirmAccountCode(services, { email, code, purpose: 'delete', deviceId })
  // Outside the transaction; money that came meanwhile then stands in the books and refuses the deletion.
  await services.bookings.closeCharges(services, uid)
  await database.transaction(async (tx) => {
    await lockUser(tx, uid)
    await useUp(tx)
    await refuseOpenStays(services, tx, uid)
    await eraseUser(tx, services, uid)
    await eraseAddress(tx, email, addressKeys(env.secret, email))
    // After the erasing, and without the account's name: nothing else is written to the address any more.
    await enqueueMail(tx, services, { kind: 'account_deleted', email: accountDeletedEmail(email) })
    const availableAt = new Date(clock.now().getTime() + leftoversAfterMs)
    await enqueueJob(tx, services, { topic: 'erase-leftovers', key: uid, payload: { uid }, availableAt })
  })
  services.mailQueue.wake()
}

/** Takes a user's person out of the database in a transaction: unpaid orders are closed, orders stay without names, everything else goes. Doing it again does no harm. */
async function eraseUser(tx: Executor, services: Services, uid: string): Promise<void> {
  await services.bookings.closeUnpaid(tx, services, uid)
  await services.bookings.eraseGuests(tx, services, uid)
  await services.writing.erase(tx, services, uid)
  await services.support.erase(tx, services, uid)
  await eraseBuyer(tx, uid)
  await eraseSignIns(tx, uid, services.clock.now())
  await eraseTraces(tx, uid, userKey(uid))
  await releaseFilesOfUser(tx, services, uid)
  await eraseAccount(tx, uid)
}

const sentence = (stays: readonly OpenStay[]) =>
  `Your account can be deleted once these are over: ${stays
    .map(({ hotelName, dates }) => [hotelName, dates].filter((part) => part !== '').join(', '))
    .join('; ')}.`

/** Throws 409 stays_open, naming the bookings, while a user has paid stays that are not over or money that is not back. */
export async function refuseOpenStays(services: Services, db: Executor, userId: string): Promise<void> {
  const stays = await services.bookings.listOpenStays(services, db, userId)
  if (stays.length > 0) throw conflict('stays_open', sentence(stays), stays)
}

/** Erases once more what calls that were under way wrote for an account while it was being deleted. */
export const eraseLeftovers: JobHandler<'erase-leftovers'> = (services, { uid }) =>
  services.database.transaction((tx) => eraseUser(tx, services, uid))
