import { chatRoutes } from '@/contract/chat'
import { limitCalls, limitDevice } from '../kernel/http/rate-limit'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import { boughtCards, browsedCards, favoriteCards } from './cards'
import { chatHours } from './hours'
import { readMessages } from './messages'
import { findOwnSession, neededKeys } from './owner'
import { presentSession } from './present'
import { countRatings } from './repository/sessions'
import { closeAsTraveler, findShownSession, openSession, rateSession, sendAsTraveler, syncPageState } from './sessions'
import { createTicket } from './tickets'

/** How often a minute a device, and an account, may do something, and an address with many devices behind it. */
const limits = {
  'chat-open': { each: 10, address: 60 },
  'chat-message': { each: 30, address: 300 },
  'chat-ticket': { each: 30, address: 300 },
} as const

/** Throws 429 where a device, account or address does something too often. */
function limit({ services, user, deviceId, ip }: RequestContext, name: keyof typeof limits): void {
  const { each, address } = limits[name]
  limitCalls(services, { name, most: address, ip })
  limitDevice(services, { name, most: each, deviceId })
  limitDevice(services, { name: `${name} account`, most: each, deviceId: user?.uid ?? null })
}

/** A traveler's chats with people. */
export const chatModule = routeModule(chatRoutes, {
  openChatSession: async (input, context) => {
    limit(context, 'chat-open')
    return openSession(context.services, context, input)
  },
  getChatSessionInfo: async ({ sessionId }, context) => {
    const { env, clock } = context.services
    const session = await findShownSession(context.services, context, sessionId)
    return { session, hours: chatHours(env.supportHours, clock.now()) }
  },
  listChatHistory: async (input, context) => {
    const session = await findOwnSession(context.services, context, input.sessionId)
    const list = await readMessages(context.services, input)
    return { list, session: await presentSession(context.services, session) }
  },
  sendChatMessage: async (input, context) => {
    limit(context, 'chat-message')
    return sendAsTraveler(context.services, context, input)
  },
  syncChatPageState: (input, context) => syncPageState(context.services, context, input),
  createChatTicket: async ({ sessionId }, context) => {
    limit(context, 'chat-ticket')
    const { services, user } = context
    const session = await findOwnSession(services, context, sessionId)
    const holder = { sessionId: session.id, side: 'traveler', holder: session.owner } as const
    return createTicket(services, { ...holder, sid: user?.sid ?? null })
  },
  closeChatSession: ({ sessionId }, context) => closeAsTraveler(context.services, context, sessionId),
  submitSurvey: async (input, context) => {
    await rateSession(context.services, context, input)
    return { ok: true } as const
  },
  countSurveys: (_input, context) => countRatings(context.services.database.db, neededKeys(context)),
  listChatBrowsing: async (_input, context) => ({ list: await browsedCards(context.services, context) }),
  listChatCollection: async (_input, context) => ({ list: await favoriteCards(context.services, context) }),
  listBoughtGoods: async (_input, context) => ({ list: await boughtCards(context.services, context) }),
})
