import { type Static, Type } from 'typebox'
import { Done, Id, Instant, Nullable } from './scalars'
import type { ApiOf, RouteTable } from './route'

const EncryptedEmail = Type.String({ maxLength: 2000, description: 'The e-mail address as encrypted by encryptValues' })
const SentPassword = Type.String({ maxLength: 60, description: 'pw1. + base64url HMAC, never the password itself' })

/** What codes are good for; a code for one purpose does not work for another. */
export const CodePurpose = Type.Union([Type.Literal('login'), Type.Literal('reset')])
export type CodePurpose = Static<typeof CodePurpose>

/** Reply of every way to sign in. refreshToken is null on H5, where an HttpOnly cookie carries it. */
export const LoginReply = Type.Object({
  accessToken: Type.Object({ access_token: Type.String(), expires_in: Type.Integer({ description: 'seconds' }) }),
  refreshToken: Nullable(Type.String()),
  userID: Type.String(),
})
export type LoginReply = Static<typeof LoginReply>

export const loginRoutes = {
  sendEmailCode: {
    method: 'GET',
    path: '/api/geetest/email/code',
    operationId: 'sendEmailCode',
    summary: 'Send a 6-digit code to an e-mail address; the reply does not reveal whether it is known',
    client: 'main',
    auth: 'open',
    input: Type.Object({ email: Type.String({ maxLength: 254 }), purpose: Type.Optional(CodePurpose) }),
    reply: Type.Object({
      resendAt: Instant,
      expiresAt: Instant,
      passwordLength: Type.Optional(
        Type.Object(
          { min: Type.Integer(), max: Type.Integer() },
          { description: 'With a reset code: characters that the new password must have' },
        ),
      ),
    }),
  },
  encryptValues: {
    method: 'POST',
    path: '/api/account/des/encrypt',
    operationId: 'encryptValues',
    summary: 'Encrypt values for the login calls; bound to the device, valid for ten minutes',
    client: 'main',
    auth: 'open',
    input: Type.Object({ input: Type.Array(Type.String({ maxLength: 254 }), { minItems: 1, maxItems: 5 }) }),
    reply: Type.Array(Type.String()),
  },
  checkEmailCode: {
    method: 'POST',
    path: '/api/geetest/email/code/check',
    operationId: 'checkEmailCode',
    summary: 'Check a code without consuming it; a wrong one counts as an attempt',
    client: 'main',
    auth: 'open',
    input: Type.Object({
      email: EncryptedEmail,
      code: Type.String({ maxLength: 20 }),
      purpose: Type.Optional(CodePurpose),
    }),
    reply: Done,
  },
  loginByEmailCode: {
    method: 'POST',
    path: '/api/account/frontuser/login/email/code',
    operationId: 'loginByEmailCode',
    summary: 'Sign in, or create the account, with a code from the mailbox',
    client: 'main',
    auth: 'open',
    input: Type.Object({ email: EncryptedEmail, code: Type.String({ maxLength: 20 }), signInType: Type.Integer() }),
    reply: LoginReply,
  },
  loginByEmailPassword: {
    method: 'POST',
    path: '/api/account/frontuser/login/email/cipher',
    operationId: 'loginByEmailPassword',
    summary: 'Sign in with a password, hashed by the client',
    client: 'main',
    auth: 'open',
    input: Type.Object({ email: EncryptedEmail, password: SentPassword }),
    reply: LoginReply,
  },
  resetEmailPassword: {
    method: 'POST',
    path: '/api/account/frontuser/reset/email/password',
    operationId: 'resetEmailPassword',
    summary: 'Set a new password with a reset code, end every other session and sign in',
    client: 'main',
    auth: 'open',
    input: Type.Object({ email: EncryptedEmail, code: Type.String({ maxLength: 20 }), newpassword: SentPassword }),
    reply: LoginReply,
  },
  refreshToken: {
    method: 'POST',
    path: '/api/account/frontuser/token/refresh',
    operationId: 'refreshToken',
    summary: 'Renew the access token; the refresh token rotates, and the same request may be repeated for 30 s',
    client: 'main',
    auth: 'open',
    input: Type.Object({
      refreshToken: Type.Optional(
        Type.String({ maxLength: 200, description: 'For mini-programs; H5 sends its cookie' }),
      ),
    }),
    reply: LoginReply,
  },
  logout: {
    method: 'POST',
    path: '/api/account/frontuser/logout',
    operationId: 'logout',
    summary: 'End this session',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Done,
  },
  createHandOffTicket: {
    method: 'POST',
    path: '/api/account/frontuser/ticket/create',
    operationId: 'createHandOffTicket',
    summary: 'A one-time ticket (60 s) that signs a web page in, valid on one device only',
    client: 'main',
    auth: 'user',
    input: Type.Object({
      deviceId: Type.String({
        minLength: 1,
        maxLength: 64,
        description: 'The device-id that the web page sends; no other device can exchange the ticket',
      }),
    }),
    reply: Type.Object({ ticket: Type.String(), expiresAt: Instant }),
  },
  exchangeHandOffTicket: {
    method: 'POST',
    path: '/api/account/frontuser/ticket/exchange',
    operationId: 'exchangeHandOffTicket',
    summary: 'Exchange a one-time ticket for tokens',
    client: 'main',
    auth: 'open',
    input: Type.Object({
      ticket: Type.String({ maxLength: 100 }),
      uid: Type.Optional(
        Type.String({
          maxLength: 40,
          description: "The expected owner of the ticket; another user's ticket is rejected",
        }),
      ),
    }),
    reply: LoginReply,
  },
  getTicketOwner: {
    method: 'POST',
    path: '/api/account/frontuser/ticket/owner',
    operationId: 'getTicketOwner',
    summary: 'The owner of a ticket, for the device that may exchange it; the ticket stays valid',
    client: 'main',
    auth: 'open',
    input: Type.Object({ ticket: Type.String({ maxLength: 100 }) }),
    reply: Type.Object({ uid: Type.String(), email: Type.String({ description: 'Masked' }) }),
  },
} as const satisfies RouteTable

export type LoginApi = ApiOf<typeof loginRoutes>

/** On what somebody signed in. */
export const DeviceKind = Type.Union([
  Type.Literal('phone'),
  Type.Literal('tablet'),
  Type.Literal('computer'),
  Type.Literal('other'),
])
export type DeviceKind = Static<typeof DeviceKind>

/** One sign-in that goes on, as its owner sees it. */
export const LoginSession = Type.Object({
  id: Type.String(),
  deviceKind: DeviceKind,
  deviceName: Type.String({ description: 'E.g. Chrome on Android; empty if unknown' }),
  countryName: Nullable(Type.String(), { description: 'Country where it began; null if unknown' }),
  startedAt: Instant,
  lastUsedAt: Instant,
  isThis: Type.Boolean(),
})
export type LoginSession = Static<typeof LoginSession>

export const loginSessionRoutes = {
  listSessions: {
    method: 'GET',
    path: '/api/account/frontuser/session/list',
    operationId: 'listSessions',
    summary: "The user's sessions: this device first, then by last use",
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(LoginSession, { maxItems: 50 }) }),
  },
  revokeSession: {
    method: 'POST',
    path: '/api/account/frontuser/session/revoke',
    operationId: 'revokeSession',
    summary: 'End one session of the user and revoke its tokens; 404 for anybody else’s',
    client: 'main',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
  revokeOtherSessions: {
    method: 'POST',
    path: '/api/account/frontuser/session/revokeothers',
    operationId: 'revokeOtherSessions',
    summary: 'End all other sessions of the user',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type LoginSessionApi = ApiOf<typeof loginSessionRoutes>
