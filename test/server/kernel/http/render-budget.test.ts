import fastify, { type FastifyInstance } from 'fastify'
import type { PageRenderer } from '../../../../server/pages/page-parts'
import { createPageServer } from '../../../../server/pages/render'
import { registerH5App } from '../../../../server/pages/h5-app'
import { smallBuild } from '../../../support/server/h5-build'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let app: FastifyInstance
let rendered: string[]

const renderer: PageRenderer = {
  keyOf: ({ query }) => query.toString(),
  render: async ({ query }) => {
    rendered.push(query.toString())
    return { status: 200, head: '', screen: { html: `Screen of ${query.toString()}`, data: {} } }
  },
}

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: '10' } })
  const { services } = server
  app = fastify()
  const timers = { after: () => () => {} }
  const pages = createPageServer({ services, build: smallBuild, renderers: { home: renderer }, timers })
  await registerH5App(app, { build: smallBuild, assetFolder: '/nowhere', pages, services })
})
// A minute later no page is cached any more and nothing is counted.
beforeEach(() => {
  rendered = []
  server.clock.advance(60_001)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const open = async (n: number, remoteAddress = '192.0.2.1') =>
  (await app.inject({ url: `/home?n=${n}`, remoteAddress })).body.includes(`Screen of n=${n}`)

test('of ten calls a minute two may be rendered pages; then the app draws them itself', async () => {
  expect([await open(1), await open(2), await open(3), await open(4)]).toEqual([true, true, false, false])
  expect(rendered).toEqual(['n=1', 'n=2'])
})

test('a page that is cached costs nothing', async () => {
  for (let time = 0; time < 5; time++) expect(await open(1)).toBe(true)
  expect(await open(2)).toBe(true)
})

test('others, and the same address a minute later, have budgets of their own', async () => {
  for (const n of [1, 2, 3]) await open(n)
  expect(await open(4, '192.0.2.2')).toBe(true)
  expect(await open(5)).toBe(false)
  server.clock.advance(60_001)
  expect(await open(5)).toBe(true)
})

test('what is over the budget is no failure of the page', async () => {
  for (const n of [1, 2, 3, 4]) await open(n)
  expect(server.logLines.join('')).not.toContain('first screen')
})
