import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    env: { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1', LOG_LEVEL: 'trace' },
  })
})
afterAll(() => server.close())

test('the log of a server in production names the page, never the ticket nor whose it is', async () => {
  const { token, uid } = await signIn(server.services, { deviceId: 'native-1' })
  const made = await call(server.app, 'createHandOffTicket', { deviceId: 'web-1' }, { token, appType: 'weapp' })
  const { ticket } = made.body
  const referer = `https://x.cn/account/wish/list?token=${ticket}&uid=${uid}`
  const url = `/account/wish/list?token=${ticket}&uid=${uid}&fromKey=friend`
  const page = await server.app.inject({ url, headers: { referer } })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  for (const status of [200, 410]) {
    const swapped = await call(server.app, 'exchangeHandOffTicket', { ticket, uid }, { deviceId: 'web-1' })
    expect(swapped.status).toBe(status)
  }
  const log = server.logLines.join('')
  expect(log).toContain('/account/wish/list?token=[hidden]&uid=[hidden]&fromKey=friend')
  expect(log).toContain('/ticket/exchange')
  expect([log.includes(ticket), log.includes(uid)]).toEqual([false, false])
})
