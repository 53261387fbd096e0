import { eq, sql } from 'drizzle-orm'
import { userKey } from '../account/devices'
import { eraseDialogs } from '../assistant/erase'
import type { Executor } from '../kernel/database/executor'
import { chatMessage, chatSession, chatTicket } from '../kernel/database/schema/support'
import type { Services } from '../kernel/services'
import { releaseFiles } from '../uploads/used-files'
import { usedByChat } from './messages'
import { deleteSession, listSessionsOf } from './repository/sessions'
import { deleteRoles, HOUSE_NAME } from './repository/staff'

/** Takes a person's conversations out of the database in a transaction. Doing it again does no harm. */
export async function eraseSupport(tx: Executor, services: Services, userId: string): Promise<void> {
  await eraseChats(tx, services, userId)
  await eraseDialogs(tx, userKey(userId))
  await eraseAgent(tx, userId)
}

/** Deletes a chat with its messages and pictures. */
export async function eraseChat(tx: Executor, services: Services, sessionId: string): Promise<void> {
  await releaseFiles(tx, services, usedByChat(sessionId))
  await deleteSession(tx, sessionId)
}

async function eraseChats(tx: Executor, services: Services, userId: string): Promise<void> {
  for (const id of await listSessionsOf(tx, userKey(userId), userId)) await eraseChat(tx, services, id)
}

/** Takes an agent's roles, and the agent's name out of the chats of others. */
async function eraseAgent(tx: Executor, userId: string): Promise<void> {
  await deleteRoles(tx, userId)
  await tx.delete(chatTicket).where(eq(chatTicket.holder, userId))
  await tx.update(chatSession).set({ agentId: null, agentName: HOUSE_NAME }).where(eq(chatSession.agentId, userId))
  const { content, sender, senderName, agentId } = chatMessage
  const withoutName = sql`case when ${sender} = 'system' then replace(${content}, ${senderName}, ${HOUSE_NAME}) else ${content} end`
  await tx
    .update(chatMessage)
    .set({ agentId: null, senderName: HOUSE_NAME, content: withoutName })
    .where(eq(agentId, userId))
}
