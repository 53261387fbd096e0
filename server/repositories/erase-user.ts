import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import {
  accountExport,
  collection,
  emailCode,
  handOffTicket,
  loginSession,
  momentLike,
  passwordGuess,
  recentView,
  searchHistory,
  traveler,
  uploadedPicture,
  userAccount,
  userProfile,
} from '../kernel/database/schema/people'
import { hotelOrder, idempotency, outbox } from '../kernel/database/schema/orders'
import { openStatuses } from './open-stays'

/** Makes an account nobody's, without profile and pictures: its address becomes free for a new one. */
export async function eraseAccount(tx: Executor, uid: string): Promise<void> {
  await tx.delete(userProfile).where(eq(userProfile.userId, uid))
  await tx.delete(uploadedPicture).where(eq(uploadedPicture.userId, uid))
  await tx
    .update(userAccount)
    .set({
      // No address has a space, so nobody can sign in as it.
      email: `closed ${uid}`,
      nickName: '',
      avater: '',
      isVip: false,
      passwordHash: null,
      isLogoff: true,
      currencyCode: null,
    })
    .where(eq(userAccount.id, uid))
}

/** Ends a user's sign-ins and forgets on what they were made; open tickets go. */
export async function eraseSignIns(tx: Executor, uid: string, at: Date): Promise<void> {
  await tx
    .update(loginSession)
    .set({
      revokedAt: sql`coalesce(${loginSession.revokedAt}, ${at.toISOString()}::timestamptz)`,
      deviceHash: '',
      deviceKind: 'other',
      deviceName: '',
      countryCode: null,
    })
    .where(eq(loginSession.userId, uid))
  await tx.delete(handOffTicket).where(eq(handOffTicket.userId, uid))
  await tx.delete(accountExport).where(eq(accountExport.userId, uid))
}

/** Forgets what is kept under an address: codes, wrong passwords and emails, these two under keys of it. */
export async function eraseAddress(
  tx: Executor,
  email: string,
  keys: { readonly guesses: string; readonly emails: string },
): Promise<void> {
  await tx.delete(emailCode).where(eq(emailCode.email, email))
  await tx.delete(passwordGuess).where(eq(passwordGuess.subject, keys.guesses))
  await tx.delete(outbox).where(eq(outbox.recipientKey, keys.emails))
}

/** Forgets whom a user booked for, what they liked, wished, searched, looked at and did, and emails about it that still wait; owner is the key of searches and views. */
export async function eraseTraces(tx: Executor, uid: string, owner: string): Promise<void> {
  await tx.delete(traveler).where(eq(traveler.userId, uid))
  await tx.delete(collection).where(eq(collection.userId, uid))
  await tx.execute(sql`delete from removed_wish where user_id = ${uid}`)
  await tx.delete(momentLike).where(eq(momentLike.userId, uid))
  await tx.delete(searchHistory).where(eq(searchHistory.owner, owner))
  await tx.delete(recentView).where(eq(recentView.owner, owner))
  await tx.delete(outbox).where(eq(outbox.userId, uid))
  await tx.execute(sql`delete from event_log where record ->> 'UserID' = ${uid}`)
}

/** Takes the people out of a user's orders; the orders themselves stay in the books. Orders that are open keep theirs. */
export async function eraseGuests(tx: Executor, uid: string): Promise<void> {
  await tx
    .update(hotelOrder)
    .set({
      contact: { name: '', email: '', countryCode: '', phone: '' },
      guests: [],
      arriveTime: '',
      specialRequest: '',
    })
    .where(and(eq(hotelOrder.userId, uid), not(inArray(hotelOrder.status, openStatuses))))
  await tx.delete(idempotency).where(eq(idempotency.scope, uid))
}
