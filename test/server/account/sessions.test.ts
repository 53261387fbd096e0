import { buildApp } from '../../../server/main/app'
import { demo } from '../../../server/demo/demo'
import { createServices } from '../../../server/main/create-services'
import type { LoginSession } from '@/contract/login'
import { call, type Reply, type Caller } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const iphone = { deviceId: 'iphone-1', headers: { 'user-agent': 'iPhone Version/18 Safari/604', 'cf-ipcountry': 'FR' } }
const weapp = { deviceId: 'pixel-1', appType: 'weapp', headers: { 'user-agent': 'Android Mobile MicroMessenger' } }

let server: TestServer
/** A second process on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  const { env, database, log, clock } = server.services
  other = await buildApp(createServices({ env, database, log, clock, demo }))
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const signInOn = async (caller: Caller, email: string): Promise<Reply> => {
  server.clock.advance(60_000)
  return loginClient(server.app, server.services, caller).signIn(email)
}
const tokenOf = ({ body }: Reply): string => body.accessToken.access_token
const listOf = async (token: string): Promise<LoginSession[]> =>
  (await call(server.app, 'listSessions', {}, { token })).body.list
const statusAt = async (app: TestServer['app'], token: string) =>
  (await call(app, 'getCurrentUser', {}, { token })).status

test('every device is listed with its name, its country from a proxy, and its last use; this one comes first', async () => {
  const phone = tokenOf(await signInOn(iphone, 'bo@example.com'))
  const began = server.clock.now().toISOString()
  await signInOn(weapp, 'bo@example.com')
  const list = await listOf(phone)
  expect(
    list.map(({ deviceKind, deviceName, countryName, isThis }) => [deviceKind, deviceName, countryName, isThis]),
  ).toEqual([
    ['phone', 'Safari on iPhone', 'France', true],
    ['phone', 'WeChat mini-program on Android', null, false],
  ])
  expect(list[0]).toMatchObject({ startedAt: began, lastUsedAt: began })
})

test('calls do not count as use, renewing the token does', async () => {
  const signedIn = await signInOn(weapp, 'use@example.com')
  const began = server.clock.now().toISOString()
  server.clock.advance(60_000)
  expect((await listOf(tokenOf(signedIn)))[0]?.lastUsedAt).toBe(began)
  const renewed = await call(server.app, 'refreshToken', { refreshToken: signedIn.body.refreshToken }, weapp)
  expect((await listOf(tokenOf(renewed)))[0]).toMatchObject({
    startedAt: began,
    lastUsedAt: server.clock.now().toISOString(),
    deviceName: 'WeChat mini-program on Android',
  })
})

test('a sign-in that is ended is refused by every server at once, and its refresh token too', async () => {
  const phone = tokenOf(await signInOn(iphone, 'end@example.com'))
  const lost = await signInOn(weapp, 'end@example.com')
  expect(await statusAt(other, tokenOf(lost))).toBe(200)
  const [, second] = await listOf(phone)
  const reply = await call(server.app, 'revokeSession', { id: second?.id }, { token: phone })
  expect(reply.body).toEqual({ ok: true })
  expect([await statusAt(other, tokenOf(lost)), await statusAt(server.app, tokenOf(lost))]).toEqual([401, 401])
  const renewed = await call(other, 'refreshToken', { refreshToken: lost.body.refreshToken }, weapp)
  expect(renewed.status).toBe(401)
  expect((await listOf(phone)).map(({ isThis }) => isThis)).toEqual([true])
})

test('everywhere else means everywhere but here', async () => {
  const others = [tokenOf(await signInOn(iphone, 'all@example.com')), tokenOf(await signInOn(weapp, 'all@example.com'))]
  const laptop = await signInOn({ deviceId: 'laptop-1' }, 'all@example.com')
  const here = tokenOf(laptop)
  const stranger = tokenOf(await signInOn(iphone, 'stranger@example.com'))
  const { ticket } = (await call(server.app, 'createHandOffTicket', { deviceId: 'tv-1' }, { token: here })).body
  await call(server.app, 'revokeOtherSessions', {}, { token: here })
  expect(await Promise.all(others.map((token) => statusAt(other, token)))).toEqual([401, 401])
  expect([await statusAt(other, here), await statusAt(other, stranger)]).toEqual([200, 200])
  const taken = { ticket, uid: laptop.body.userID }
  expect((await call(server.app, 'exchangeHandOffTicket', taken, { deviceId: 'tv-1' })).status).toBe(410)
})

test('a sign-in whose time is over stands in no list', async () => {
  const [first, second] = [await signInOn(iphone, 'old@example.com'), await signInOn(weapp, 'old@example.com')]
  expect(await listOf(tokenOf(second))).toHaveLength(2)
  server.clock.advance(29 * 86_400_000)
  const renewed = await call(server.app, 'refreshToken', { refreshToken: second.body.refreshToken }, weapp)
  server.clock.advance(2 * 86_400_000)
  const again = await call(server.app, 'refreshToken', { refreshToken: renewed.body.refreshToken }, weapp)
  expect(await listOf(tokenOf(again))).toHaveLength(1)
  expect(await statusAt(server.app, tokenOf(first))).toBe(401)
})
