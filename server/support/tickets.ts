import { and, eq, gt } from 'drizzle-orm'
import type { ChatTicket } from '@/contract/chat'
import { hashToken } from '../account/sessions'
import { chatTicket } from '../kernel/database/schema/support'
import type { Services } from '../kernel/services'

/** Where sockets of chats are opened. */
export const socketPath = '/api/im/chat/socket'

const LIFE_MS = 60_000
const BYTES = 32

/** Whom a ticket lets into which chat. */
export interface TicketHolder {
  readonly sessionId: string
  readonly side: 'traveler' | 'agent'
  /** The owner of the chat, or the agent's user id. */
  readonly holder: string
  /** The sign-in that it was given to; null for visitors. */
  readonly sid: string | null
}

/** Makes a ticket that opens a socket once within a minute; only its hash is stored. */
export async function createTicket(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  holder: TicketHolder,
): Promise<ChatTicket> {
  const ticket = random.token(BYTES)
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS)
  await database.db.insert(chatTicket).values({ ...holder, ticketHash: hashToken(ticket), expiresAt })
  return { ticket, path: socketPath, expiresAt: expiresAt.toISOString() }
}

/** Uses a ticket up and returns its holder; null for an unknown, used or expired one. */
export async function useTicket(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ticket: string,
): Promise<TicketHolder | null> {
  const { sessionId, side, holder, sid, ticketHash, expiresAt } = chatTicket
  const [row] = await database.db
    .delete(chatTicket)
    .where(and(eq(ticketHash, hashToken(ticket)), gt(expiresAt, clock.now())))
    .returning({ sessionId, side, holder, sid })
  return row ?? null
}
