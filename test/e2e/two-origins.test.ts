import { rmSync } from 'node:fs'
import type { Request } from 'playwright-core'
import { freePort } from '../support/server/free-port'
import { openPhone } from './support/browser'
import { buildForHosts } from './support/build-for-hosts'
import { startStaylark, type Staylark } from './support/staylark'
import { chooseOffer, fillForm, payAtGateway, searchCity, signInAtPopup } from './support/traveler'

/* The app's pages have one origin, and the API another of the same site. */

let staylark: Staylark
let pages: string
let api: string
let root: string

beforeAll(async () => {
  const port = await freePort()
  pages = `http://app.staylark.localhost:${port}`
  api = `http://api.staylark.localhost:${port}`
  root = buildForHosts(api)
  staylark = await startStaylark({
    PORT: String(port),
    PUBLIC_URL: pages,
    WEB_ORIGINS: pages,
    STAYLARK_ROOT: root,
  })
}, 120_000)

afterAll(async () => {
  await staylark.close()
  rmSync(root, { recursive: true, force: true })
})

test('a visitor books and pays, and is still signed in when the access token has ended', async () => {
  const email = 'nora@example.com'
  const { page, errors, context } = await openPhone(staylark.browser, pages)
  const refused: string[] = []
  const requested = new Map<string, string[]>([
    [pages, []],
    [api, []],
  ])
  context.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requested.get(origin)?.push(pathname)
  })
  page.on('console', (message) => {
    if (/CORS|Content Security Policy/.test(message.text())) refused.push(message.text())
  })

  await searchCity(page, 'Shanghai')
  await chooseOffer(page)
  await fillForm(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, staylark.url, email)
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await payAtGateway(page, 'Approve')
  await page.waitForURL(/\/order\/pay\/finish\//)
  await page.getByRole('heading', { name: 'Booking confirmed' }).waitFor()
  expect(new URL(page.url()).origin).toBe(pages)

  await staylark.advance(20 * 60_000)
  await page.goto('/order/list')
  await page.getByText('Confirmed').first().waitFor()

  expect(requested.get(api)).toEqual(
    expect.arrayContaining([
      '/api/order/zomo/package/submit',
      '/api/account/frontuser/token/refresh',
      '/api/eventlog/create',
    ]),
  )
  expect(requested.get(pages)).toEqual([])
  expect(refused).toEqual([])
  expect(errors).toEqual([])
  await context.close()
}, 120_000)
