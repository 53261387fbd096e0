import { chatAgentRoutes } from '@/contract/chat-agent'
import { type ContextOf, routeModule } from '../kernel/http/route-module'
import { limitCalls } from '../kernel/http/rate-limit'
import {
  closeChat,
  handBackChat,
  listChats,
  neededOwnChat,
  readChat,
  sendAsAgent,
  syncAgentState,
  takeChat,
} from './agents'
import { cannedReplies } from './canned-replies'
import { type Agent, neededAgent } from './roles'
import { createTicket } from './tickets'

type AgentContext = ContextOf<(typeof chatAgentRoutes)['listChatQueue']>

const agentOf = ({ services, user }: AgentContext): Promise<Agent> => neededAgent(services, user.uid)

/** What agents do in chats; 403 no_role for all others. */
export const chatAgentModule = routeModule(chatAgentRoutes, {
  listChatQueue: async (_input, context) => ({ list: await listChats(context.services, await agentOf(context)) }),
  takeChat: async ({ sessionId }, context) => takeChat(context.services, await agentOf(context), sessionId),
  readAgentChat: async (input, context) => readChat(context.services, await agentOf(context), input),
  sendAgentMessage: async (input, context) => sendAsAgent(context.services, await agentOf(context), input),
  syncAgentState: async (input, context) => syncAgentState(context.services, await agentOf(context), input),
  createAgentTicket: async ({ sessionId }, context) => {
    const { services, user, ip } = context
    const agent = await agentOf(context)
    limitCalls(services, { name: 'agent-ticket', most: 60, ip })
    const session = await neededOwnChat(services, agent, sessionId)
    return createTicket(services, { sessionId: session.id, side: 'agent', holder: agent.uid, sid: user.sid })
  },
  handBackChat: async ({ sessionId }, context) => handBackChat(context.services, await agentOf(context), sessionId),
  closeChat: async ({ sessionId }, context) => closeChat(context.services, await agentOf(context), sessionId),
  listCannedTexts: async (_input, context) => {
    await agentOf(context)
    return { list: [...cannedReplies] }
  },
})
