import { ApiError } from '../errors/api-error'
import { insertTicket, takeTicket } from '../repositories/session-ticket'
import { findUser } from '../repositories/user'
import type { Services } from '../services'
import { hashToken } from './refresh-token'
import { startSession, type SignIn } from './start-session'

const ticketLifeMs = 60_000

/** A one-time ticket and its end. */
export interface HandOffTicket {
  ticket: string
  expiresAt: Date
}

/** Makes a ticket, good once and for 60 s, with which another page takes over a user's sign-in. */
export async function createTicket({ database, clock, random }: Services, uid: string): Promise<HandOffTicket> {
  const ticket = random.token(32)
  const expiresAt = new Date(clock.now().getTime() + ticketLifeMs)
  await insertTicket(database.db, { ticketHash: hashToken(ticket), userId: uid, expiresAt })
  return { ticket, expiresAt }
}

const worthless = () => new ApiError(410, 'ticket_ended', 'This link has been used or is too old. Please sign in.')

/** Swaps a ticket for a sign-in of its own; throws 410 when it was used, is too old, or was never made. */
export async function exchangeTicket(services: Services, ticket: string, deviceId: string | null): Promise<SignIn> {
  return services.database.transaction(async (tx) => {
    const uid = await takeTicket(tx, hashToken(ticket), services.clock.now())
    const user = uid === null ? null : await findUser(tx, uid)
    if (!user || user.isLogoff) throw worthless()
    return startSession(tx, services, { uid: user.id, deviceId })
  })
}
