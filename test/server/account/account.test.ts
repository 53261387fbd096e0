import { eq } from 'drizzle-orm'
import { userAccount } from '../../../server/kernel/database/schema/people'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { setVip } from '../../support/server/set-vip'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => server.close())

test('shows people themselves, with their address masked', async () => {
  const ada = await signIn(server.services, { email: 'ada@example.com' })
  const { status, body, text } = await call(server.app, 'getCurrentUser', {}, { token: ada.token })
  expect(status).toBe(200)
  expect(body).toEqual({ uid: ada.uid, email: 'a***@example.com', nickName: 'Guest', avater: '', isVip: false })
  expect(text).not.toContain('ada@example.com')
})

test('identity comes from the token alone: the userid and uid of somebody else change nothing but a count', async () => {
  const ada = await signIn(server.services, { email: 'ada@example.com' })
  const eve = await signIn(server.services, { email: 'eve@example.com' })
  await setVip(server, ada.uid, true)
  const before = server.services.securityCounters.userIdMismatches
  const own = await call(server.app, 'getCurrentUser', {}, { token: eve.token })
  const asAda = await call(server.app, 'getCurrentUser', { userid: ada.uid, uid: ada.uid }, { token: eve.token })
  expect(asAda.body).toEqual(own.body)
  expect((await call(server.app, 'getVipStatus', { uid: ada.uid }, { token: eve.token })).body).toBe('false')
  expect((await call(server.app, 'getVipStatus', { uid: eve.uid }, { token: ada.token })).body).toBe('true')
  expect(server.services.securityCounters.userIdMismatches).toBe(before + 1)
})

test('reports an open account, and refuses the token of a closed one', async () => {
  const ada = await signIn(server.services, { email: 'closing@example.com' })
  const isLogoff = async () => (await call(server.app, 'checkLoggedOff', {}, { token: ada.token })).body.isLogoff
  expect(await isLogoff()).toBe(false)
  await server.services.database.db.update(userAccount).set({ isLogoff: true }).where(eq(userAccount.id, ada.uid))
  expect((await call(server.app, 'getCurrentUser', {}, { token: ada.token })).status).toBe(401)
})

test.each([
  ['nobody says', {}, { countryCode: 'CN', isAbroad: false }],
  ['the proxy says France', { 'cf-ipcountry': 'FR' }, { countryCode: 'FR', isAbroad: true }],
])('knows the country when %s', async (_case, headers: Record<string, string>, expected) => {
  expect((await call(server.app, 'getIpRegion', {}, { headers })).body).toEqual(expected)
})

test.each(['getCurrentUser', 'getVipStatus', 'getVipProgress', 'checkLoggedOff'])(
  '%s is for people who are signed in',
  async (id) => {
    const { status, body } = await call(server.app, id)
    expect([status, Object.keys(body)]).toEqual([401, ['code', 'message', 'requestId']])
  },
)

test.each([
  ['8.8.8.8', 'US', true],
  ['2001:4860:4860::8888', 'US', true],
  ['114.114.114.114', 'CN', false],
  ['192.168.1.7', 'CN', false],
])('an address %s behind the proxy is in %s', async (address, countryCode, isAbroad) => {
  const headers = { 'x-forwarded-for': `81.2.69.142, ${address}` }
  expect((await call(server.app, 'getIpRegion', {}, { headers })).body).toEqual({ countryCode, isAbroad })
  const sent = { ...headers, 'cf-ipcountry': 'FR' }
  expect((await call(server.app, 'getIpRegion', {}, { headers: sent })).body.countryCode).toBe('FR')
})
