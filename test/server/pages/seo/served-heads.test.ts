import fastify, { type FastifyInstance } from 'fastify'
import type { H5Build } from '../../../../server/pages/build'
import { createPageServer } from '../../../../server/pages/render'
import { registerErrorReplies } from '../../../../server/kernel/http/error-replies'
import { registerH5App } from '../../../../server/pages/h5-app'
import { call } from '../../../support/server/call'
import { smallBuild } from '../../../support/server/h5-build'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

/** A build that has every public page. */
const build: H5Build = {
  ...smallBuild,
  manifest: {
    initial: [],
    routes: { '/home': [], '/hotel/list': [], '/hotel/detail/:id': [], '/hotel/city/info': [], '/(.*)': [] },
  },
}

let server: TestServer
let app: FastifyInstance
beforeAll(async () => {
  server = await startTestServer({
    template: 'staylark_seeded',
    env: { PUBLIC_URL: 'https://staylark.example', TRUST_PROXY: '1', DEFAULT_REGION: 'CN' },
  })
  const { services } = server
  app = fastify()
  registerErrorReplies(app, services.env)
  // Here nobody is ever late, however slow the machine is.
  const timers = { after: () => () => {} }
  const pages = createPageServer({ services, build, timers })
  await registerH5App(app, { build, assetFolder: '/nowhere', pages, services: services })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const firstHotel = async (currency: string) => {
  const { list } = (await call(server.app, 'searchHotels', { cityId: 'shanghai' }, { headers: { currency } })).body
  return list[0]
}
const priceIn = (html: string) => /"price":"([\d.]+)","priceCurrency":"([A-Z]{3})"/.exec(html)?.slice(1)

test.each(['/home', '/hotel/list?cityId=shanghai', '/hotel/city/info?cityId=shanghai'])(
  'the page %s has one title, and names its address',
  async (url) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body.match(/<title>/g)]).toEqual([200, ['<title>']])
    expect(body).toContain(`<link rel="canonical" href="https://staylark.example${url}">`)
  },
)

test('the page of a hotel has its price in the viewer’s currency, or that of a shared link', async () => {
  const yuan = await firstHotel('CNY')
  const dollar = await firstHotel('USD')
  const path = `/hotel/detail/${yuan.id}`
  const inChina = await app.inject({ url: path })
  const inAmerica = await app.inject({ url: path, headers: { 'cf-ipcountry': 'US' } })
  const shared = await app.inject({ url: `${path}?currency=USD` })
  expect(priceIn(inChina.body)).toEqual([(yuan.price.totalMinor / 100).toFixed(2), 'CNY'])
  const inDollars = [(dollar.price.totalMinor / 100).toFixed(2), 'USD']
  expect([priceIn(inAmerica.body), priceIn(shared.body)]).toEqual([inDollars, inDollars])
})

test('a missing hotel is 404, and not indexed', async () => {
  const { statusCode, body } = await app.inject({ url: '/hotel/detail/nobody' })
  expect(statusCode).toBe(404)
  expect(body).toContain('<title>Page not found · Staylark</title><meta name="robots" content="noindex">')
})
