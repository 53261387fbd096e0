import { call, type Reply, type Caller } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

let server: TestServer
let people = 0

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const nobody = () => `life-${(people += 1)}@example.com`
const request = (operationId: string, input: object, caller: Caller) => call(server.app, operationId, input, caller)
const tokenOf = (reply: Reply): string => reply.body.accessToken.access_token

const browser = (cookie: string | null): Caller => ({ appType: 'web', cookie: cookie ?? '' })
const weapp: Caller = { appType: 'weapp', deviceId: 'phone-1' }
const webPage: Caller = { appType: 'web', deviceId: 'web-1' }

const signInOnWeb = () => loginClient(server.app, server.services, { appType: 'web' }).signIn(nobody())
const signInOnWeapp = () => loginClient(server.app, server.services, weapp).signIn(nobody())
const refreshOnWeb = (cookie: string | null) => request('refreshToken', {}, browser(cookie))
const refreshOnWeapp = (refreshToken: string, caller = weapp) => request('refreshToken', { refreshToken }, caller)
const isSignedIn = async (token: string) => (await request('getCurrentUser', {}, { token })).status === 200

describe('a browser', () => {
  test('gets its refresh token in a cookie that no script and no other site can use', async () => {
    const login = await signInOnWeb()
    const header = String(login.headers['set-cookie'])
    expect(login.body).toEqual({
      accessToken: { access_token: expect.any(String), expires_in: 900 },
      refreshToken: null,
      userID: expect.any(String),
    })
    expect(header).toMatch(/^rt=/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=2592000']) expect(header).toContain(part)
    expect(header).not.toContain('Domain')
  })

  test('renews its access token; the old one works on until its end', async () => {
    const login = await signInOnWeb()
    server.clock.advance(14 * minute)
    const renewed = await refreshOnWeb(login.refreshCookie)
    expect(renewed.status).toBe(200)
    expect(renewed.refreshCookie).not.toBe(login.refreshCookie)
    expect(await isSignedIn(tokenOf(login))).toBe(true)
    server.clock.advance(5 * minute)
    expect(await isSignedIn(tokenOf(login))).toBe(false)
    expect(await isSignedIn(tokenOf(renewed))).toBe(true)
  })

  test('is not renewed by a token in the body', async () => {
    const login = await signInOnWeapp()
    const renewed = await request('refreshToken', { refreshToken: login.body.refreshToken }, { appType: 'web' })
    expect([renewed.status, renewed.body.code]).toEqual([401, 'session_ended'])
  })

  test('its cookie alone signs nothing: other calls read the Authorization header only', async () => {
    const login = await signInOnWeb()
    const cookie = `${login.refreshCookie}; access_token=${tokenOf(login)}; UID=${login.body.userID}`
    expect((await request('getCurrentUser', {}, { cookie })).status).toBe(401)
    expect((await request('logout', {}, { cookie })).status).toBe(401)
  })

  test.each([
    ['sec-fetch-site says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['sec-fetch-site says same-site', { 'sec-fetch-site': 'same-site' }],
    ['the origin is another', { origin: 'https://evil.example' }],
    ['the origin is hidden', { origin: 'null' }],
    ['the origin only begins alike', { origin: 'http://localhost.evil.example' }],
  ])('a page of another site gets nothing: %s', async (_case, headers) => {
    const login = await signInOnWeb()
    const renewed = await request('refreshToken', {}, { ...browser(login.refreshCookie), headers })
    expect([renewed.status, renewed.body.code]).toEqual([403, 'other_site'])
    const ticket = await request('createHandOffTicket', { deviceId: 'web-1' }, { token: tokenOf(login), headers })
    expect(ticket.status).toBe(403)
    expect((await request('exchangeHandOffTicket', { ticket: 'x' }, { headers })).status).toBe(403)
    expect((await refreshOnWeb(login.refreshCookie)).status).toBe(200)
  })

  test('a page of our own site may send it', async () => {
    const login = await signInOnWeb()
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost', host: 'localhost' }
    expect((await request('refreshToken', {}, { ...browser(login.refreshCookie), headers })).status).toBe(200)
  })
})

describe('a mini-program', () => {
  test('gets its refresh token in the body and no cookie', async () => {
    const login = await signInOnWeapp()
    expect(login.body.refreshToken).toEqual(expect.any(String))
    expect(login.headers['set-cookie']).toBeUndefined()
    const renewed = await refreshOnWeapp(login.body.refreshToken)
    expect([renewed.status, renewed.body.userID]).toEqual([200, login.body.userID])
    expect(renewed.body.refreshToken).not.toBe(login.body.refreshToken)
  })

  test('is renewed on its own device alone, and a stranger’s try does not sign it out', async () => {
    const login = await signInOnWeapp()
    const elsewhere = { appType: 'weapp', deviceId: 'phone-2' }
    expect((await refreshOnWeapp(login.body.refreshToken, elsewhere)).status).toBe(401)
    expect((await refreshOnWeapp(login.body.refreshToken)).status).toBe(200)
  })
})

describe('a refresh token', () => {
  test('returns the same successor again within 30 s, so that a lost reply signs nobody out', async () => {
    let { refreshCookie } = await signInOnWeb()
    for (let trial = 0; trial < 20; trial++) {
      const lost = await refreshOnWeb(refreshCookie)
      server.clock.advance(30 * second)
      const again = await refreshOnWeb(refreshCookie)
      expect([again.status, again.refreshCookie]).toEqual([200, lost.refreshCookie])
      server.clock.advance(14 * minute)
      refreshCookie = again.refreshCookie
    }
  })

  test('gives the same successor to two tabs at once', async () => {
    const { refreshCookie } = await signInOnWeb()
    const replies = await Promise.all(Array.from({ length: 20 }, () => refreshOnWeb(refreshCookie)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => reply.refreshCookie)).size).toBe(1)
  })

  test.each([
    ['30.001 s after it was replaced', 1, 30 * second + 1],
    ['at once, but two steps old', 2, 0],
    ['much later, and ten steps old', 10, minute],
  ])('used again %s ends the sign-in for both', async (_case, steps, waitMs) => {
    const login = await signInOnWeb()
    let newest = login
    for (let step = 0; step < steps; step++) newest = await refreshOnWeb(newest.refreshCookie)
    server.clock.advance(waitMs)
    const reused = await refreshOnWeb(login.refreshCookie)
    expect([reused.status, reused.body.code, reused.refreshCookie]).toEqual([401, 'session_ended', ''])
    expect((await refreshOnWeb(newest.refreshCookie)).status).toBe(401)
    expect(await isSignedIn(tokenOf(newest))).toBe(false)
  })

  test('that we never made ends nothing', async () => {
    const login = await signInOnWeb()
    const forged = String(login.refreshCookie).replace(/\.[^.]{43}\./, `.${'A'.repeat(43)}.`)
    expect((await refreshOnWeb(forged)).status).toBe(401)
    expect((await refreshOnWeb(login.refreshCookie)).status).toBe(200)
  })

  test.each(['rt=', 'rt=x', 'rt=a.b.c', 'other=1'])('%j is none', async (cookie) => {
    expect((await request('refreshToken', {}, browser(cookie))).body.code).toBe('session_ended')
  })

  test.each([
    ['used each 29 days it goes on', 29 * day, 4, 200],
    ['unused for 30 days it is over', 30 * day, 1, 401],
    ['after 180 days it is over in any case', 20 * day, 9, 401],
  ])('%s', async (_case, waitMs, times, status) => {
    let reply = await signInOnWeb()
    for (let time = 0; time < times; time++) {
      server.clock.advance(waitMs)
      reply = await refreshOnWeb(reply.refreshCookie)
    }
    expect(reply.status).toBe(status)
  })
})

describe('signing out', () => {
  test('ends this sign-in at once, its tickets too, and clears the cookie', async () => {
    const login = await signInOnWeb()
    const token = tokenOf(login)
    const { ticket } = (await request('createHandOffTicket', { deviceId: 'web-1' }, { token })).body
    const logout = await request('logout', {}, { token, cookie: login.refreshCookie ?? '' })
    expect([logout.status, logout.body, logout.refreshCookie]).toEqual([200, { ok: true }, ''])
    expect(logout.headers['clear-site-data']).toBe('"cache"')
    expect(await isSignedIn(token)).toBe(false)
    expect((await refreshOnWeb(login.refreshCookie)).status).toBe(401)
    expect((await request('exchangeHandOffTicket', { ticket }, webPage)).status).toBe(410)
  })

  test('leaves the other sign-ins of the same person', async () => {
    const email = nobody()
    const client = loginClient(server.app, server.services, weapp)
    const first = await client.signIn(email)
    server.clock.advance(minute)
    const second1 = await client.signIn(email)
    expect(second1.body.userID).toBe(first.body.userID)
    await request('logout', {}, { token: tokenOf(first) })
    expect(await isSignedIn(tokenOf(second1))).toBe(true)
  })
})

describe('a one-time sign-in token', () => {
  const ticketOf = async (login: Reply) =>
    (await request('createHandOffTicket', { deviceId: 'web-1' }, { token: tokenOf(login) })).body

  test('signs the same person in on another page, once', async () => {
    const login = await signInOnWeapp()
    const now = server.clock.now().getTime()
    const { ticket, expiresAt } = await ticketOf(login)
    expect(expiresAt).toBe(new Date(now + minute).toISOString())
    const swapped = await request('exchangeHandOffTicket', { ticket }, webPage)
    expect([swapped.status, swapped.body.userID, swapped.body.refreshToken]).toEqual([200, login.body.userID, null])
    expect(swapped.refreshCookie).not.toBeNull()
    expect(await isSignedIn(tokenOf(swapped))).toBe(true)
    const again = await request('exchangeHandOffTicket', { ticket }, webPage)
    expect([again.status, again.body.code]).toEqual([410, 'ticket_ended'])
  })

  test.each([
    ['59.999 s later', 59_999, 200],
    ['60 s later', 60_000, 410],
  ])('%s', async (_case, waitMs, status) => {
    const { ticket } = await ticketOf(await signInOnWeapp())
    server.clock.advance(waitMs)
    expect((await request('exchangeHandOffTicket', { ticket }, webPage)).status).toBe(status)
  })

  test('used by many at once signs in one', async () => {
    const { ticket } = await ticketOf(await signInOnWeapp())
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => request('exchangeHandOffTicket', { ticket }, webPage)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    ['another device', { deviceId: 'web-2' }, {}, 410],
    ['a page without a device id', { deviceId: undefined }, {}, 410],
    ['a page that names another person', {}, { uid: 'SOMEBODYELSE' }, 410],
    ['its own page', {}, {}, 200],
  ])('used by %s', async (_case, caller, error, status) => {
    const login = await signInOnWeapp()
    const { ticket } = await ticketOf(login)
    const input = { ticket, uid: login.body.userID, ...error }
    expect((await request('exchangeHandOffTicket', input, { ...webPage, ...caller })).status).toBe(status)
  })

  test('that named another person is used up, one that another device tried is not', async () => {
    const first = await ticketOf(await signInOnWeapp())
    await request('exchangeHandOffTicket', { ticket: first.ticket, uid: 'SOMEBODYELSE' }, webPage)
    expect((await request('exchangeHandOffTicket', { ticket: first.ticket }, webPage)).status).toBe(410)
    const { ticket } = await ticketOf(await signInOnWeapp())
    await request('exchangeHandOffTicket', { ticket }, { ...webPage, deviceId: 'web-2' })
    expect((await request('exchangeHandOffTicket', { ticket }, webPage)).status).toBe(200)
  })

  test('is not an access token, nor the other way round', async () => {
    const login = await signInOnWeapp()
    const { ticket } = await ticketOf(login)
    expect(await isSignedIn(ticket)).toBe(false)
    expect((await request('exchangeHandOffTicket', { ticket: tokenOf(login).slice(0, 100) }, webPage)).status).toBe(410)
  })
})
