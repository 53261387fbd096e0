import type { HttpReply, HttpRequest } from '@/platform/http/contract'
import { createApi } from '@/api/create-api'
import { createTokenRenewal } from '@/stores/account/token-renewal'
import { loginParts, loginReply } from '../../support/login-parts'
import { reply, sentCalls } from '../../support/sent-calls'

const refresh = '/api/account/frontuser/token/refresh'
const isRefresh = ({ url }: HttpRequest) => url.includes(refresh)

/** A signed-in app whose access token has run out at the server. */
function lapsed(isRenewable: boolean) {
  const { session, login, noted } = loginParts()
  session.signIn(loginReply('old', 'u1', 'R1'))
  const respond = (request: HttpRequest) => {
    if (isRefresh(request)) return isRenewable ? reply(200, loginReply('new', 'u1', 'R2')) : reply(401)
    return request.headers.authorization === 'Bearer new' ? reply(200, { name: 'Mia' }) : reply(401)
  }
  const { clients, sent } = sentCalls(
    {
      caller: () => ({
        uid: session.uid,
        token: session.token,
        deviceId: 'd',
        currency: null,
        appType: 'web',
        appVersion: null,
      }),
      renewToken: createTokenRenewal(
        () => api.login.refreshToken,
        session,
        () => Promise.resolve(),
      ),
      onSignInEnded: (isAction) => isAction && login.require(),
    },
    respond,
  )
  const api = createApi(clients)
  const request = () => api.account.getCurrentUser({})
  const act = () => api.preferences.savePreferences({ currencyCode: 'EUR' })
  return { request, act, sent, session, login, noted }
}

const ten = Array.from({ length: 10 })

test('ten calls at once make one renewal, and each is sent again once', async () => {
  const { request, sent, login } = lapsed(true)
  await expect(Promise.all(ten.map(request))).resolves.toHaveLength(10)
  expect([sent.filter(isRefresh).length, sent.length, login.isShown]).toEqual([1, 21, false])
})

test('where it is refused, reads in the background end the sign-in and open nothing', async () => {
  const { request, session, login, noted } = lapsed(false)
  await Promise.allSettled(ten.map(request))
  expect([session.isLogin, login.isShown, noted]).toEqual([false, false, []])
})

test('where it is refused, ten actions end the sign-in, open one popup and are not sent again', async () => {
  const { act, sent, session, login, noted } = lapsed(false)
  const ends = await Promise.allSettled(ten.map(act))
  expect(ends.map(({ status }) => status)).toEqual(ten.map(() => 'rejected'))
  expect([sent.filter(isRefresh).length, sent.length, session.isLogin]).toEqual([1, 11, false])
  expect([login.isShown, noted]).toEqual([true, ['login_popup_shown']])
})

test('a visitor’s 401 opens nothing by itself', async () => {
  const { request, session, login } = lapsed(false)
  session.signOut()
  await expect(request()).rejects.toMatchObject({ status: 401 })
  expect(login.isShown).toBe(false)
})

test('logging out prompts nobody to sign in', async () => {
  const { clients } = sentCalls(
    {
      caller: () => ({ uid: 'u1', token: 'old', deviceId: 'd', currency: null, appType: 'web', appVersion: null }),
      onSignInEnded: () => {
        throw new Error('asked')
      },
    },
    () => reply(401),
  )
  await expect(createApi(clients).login.logout({}, { promptsSignIn: false })).rejects.toMatchObject({ status: 401 })
})

/** The same app calling what is open to all: with an expired token the server returns a visitor's reply, marked as such. */
function lapsedOpenly(refreshing: () => HttpReply | Promise<HttpReply>) {
  const { session, login } = loginParts()
  session.signIn(loginReply('old', 'u1', 'R1'))
  const respond = (request: HttpRequest) => {
    if (isRefresh(request)) return refreshing()
    if (request.headers.authorization === 'Bearer new') return reply(200, { list: ['for Mia'] })
    return reply(200, { list: ['for all'] }, request.headers.authorization ? { 'token-state': 'stale' } : {})
  }
  const caller = () => ({ ...visitor, uid: session.uid, token: session.token })
  const { clients, sent, visitor } = sentCalls(
    {
      caller,
      renewToken: createTokenRenewal(
        () => api.login.refreshToken,
        session,
        () => Promise.resolve(),
      ),
      onSignInEnded: () => login.require(),
    },
    respond,
  )
  const api = createApi(clients)
  return { request: () => api.search.searchHotels({ cityId: 'shanghai' }), sent, session, login }
}

test.each<[string, () => HttpReply | Promise<HttpReply>, string, number, boolean]>([
  ['is renewed and asked again', () => reply(200, loginReply('new', 'u1', 'R2')), 'for Mia', 3, true],
  ['that has ended leaves the answer of a visitor', () => reply(401), 'for all', 2, false],
  ['that could not be renewed now does, too', () => Promise.reject(new Error('offline')), 'for all', 2, true],
])('a sign-in that an open call found stale %s', async (_, refreshing, shown, calls, isLogin) => {
  const { request, sent, session, login } = lapsedOpenly(refreshing)
  await expect(request()).resolves.toEqual({ list: [shown] })
  expect([sent.length, session.isLogin, login.isShown]).toEqual([calls, isLogin, false])
})
