import { routes, type RouteName } from '../../config/routes'
import { allRoutes } from '@/contract/all-routes'
import { builtFolder } from './support/built-folder'
import { builtRule } from './support/built-rule'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer, payAtGateway, signIn } from './support/traveler'

const shop = shopOfTests()

const guarded = (Object.keys(routes) as RouteName[]).filter((name) => 'needLogin' in routes[name])

const personal = Object.values(allRoutes)
  .filter(({ auth, client }) => auth !== 'open' && client !== 'log')
  .map(({ path }) => path)

const parameters = (name: RouteName) =>
  [...routes[name].path.matchAll(/:(\w+)/g)].map((match) => `${match[1]}=x`).join('&')

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  const waitForSignIn = () =>
    phone.waitFor('the sign-in', () =>
      phone.host.loginPage ? phone.routes.at(-1) === phone.host.loginPage : phone.find('.login-popup'),
    )

  const personalCalls = () =>
    phone.network.requestedUrls.filter((url) => personal.some((path) => new URL(url).pathname === path))

  test.each(guarded)(
    '%s sends a visitor to the sign-in, and requests nothing personal',
    async (name) => {
      phone.open(`${pageOf(name)}?${parameters(name)}`)
      await waitForSignIn()
      expect(personalCalls()).toEqual([])
      expect(faultsOf(phone)).toEqual([])
    },
    60_000,
  )

  test('storage that throws at every call: a visitor books and pays from memory', async () => {
    phone.device.isStorageRefused = true
    const storedKeys = [...phone.storage.keys()]
    await chooseOffer(phone)
    await bookAsVisitor(phone, shop, `refused.${kind}@example.com`)
    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.see('.btn', 'View booking')
    expect([[...phone.storage.keys()], faultsOf(phone)]).toEqual([storedKeys, []])
  }, 90_000)

  test('storage that throws from the start', () => {
    const refused = new MiniProgram(kind, shop.url, { isStorageRefused: true })
    expect(faultsOf(refused)).toEqual([])
    refused.end()
  })

  test('the logout page is the only one left; it says goodbye and leads to Explore and to the sign-in', async () => {
    phone.open('pages/logout/index')
    await phone.see('.logout-title', 'You are signed out')
    await phone.tap('.btn', 'Sign in')
    await signIn(phone, shop, `back.${kind}@example.com`)
    await phone.arrive(pageOf('home'))
    expect(phone.storage.has('access_token')).toBe(true)
    phone.open('pages/logout/index')
    await phone.waitFor(
      'the tokens to be removed',
      () => !phone.storage.has('access_token') && !phone.storage.has('UID'),
    )
    expect([...phone.storage.keys()].filter((name) => /token|uid|email/i.test(name))).toEqual([])
    await phone.tap('.btn', 'Go to Explore')
    await phone.arrive(pageOf('home'))
    expect([phone.routes.length, faultsOf(phone)]).toEqual([1, []])
  }, 60_000)

  test('back without a page below leads to Explore', async () => {
    phone.open(pageOf('search'))
    await phone.tap('.find-back')
    await phone.arrive(pageOf('home'))
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test('the tab bar and the bar at the bottom stay clear of the phone’s edge', () => {
    const folder = builtFolder(kind)
    expect(builtRule(folder, '.tab-bar', 'padding-bottom')).toContain('env(safe-area-inset-bottom')
    expect(builtRule(folder, '.screen-bottom-bar', 'padding')).toContain('env(safe-area-inset-bottom')
  })
})
