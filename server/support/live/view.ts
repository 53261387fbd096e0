import type { ChatFrame } from '@/contract/chat'
import type { AgentFrame } from '@/contract/chat-agent'
import type { Services } from '../../kernel/services'
import { isAhead, presentAgentChat, presentSession } from '../present'
import type { SessionRow } from '../repository/sessions'
import type { TicketHolder } from '../tickets'

/** Whether a socket may still be sent a chat: it may have moved to an account, or to another agent. */
export const mayRead = ({ side, holder }: TicketHolder, session: SessionRow): boolean =>
  side === 'traveler' ? session.owner === holder : session.agentId === holder

/** The frame with the state of a chat, as the side of a socket sees it. */
export async function stateFrame(
  services: Services,
  { side, holder }: TicketHolder,
  session: SessionRow,
): Promise<ChatFrame | AgentFrame> {
  if (side === 'agent') return { kind: 'chat', chat: await presentAgentChat(services, session, holder) }
  return { kind: 'session', session: await presentSession(services, session) }
}

/** Until when the other side counts as writing; null where it does not. */
export function typingEnd({ side }: TicketHolder, session: SessionRow, now: Date): Date | null {
  const until = side === 'traveler' ? session.agentTypingUntil : session.travelerTypingUntil
  return isAhead(until, now) ? until : null
}
