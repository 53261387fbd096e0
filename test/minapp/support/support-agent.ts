import { signInPlainly } from '../../e2e/support/app-calls'
import { agentOf, type ChatAgent } from '../../e2e/support/chat-agent'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import type { Shop } from './shop'
import { askDesk, openDesk } from './support-desk'

/** Signs an agent in, who leaves no chat to the demo's agent. */
export async function agentAt(shop: Shop, email: string): Promise<ChatAgent> {
  const { token } = await signInPlainly(shop.url, email)
  return agentOf(shop, email, token)
}

/** Has the assistant hand over to a person, whom the agent plays; returns the chat's id. */
export async function handOver(phone: MiniProgram, agent: ChatAgent): Promise<string> {
  await openDesk(phone)
  await askDesk(phone, 'I want to talk to a person')
  await phone.tap('.udesk-foot .btn', 'Talk to a person')
  const sessionId = await agent.take()
  await phone.see('.udesk-detail', 'Now you are talking to a person.')
  return sessionId
}

/** Texts of the open chat in their order, without lines of the app. */
export const textsOf = (phone: MiniProgram): string[] =>
  phone
    .all('.udesk-piece .bubble')
    .filter(({ classes }) => !classes.includes('bubble-system'))
    .flatMap((bubble) => bubble.children[0]?.children.filter(({ classes }) => classes.includes('bubble-text')) ?? [])
    .map(({ text }) => text)

/** Opens the chat with a person by its address. */
export const openChat = (phone: MiniProgram): void => phone.open(`${pageOf('support')}?room=person`)
