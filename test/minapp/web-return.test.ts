import { loginRoutes } from '@/contract/login'
import { faultsOf } from './support/faults-of'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { signIn } from './support/traveler'

const webHost = 'http://localhost:3000'
const webPage = `${webHost}/account/wish/list?fromKey=a`
const deviceId = 'web-1'
const frame = 'pages/web/index'
const loginPage = 'pages/login/index'

const shop = shopOfTests()
let phone: MiniProgram

beforeEach(() => {
  phone = new MiniProgram('weapp', shop.url)
})

afterEach(() => phone.end())

const open = (url: string) => phone.open(`${frame}?url=${encodeURIComponent(url)}`)

const shown = () => String(phone.find('web-view')?.attributes.src)

/** Codes for one address go out a minute apart, so each case is another person. */
let people = 0

/** Opens the login as a web page in the frame does. */
const requestSignIn = (returnTo: string) =>
  phone.push(`${loginPage}?returnTo=${encodeURIComponent(returnTo)}&deviceId=${deviceId}`)

const swap = (url: string, device: string) => {
  const { searchParams } = new URL(url)
  return fetch(`${shop.url}${loginRoutes.exchangeHandOffTicket.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'app-type': 'web-weapp', 'device-id': device },
    body: JSON.stringify({ ticket: searchParams.get('token'), uid: searchParams.get('uid') }),
  })
}

const ticketCalls = () =>
  phone.network.requestedUrls.filter((url) => url.includes(loginRoutes.createHandOffTicket.path))

test('a web page opens the native login, and returns with a ticket of its own', async () => {
  open(webPage)
  await phone.see('web-view')
  expect(shown()).toBe(webPage)
  requestSignIn(webPage)
  await signIn(phone, shop, 'web.return@example.com')
  await phone.arrive(frame)
  await phone.waitFor('the way back', () => shown().includes('token='))
  expect(phone.routes).toEqual([frame])
  expect(shown()).toMatch(new RegExp(`^${webHost}/account/wish/list\\?fromKey=a&token=[^&]+&uid=[^&]+$`))
  expect((await swap(shown(), 'web-2')).status).toBe(410)
  const swapped = await swap(shown(), deviceId)
  expect(swapped.status).toBe(200)
  expect(await swapped.json()).toMatchObject({ userID: new URL(shown()).searchParams.get('uid'), refreshToken: null })
  expect((await swap(shown(), deviceId)).status).toBe(410)

  requestSignIn(`${webHost}/order/list?token=old&uid=old`)
  await phone.waitFor('the way back without a second sign-in', () => shown().includes('/order/list'))
  expect(shown()).toMatch(new RegExp(`^${webHost}/order/list\\?token=[^&]+&uid=[^&]+$`))
  expect(shown()).not.toContain('old')
  expect(ticketCalls()).toHaveLength(2)
  expect(faultsOf(phone)).toEqual([])
}, 90_000)

test('without the frame below, one is opened', async () => {
  phone.open(`${loginPage}?returnTo=${encodeURIComponent(webPage)}&deviceId=${deviceId}`)
  await signIn(phone, shop, 'no.frame@example.com')
  await phone.arrive(frame)
  expect(phone.routes).toEqual([frame])
  await phone.waitFor('the page', () => shown().includes('token='))
}, 90_000)

test.each([
  'https://evil.example/home',
  'http://localhost:3000.evil.example/home',
  'http://localhost:3000@evil.example/',
  'http://localhost:30001/home',
  'javascript:alert(1)//http://localhost:3000/',
  '//localhost:3000/home',
])(
  '%s gets no ticket',
  async (returnTo) => {
    open(webPage)
    await phone.see('web-view')
    requestSignIn(returnTo)
    await signIn(phone, shop, `evil${(people += 1)}@example.com`)
    await phone.arrive(frame)
    await phone.see('web-view')
    expect([shown(), ticketCalls()]).toEqual([webPage, []])
    phone.open(`${frame}?url=${encodeURIComponent(returnTo)}`)
    await phone.see('.empty', 'This page cannot be opened here.')
    expect(phone.find('web-view')).toBeUndefined()
  },
  90_000,
)
