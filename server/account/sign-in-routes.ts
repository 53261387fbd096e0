import { type LoginReply, loginRoutes } from '@/contract/login'
import { limitCalls } from '../kernel/http/rate-limit'
import { checkCode } from './use-code'
import { decryptEmail, encryptEmail } from './email-token'
import { endSession, type PresentedToken, refreshSession, type SignIn } from './sessions'
import { createTicket, exchangeTicket, ticketOwner } from './sign-in-ticket'
import { hashDeviceId, recordDevice } from './devices'
import { resetPassword } from './passwords'
import { sendEmailCode } from './send-code'
import { signInByCode, signInByPassword } from './sign-in'
import { ApiError, unauthorized } from '../kernel/errors'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import { accessTokenSeconds, signAccessToken } from './access-token'
import { isMiniProgram } from '../kernel/http/cross-origin'

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
    return await replyToSignIn(context, await refreshSession(context.services, presentedToken(context, inBody)))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) context.clearRefreshCookie()
    throw error
  }
}

/** A new sign-in, once it is noted on what and where it was made. */
const noted = ({ services, appType, header, ip }: RequestContext, signIn: SignIn): Promise<SignIn> =>
  recordDevice(services, { userAgent: header('user-agent') ?? '', appType, header, ip }, signIn)

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
    return replyToSignIn(context, await noted(context, await signInByCode(services, typed)))
  },
  loginByEmailPassword: async ({ email, password }, context) => {
    const { services, deviceId } = context
    const sent = { email: await emailOf(context, email), password, deviceId }
    return replyToSignIn(context, await noted(context, await signInByPassword(services, sent)))
  },
  resetEmailPassword: async ({ email, code, newpassword }, context) => {
    const { services, deviceId } = context
    const typed = { email: await emailOf(context, email), code, purpose: 'reset', deviceId } as const
    return replyToSignIn(context, await noted(context, await resetPassword(services, typed, newpassword)))
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
    return replyToSignIn(context, await noted(context, signIn))
  },
  getTicketOwner: async ({ ticket }, context) => {
    limit(context, 'try', mostTries)
    return ticketOwner(context.services, { ticket, deviceId: context.deviceId })
  },
})

/** Returns the reply of a sign-in; the refresh token goes into an HttpOnly cookie, or into the body for mini-programs. */
async function replyToSignIn(context: RequestContext, signIn: SignIn): Promise<LoginReply> {
  const inBody = isMiniProgram(context.appType)
  if (!inBody) context.setRefreshCookie(signIn.refreshToken, signIn.expiresAt)
  return {
    accessToken: { access_token: await signAccessToken(context.services, signIn), expires_in: accessTokenSeconds },
    refreshToken: inBody ? signIn.refreshToken : null,
    userID: signIn.uid,
  }
}

/** The refresh token of a call: a mini-program's from the body and only from its own device, a browser's from its HttpOnly cookie alone. */
function presentedToken(
  { appType, deviceId, refreshCookie }: Pick<RequestContext, 'appType' | 'deviceId' | 'refreshCookie'>,
  inBody: string | undefined,
): PresentedToken {
  const refreshToken = isMiniProgram(appType) ? inBody : refreshCookie
  if (!refreshToken) throw unauthorized('Please sign in.', 'session_ended')
  return { refreshToken, deviceHash: isMiniProgram(appType) ? hashDeviceId(deviceId) : null }
}
