import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const request = (payload: object, to = server) => to.app.inject({ method: 'POST', url: '/dev/vip', payload })

test('makes somebody a VIP by the address, and takes it back', async () => {
  const ada = await signIn(server.services, { email: 'ada@example.com' })
  const isVip = async () => (await call(server.app, 'getVipStatus', {}, { token: ada.token })).body
  expect((await request({ email: ' Ada@Example.com', isVip: true })).json()).toEqual({
    email: 'ada@example.com',
    isVip: true,
  })
  expect(await isVip()).toBe('true')
  await request({ email: 'ada@example.com', isVip: false })
  expect(await isVip()).toBe('false')
})

test.each([
  ['nobody', { email: 'nobody@example.com', isVip: true }, 404],
  ['no address', { isVip: true }, 400],
  ['no wish', { email: 'ada@example.com' }, 400],
])('%s is refused', async (_, payload, status) => {
  expect((await request(payload)).statusCode).toBe(status)
})

test('there is no such page in production', async () => {
  const production = await startTestServer({ env: { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:25' } })
  expect((await request({ email: 'ada@example.com', isVip: true }, production)).statusCode).toBe(404)
  await production.close()
})
