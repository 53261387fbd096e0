import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { CurrencyCode, Day, Done, Instant, Nullable } from './scalars'

/** Who is signed in, as the profile tab shows it. */
export const CurrentUser = Type.Object({
  uid: Type.String(),
  email: Type.String({ description: 'Masked, e.g. a***@example.com' }),
  nickName: Type.String(),
  avater: Type.String(),
  isVip: Type.Boolean(),
})
export type CurrentUser = Static<typeof CurrentUser>

/** How far somebody is on the way to being a VIP, or to remaining one. */
export const VipProgress = Type.Object({
  isVip: Type.Boolean(),
  until: Nullable(Day, {
    description: 'The last day as a VIP; null for others, and for a VIP whose status does not end',
  }),
  stays: Type.Integer({ description: 'Completed stays that count towards the next time' }),
  toGo: Type.Integer({ description: 'Number of stays still to be completed for it' }),
  by: Nullable(Day, {
    description: 'The last day of check-out on which all counted stays still count; null if none counts',
  }),
})
export type VipProgress = Static<typeof VipProgress>

/** Where an address seems to be; abroad decides the default currency. */
export const IpRegion = Type.Object({ countryCode: Type.String(), isAbroad: Type.Boolean() })
export type IpRegion = Static<typeof IpRegion>

export const accountRoutes = {
  getCurrentUser: {
    method: 'GET',
    path: '/api/account/curuserfullinfo',
    operationId: 'getCurrentUser',
    summary: 'The signed-in user',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: CurrentUser,
  },
  getVipStatus: {
    method: 'GET',
    path: '/api/account/user/isvip',
    operationId: 'getVipStatus',
    summary: 'Whether the signed-in user is a VIP; uid is accepted and ignored',
    client: 'main',
    auth: 'user',
    input: Type.Object({ uid: Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Type.Boolean(),
  },
  getVipProgress: {
    method: 'GET',
    path: '/api/account/user/vip',
    operationId: 'getVipProgress',
    summary: 'Which stays of the signed-in user count towards being a VIP, and until when',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: VipProgress,
  },
  checkLoggedOff: {
    method: 'GET',
    path: '/api/account/check_curuser_is_logoff',
    operationId: 'checkLoggedOff',
    summary: 'Whether the account of a token was deleted; 401 for any other invalid token',
    client: 'main',
    auth: 'open',
    input: Type.Object({}),
    reply: Type.Object({ isLogoff: Type.Boolean() }),
  },
  getIpRegion: {
    method: 'GET',
    path: '/api/dest/country/ipRegion',
    operationId: 'getIpRegion',
    summary: "Country of the caller's address",
    client: 'main',
    auth: 'open',
    input: Type.Object({}),
    reply: IpRegion,
  },
} as const satisfies RouteTable

export type AccountApi = ApiOf<typeof accountRoutes>

export const preferenceRoutes = {
  savePreferences: {
    method: 'POST',
    path: '/api/account/user/preferences',
    operationId: 'savePreferences',
    summary: "Store the account's preferences; other devices adopt them at their next sign-in",
    client: 'main',
    auth: 'user',
    input: Type.Object({ currencyCode: CurrencyCode }),
    reply: Done,
  },
} as const satisfies RouteTable

export type PreferenceApi = ApiOf<typeof preferenceRoutes>

/** What needs a fresh code from the account's own mailbox although somebody is signed in. */
export const AccountCodePurpose = Type.Union([Type.Literal('delete'), Type.Literal('export')])
export type AccountCodePurpose = Static<typeof AccountCodePurpose>

const Code = Type.String({ maxLength: 20, description: 'From the email to the account’s address' })

/** A booking, or an order of vouchers that still have a value, that prevents an account's deletion; `data` of the refusal 409 `stays_open` is a list of them. */
export const OpenStay = Type.Object({
  orderid: Type.String(),
  orderNo: Type.String(),
  kind: Type.Enum(['hotel', 'coupon', 'mix']),
  hotelName: Type.String({ description: 'The hotel, or what the vouchers are called' }),
  dates: Type.String({ description: 'E.g. 1 – 3 Dec; empty where there are none' }),
  statusText: Type.String(),
})
export type OpenStay = Static<typeof OpenStay>

export const accountRightsRoutes = {
  sendAccountCode: {
    method: 'POST',
    path: '/api/account/code/send',
    operationId: 'sendAccountCode',
    summary: 'Send a 6-digit code to the address of the signed-in account, to delete it or to export its data',
    client: 'main',
    auth: 'user',
    input: Type.Object({ purpose: AccountCodePurpose }),
    reply: Type.Object({
      maskedEmail: Type.String({ description: 'The recipient, e.g. a***@example.com' }),
      resendAt: Instant,
      expiresAt: Instant,
    }),
  },
  exportAccount: {
    method: 'POST',
    path: '/api/account/export',
    operationId: 'exportAccount',
    summary: 'With a fresh code: a URL from which all data about the user can be downloaded once as a JSON file',
    client: 'main',
    auth: 'user',
    input: Type.Object({ code: Code }),
    reply: Type.Object({
      path: Type.String({ description: 'Path and query at the main API’s host' }),
      fileName: Type.String(),
      expiresAt: Instant,
    }),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    operationId: 'deleteAccount',
    summary:
      'With a fresh code: delete the account permanently; unpaid orders are closed, paid stays ahead refuse it with 409 stays_open',
    client: 'main',
    auth: 'user',
    input: Type.Object({ code: Code }),
    reply: Done,
  },
} as const satisfies RouteTable

export type AccountRightsApi = ApiOf<typeof accountRightsRoutes>
