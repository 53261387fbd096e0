import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a preference is the account’s, on every device, and nobody else’s', async () => {
  const phone = await signIn(server.services, { email: 'ada@example.com' })
  const laptop = await signIn(server.services, { email: 'ada@example.com' })
  const eve = await signIn(server.services)
  const preferred = async ({ token }: { token: string }) =>
    (await call(server.app, 'getUserExtInfo', {}, { token })).body.currencyCode
  await call(server.app, 'savePreferences', { currencyCode: 'JPY' }, { token: phone.token })
  expect([await preferred(laptop), await preferred(eve)]).toEqual(['JPY', null])
})

test.each(['XXX', 'jpy', '', 'JPYY'])('a currency that we do not show (%s) is refused', async (currencyCode) => {
  const { token } = await signIn(server.services)
  expect((await call(server.app, 'savePreferences', { currencyCode }, { token })).status).toBe(400)
})
