import { hostileAddresses } from '../support/hostile-addresses'
import { openPhone, type Phone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'

/** Every name by which sites take a redirect target, ours among them. */
const names = ['redirect', 'returnTo', 'back', 'backUrl', 'url', 'next', 'return_url', 'payUrl', 'fromKey', 'hotelId']

/** Pages that lead on: to a sign-in, to the gateway, back from it, to an order, and those that nobody knows. */
const pages = [
  '/home',
  '/account/mine',
  '/account/wish/list',
  '/order/pay/x',
  '/order/pay/finish/x',
  '/order/list',
  '/nowhere',
]

let staylark: Staylark
let phone: Phone
/** What a page wanted of somebody else, and every dialog that a script opened. */
const led: string[] = []

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhone(staylark.browser, staylark.url)
  const own = new URL(staylark.url).origin
  phone.page.on('dialog', (dialog) => {
    led.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  // Watched, not routed: routing would switch the browser's cache off. Hosts elsewhere are not found anyway.
  const record = (url: string) => {
    if (new URL(url).origin !== own && /^(https?|wss?):/.test(url)) led.push(url)
  }
  phone.context.on('request', (request) => record(request.url()))
  phone.page.on('websocket', (socket) => record(socket.url()))
}, 120_000)

afterAll(async () => {
  await phone.context.close()
  await staylark.close()
})

const query = (address: string) => names.map((name) => `${name}=${encodeURIComponent(address)}`).join('&')

/** Addresses as they would be for this very host. */
const forHere = (address: string) => address.replaceAll('https://app.example', staylark.url)

test('no parameter of a page leads anybody away', async () => {
  const { page, errors } = phone
  for (const [index, address] of hostileAddresses.entries()) {
    const path = pages[index % pages.length] ?? '/home'
    await page.goto(`${path}?${query(forHere(address))}#${encodeURIComponent(forHere(address))}`)
    await page.locator('.taro_page').first().waitFor()
    if (new URL(page.url()).origin !== staylark.url) led.push(`${path} ${address} -> ${page.url()}`)
  }
  expect([led, errors]).toEqual([[], []])
}, 400_000)

test('nor does an address that begins with slashes of every kind, with a ticket in it or without', async () => {
  const { page } = phone
  const paths = [
    '//evil.example',
    '///evil.example/home',
    '/\\evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
  ]
  for (const path of paths) {
    for (const search of ['', '?token=T&uid=u']) {
      await page.goto(`${staylark.url}${path}${search}`)
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).origin).toBe(staylark.url)
    }
  }
  expect(led).toEqual([])
}, 120_000)
