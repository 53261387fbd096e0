import { loginRoutes, type LoginReply } from '@/contract/login'
import { answerSignIn } from '../auth/answer-sign-in'
import { limitCalls } from '../kernel/http/rate-limit'
import { checkCode } from '../auth/check-code'
import { decryptEmail } from '../auth/decrypt-email'
import { encryptEmail } from '../auth/encrypt-email'
import { endSession } from '../auth/end-session'
import { createTicket, exchangeTicket, ticketOwner } from '../auth/hand-off-ticket'
import { noteDevice } from '../auth/note-device'
import { presentedToken } from '../auth/presented-token'
import { refreshSession } from '../auth/refresh-session'
import { resetPassword } from '../auth/reset-password'
import { sendEmailCode } from '../auth/send-email-code'
import { signInByCode } from '../auth/sign-in-by-code'
import { signInByPassword } from '../auth/sign-in-by-password'
import { ApiError } from '../kernel/errors'
import { routeModule, type RequestContext } from '../kernel/http/route-module'

const done = { ok: true } as const

// Calls a minute from one address: people stay far below, guessers soon meet it.
const mostEncryptions = 30
const mostCodeSends = 20
const mostTries = 60

const limit = (context: RequestContext, name: string, most: number) =>
  limitCalls(context.services, { name, ip: context.ip, most })

async function emailOf(context: RequestContext, encrypted: string): Promise<string> {
  limit(context, 'try', mostTries)
  return decryptEmail(context.services, encrypted, context.deviceId)
}

async function renewed(context: RequestContext, inBody: string | undefined): Promise<LoginReply> {
  try {
    return await answerSignIn(context, await refreshSession(context.services, presentedToken(context, inBody)))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) context.clearRefreshCookie()
    throw error
  }
}

/** Sign-in by e-mail: codes, passwords, tokens and tickets. */
export const loginModule = routeModule(loginRoutes, {
  sendEmailCode: async ({ email, purpose = 'login' }, context) => {
    limit(context, 'send', mostCodeSends)
    const sent = await sendEmailCode(context.services, { email, purpose, deviceId: context.deviceId })
    const times = { resendAt: sent.resendAt.toISOString(), expiresAt: sent.expiresAt.toISOString() }
    return purpose === 'reset' ? { ...times, passwordLength: context.services.env.passwordLength } : times
  },
  encryptValues: async ({ input }, context) => {
    limit(context, 'encrypt', mostEncryptions)
    return Promise.all(input.map((text) => encryptEmail(context.services, text, context.deviceId)))
  },
  checkEmailCode: async ({ email, code, purpose = 'login' }, context) => {
    const { services, deviceId } = context
    await checkCode(services, { email: await emailOf(context, email), code, purpose, deviceId })
    return done
  },
  loginByEmailCode: async ({ email, code }, context) => {
    const { services, deviceId } = context
    const typed = { email: await emailOf(context, email), code, purpose: 'login', deviceId } as const
    return answerSignIn(context, await noteDevice(context, await signInByCode(services, typed)))
  },
  loginByEmailPassword: async ({ email, password }, context) => {
    const { services, deviceId } = context
    const sent = { email: await emailOf(context, email), password, deviceId }
    return answerSignIn(context, await noteDevice(context, await signInByPassword(services, sent)))
  },
  resetEmailPassword: async ({ email, code, newpassword }, context) => {
    const { services, deviceId } = context
    const typed = { email: await emailOf(context, email), code, purpose: 'reset', deviceId } as const
    return answerSignIn(context, await noteDevice(context, await resetPassword(services, typed, newpassword)))
  },
  refreshToken: ({ refreshToken }, context) => renewed(context, refreshToken),
  logout: async (_input, context) => {
    await endSession(context.services, context.user)
    context.clearRefreshCookie()
    context.setHeader('clear-site-data', '"cache"')
    return done
  },
  createHandOffTicket: async ({ deviceId }, context) => {
    const { ticket, expiresAt } = await createTicket(context.services, context.user.uid, deviceId)
    return { ticket, expiresAt: expiresAt.toISOString() }
  },
  exchangeHandOffTicket: async ({ ticket, uid }, context) => {
    limit(context, 'try', mostTries)
    const signIn = await exchangeTicket(context.services, { ticket, uid, deviceId: context.deviceId })
    return answerSignIn(context, await noteDevice(context, signIn))
  },
  tellTicketOwner: async ({ ticket }, context) => {
    limit(context, 'try', mostTries)
    return ticketOwner(context.services, { ticket, deviceId: context.deviceId })
  },
})
