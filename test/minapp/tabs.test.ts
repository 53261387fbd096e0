import { findNodes } from './support/find-node'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    phone.open(pageOf('home'))
  })

  afterEach(() => phone.end())

  const selectedTab = () => {
    const bar = phone.page.tabBar
    return bar && findNodes(bar.tree, '.tab-bar-selected')[0]?.text
  }

  const selects = (label: string) => phone.waitFor(`${label} to be selected`, () => selectedTab() === label)

  test('the tab bar leads from tab to tab and shows where one is', async () => {
    await selects('Explore')
    await phone.tapTab('Bookings')
    await phone.arrive(pageOf('orderList'))
    await selects('Bookings')
    await phone.tapTab('Profile')
    await phone.arrive(pageOf('mine'))
    await phone.tapTab('Explore')
    await phone.arrive(pageOf('home'))
    await selects('Explore')
    expect(phone.routes).toHaveLength(1)
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)

  test.each([
    { scrollTop: 699, label: 'Explore' },
    { scrollTop: 700, label: 'Top' },
  ])(
    'at $scrollTop px the selected tab reads $label',
    async ({ scrollTop, label }) => {
      await phone.see('.btn', 'Search')
      phone.page.scroll(701)
      await selects('Top')
      phone.page.scroll(scrollTop)
      await selects(label)
    },
    60_000,
  )

  test('back to the top scrolls the page by the host', async () => {
    await phone.see('.btn', 'Search')
    phone.page.scroll(900)
    await selects('Top')
    await phone.tapTab('Top')
    const call = await phone.waitFor('the scroll', () => phone.calls.find(({ name }) => name === 'pageScrollTo'))
    expect(call.options).toMatchObject({ scrollTop: 0 })
  }, 60_000)

  test('the feed goes on at the end of the page, and only what is new is sent', async () => {
    const cards = () => phone.all('.fall-cell').length
    await phone.see('.fall-cell')
    const first = cards()
    phone.page.reachBottom()
    await phone.waitFor('more cards', () => cards() > first)
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
