import { maskEmail } from '@/domain/account/email'
import { ApiError } from '../kernel/errors'
import { findTicketOwner, insertTicket, takeTicket } from './repository/sessions'
import { findUser } from './repository/users'
import type { Services } from '../kernel/services'
import { hashToken, type SignIn, startSession } from './sessions'

const ticketLifeMs = 60_000

/** A one-time ticket and its end. */
export interface SignInTicket {
  ticket: string
  expiresAt: Date
}

/** What is stored of a ticket: with another device's id it is another hash, so that nobody else's device finds it. */
const hashFor = (ticket: string, deviceId: string) => hashToken(`${ticket} ${deviceId}`)

/** Makes a ticket, good once and for 60 s, with which the web page of one device takes over a user's sign-in. */
export async function createTicket(
  { database, clock, random }: Services,
  uid: string,
  deviceId: string,
): Promise<SignInTicket> {
  const ticket = random.token(32)
  const expiresAt = new Date(clock.now().getTime() + ticketLifeMs)
  await insertTicket(database.db, { ticketHash: hashFor(ticket, deviceId), userId: uid, expiresAt })
  return { ticket, expiresAt }
}

const worthless = () => new ApiError(410, 'ticket_ended', 'This link has been used or is too old. Please sign in.')

/** A ticket as a page presents it; uid is its claimed owner, if any. */
export interface PresentedTicket {
  ticket: string
  uid: string | undefined
  deviceId: string | null
}

/** Swaps a ticket for a sign-in of its own; throws 410 when it was used, is too old, was never made, or is another device's or another person's. */
export async function exchangeTicket(services: Services, { ticket, uid, deviceId }: PresentedTicket): Promise<SignIn> {
  if (deviceId === null) throw worthless()
  const { database, clock } = services
  // Taken in its own query: a ticket that names the wrong user is used up all the same.
  const owner = await takeTicket(database.db, hashFor(ticket, deviceId), clock.now())
  if (owner === null || (uid !== undefined && uid !== owner)) throw worthless()
  return database.transaction(async (tx) => {
    const user = await findUser(tx, owner)
    if (!user || user.isLogoff) throw worthless()
    return startSession(tx, services, { uid: user.id, deviceId })
  })
}

/** Returns whose sign-in a ticket transfers, to its own device alone; throws 410 where it could not be swapped. */
export async function ticketOwner(
  { database, clock }: Services,
  { ticket, deviceId }: Omit<PresentedTicket, 'uid'>,
): Promise<{ uid: string; email: string }> {
  if (deviceId === null) throw worthless()
  const owner = await findTicketOwner(database.db, hashFor(ticket, deviceId), clock.now())
  const user = owner === null ? null : await findUser(database.db, owner)
  if (!user || user.isLogoff) throw worthless()
  return { uid: user.id, email: maskEmail(user.email) }
}
