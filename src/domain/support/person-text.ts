import type { ChatHours, ChatSession } from '@/contract/chat'

/** Who replies in a chat, in a line that stays in sight. */
export function personLabel(session: ChatSession | null): string {
  if (session === null || session.state === 'waiting' || session.agentName === '') return 'A person of our team'
  return session.isDemoAgent
    ? `${session.agentName} – a program, not a person`
    : `${session.agentName} – a person of our team`
}

/** Texts for the state of a chat and the hours of its agents. */
export function personDetail(session: ChatSession | null, hours: ChatHours | null): string {
  const times = hours ? hours.text : ''
  if (session === null) return times
  if (session.state === 'closed')
    return session.isBackToAssistant ? 'This chat was handed back to the assistant.' : 'This chat has ended.'
  if (session.state === 'open') return session.isDemoAgent ? '' : 'Now you are talking to a person.'
  const place =
    session.queuePlace === null ? 'You are in the queue.' : `You are number ${session.queuePlace} in the queue.`
  return hours && !hours.isOpen ? `${place} People are away right now. ${times}.` : place
}
