import { startTestServer, type TestServer } from '../../../support/server/start-test-server'
import { isOwnHost, isOwnOrigin } from '../../../../server/kernel/http/cross-origin'

const publicUrl = 'https://app.example.com'
const live = { publicUrl, isProductionLike: true }
const desk = { publicUrl: 'http://localhost:3000', isProductionLike: false }

test.each([
  ['app.example.com', live, true],
  ['APP.example.com', live, true],
  ['app.example.com:444', live, false],
  ['evil.example', live, false],
  ['localhost', live, false],
  ['localhost:5000', desk, true],
  ['127.0.0.1:5000', desk, true],
  ['[::1]:5000', desk, true],
  ['localhost.evil.example', desk, false],
  ['127.0.0.1.evil.example', desk, false],
  ['127evil.example', desk, false],
  ['evil.example', desk, false],
  ['', desk, false],
])('the host "%s" is ours: %j %s', (host, site, isOurs) => {
  expect(isOwnHost(host, site)).toBe(isOurs)
  const scheme = site === live ? 'https' : 'http'
  // Browsers write the names of origins in lower case.
  if (host === host.toLowerCase()) expect(isOwnOrigin(`${scheme}://${host}`, site)).toBe(isOurs)
})

test('a request without a host has none of ours', () => expect(isOwnHost(undefined, desk)).toBe(false))

describe('a name that somebody else bound to this machine', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' }

  test('is cross-origin to the API, whatever its Host header', async () => {
    const reply = await server.app.inject({ url: '/api/dest/country/ipRegion', headers: rebound })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'other_site'])
  })

  test.each(['/dev/mail', '/dev/mail.json', '/dev/clock', '/%64ev/mail.json'])('reads nothing of %s', async (url) => {
    const reply = await server.app.inject({ url, headers: { host: rebound.host } })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'other_host'])
    expect((await server.app.inject({ url, headers: { host: 'localhost:3000' } })).statusCode).toBe(200)
  })

  test.each(['/dev/clock', '/dev/inventory', '/dev/vip'])('changes nothing by %s', async (url) => {
    const reply = await server.app.inject({ method: 'POST', url, headers: { host: rebound.host }, payload: {} })
    expect(reply.statusCode).toBe(403)
  })
})
