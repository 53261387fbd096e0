import { routes, type RouteName } from '../../config/routes'
import { visitorApi } from '../e2e/support/app-calls'
import { codeFor } from '../e2e/support/mailbox'
import { dayAhead } from '../e2e/support/traveler'
import { startSeededServer } from '../support/server/start-seeded-server'
import { removeDataDir, type ServerProcess } from '../support/server/start-server-process'
import type { Engine } from './support/engine'
import { launchFirefox } from './support/firefox'
import { handIn } from './support/hand'
import { expectScreen } from './support/screens'
import { launchWebKit } from './support/webkit'

let server: ServerProcess
/** Addresses of the screens that the walk does not pass. */
let others: Passed

beforeAll(async () => {
  server = await startSeededServer({ SEED_HOTELS: '60', CLOCK: 'virtual' })
  others = await otherAddresses()
}, 120_000)
afterAll(async () => {
  await server.stop()
  removeDataDir(server.dataDir)
})

/** Where the walk leads, by route. */
type Passed = Partial<Record<RouteName, string>>

/** A visitor finds a hotel, books it, signs in on the way, pays, sees the order and what cancelling it gives back; returns the addresses that only this traveler has. */
async function walk(engine: Engine, email: string): Promise<Passed> {
  const hand = handIn(engine)
  const screen = (name: string) => expectScreen(engine, name)
  await engine.open(`${server.url}/home`)
  await screen('home')
  await hand.tap({ name: '^Destination' })
  await screen('home-destination')
  await hand.tap({ name: '^Shanghai' })
  await hand.tap({ name: '^Dates' })
  await hand.tap({ css: `[data-day="${dayAhead(21)}"]` })
  await hand.tap({ css: `[data-day="${dayAhead(23)}"]` })
  await screen('home-dates')
  await hand.tap({ name: '^Confirm' })
  await hand.tap({ name: '^Search$' })
  const hotelList = await hand.arrive(/^\/hotel\/list\?/)
  await hand.see({ css: '.hotel' })
  await screen('hotelList')
  await hand.tap({ css: '.hotel:not(.hotel-gone) a' })
  const hotelDetail = await hand.arrive(/^\/hotel\/detail\//)
  await hand.see({ name: '^Book ' })
  await screen('hotelDetail')
  await hand.tap({ name: '^Book ' })
  const hotelBook = await hand.arrive(/^\/hotel\/book\//)
  await hand.write('^Lead guest', 'Maya Lindqvist')
  await hand.write('^E-mail', email)
  await hand.write('^Phone', '13800138000')
  await screen('hotelBook')
  await hand.tap({ name: '^Submit' })
  await hand.read('^Email address', email)
  await screen('hotelBook-sign-in')
  await hand.tap({ name: '^Continue$' })
  await hand.see({ label: '^Verification code' })
  await hand.write('^Verification code', await codeFor(server.url, email))
  const pay = await hand.arrive(/^\/order\/pay\/(?!finish)/)
  await hand.see({ name: '^Pay ' })
  await screen('pay')
  await hand.tap({ name: '^Pay ' })
  await hand.arrive(/^\/sandbox\/pay\//)
  await hand.tap({ name: 'Approve' })
  const payFinish = await hand.arrive(/^\/order\/pay\/finish\//)
  await hand.see({ name: '^View booking' })
  await screen('payFinish')
  await hand.tap({ name: '^View booking' })
  const hotelOrder = await hand.arrive(/^\/order\/hotel\/detail\//)
  await hand.see({ css: '.bill-amount' })
  await screen('hotelOrder')
  await hand.tap({ name: '^Cancel booking' })
  const orderRefund = await hand.arrive(/^\/order\/refund\//)
  await hand.see({ css: '.cancel-refund' })
  await screen('orderRefund')
  return { hotelList, hotelDetail, hotelBook, pay, payFinish, hotelOrder, orderRefund }
}

/** Addresses of what the demo holds: a city, and a post with its author and its hotel. */
async function otherAddresses(): Promise<Passed> {
  const [post] = (await visitorApi(server.url).feed.listFeedMoments({ pageSize: 1 })).list
  if (!post) throw new Error('no post in the demo')
  return {
    cityInfo: '/hotel/city/info?cityId=shanghai',
    momentDetail: `/ugc/moment/detail/${post.id}`,
    person: `/ugc/person/${post.uid}`,
    comments: `/ugc/comment/hotel/${post.hotelId}`,
    pictures: `/ugc/picture/list?type=hotel&id=${post.hotelId}`,
    gallery: '/dev/gallery',
    notFound: '/no/such/page',
  }
}

/** Has the assistant find a hotel, and opens a chat with the team. */
async function openSupport(engine: Engine): Promise<void> {
  const hand = handIn(engine)
  await engine.open(server.url + routes.support.path)
  await hand.write('^Ask the AI assistant', 'A hotel in Shanghai next weekend for two')
  await hand.tap({ name: '^Send$' })
  await hand.see({ css: '.answer-card' })
  await hand.seeNoMore({ name: '^Stop the reply' })
  await expectScreen(engine, 'support-answer')
  await hand.tap({ name: '^Person' })
  await expectScreen(engine, 'support-person')
}

/** Opens the screens of some routes, each by its address. */
async function openScreens(engine: Engine, names: readonly RouteName[]): Promise<void> {
  for (const name of names) {
    await engine.open(server.url + (others[name] ?? routes[name].path))
    await expectScreen(engine, name)
  }
}

/** Opens some addresses on a device that prefers the dark scheme. */
async function openInDark(launch: typeof launchWebKit, addresses: readonly (string | undefined)[]): Promise<void> {
  const engine = await launch({ scheme: 'dark' })
  try {
    for (const address of addresses) {
      await engine.open(`${server.url}${address}`)
      await expectScreen(engine, `dark${address?.split('?')[0]?.replaceAll('/', '-')}`)
    }
  } finally {
    await engine.close()
  }
}

test('WebKit: from Explore to the paid order, and every other screen, in light and dark', async () => {
  const engine = await launchWebKit({ scheme: 'light' })
  let passed: Passed = {}
  try {
    passed = await walk(engine, 'webkit@example.com')
    const names = Object.keys(routes).filter((name): name is RouteName => name in routes)
    await openScreens(
      engine,
      names.filter((name) => name !== 'home' && !(name in passed)),
    )
    await openSupport(engine)
  } finally {
    await engine.close()
  }
  await openInDark(launchWebKit, [
    '/home',
    passed.hotelList,
    passed.hotelDetail,
    others.cityInfo,
    others.momentDetail,
    others.comments,
    routes.support.path,
  ])
}, 400_000)

test('Firefox: from Explore to the paid order, screens of an account and others, in light and dark', async () => {
  const engine = await launchFirefox()
  let passed: Passed = {}
  try {
    passed = await walk(engine, 'firefox@example.com')
    await openScreens(engine, ['wishList', 'orderList', 'mine', 'profile', 'search', 'cityInfo', 'gallery', 'notFound'])
    await openSupport(engine)
  } finally {
    await engine.close()
  }
  await openInDark(launchFirefox, ['/home', passed.hotelDetail])
}, 400_000)
