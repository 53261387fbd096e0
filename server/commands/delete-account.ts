import { accountDeletedEmail } from '../account/account-deleted-email'
import { confirmAccountCode } from '../account/confirm-account-code'
import { eraseUser } from '../account/erase-user'
import { refuseOpenStays } from '../account/refuse-open-stays'
import { guessSubject } from '../auth/guess-subject'
import { enqueueJob } from '../kernel/jobs/outbox'
import { enqueueMail, recipientKey } from '../kernel/mail/enqueue-mail'
import { closeCharge } from '../payments/close-charge'
import { eraseAddress } from '../repositories/erase-user'
import { listUnpaidOrders } from '../repositories/open-stays'
import { findOpenAttempt } from '../repositories/payment'
import { lockUser } from '../repositories/profile'
import type { UserRow } from '../repositories/user'
import type { Services } from '../kernel/services'

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
