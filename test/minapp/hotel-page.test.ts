import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { nights, openHotel } from './support/traveler'

const shop = shopOfTests()

/** Returns what a page gives its host to share. */
function sharedOf({ page }: MiniProgram): { title: string; path: string; imageUrl: string } {
  const share = page.self.onShareAppMessage
  if (typeof share !== 'function') throw new Error('the page shares nothing')
  return share.call(page.self, {})
}

/** Opens a hotel that can be booked, from the list of its city. */
async function openAnyHotel(phone: MiniProgram): Promise<void> {
  const [checkIn = '', checkOut = ''] = nights
  phone.open(`${pageOf('hotelList')}?cityId=shanghai&checkIn=${checkIn}&checkOut=${checkOut}`)
  await openHotel(phone)
}

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test('a hotel’s whole page stays within what hosts draw smoothly, and two rates stand side by side', async () => {
    await openAnyHotel(phone)
    await phone.see('.detail-similar .hotel-name')
    for (const index of [0, 1]) {
      const button = await phone.waitFor('a rate to compare', () => phone.all('.pack-compare')[index])
      phone.page.fire(button, 'tap')
    }
    await phone.tap('.detail .btn', 'Compare')
    await phone.see('.compare-differs')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a shared hotel opens with the same stay and room, and reveals nothing about the person who shares it', async () => {
    await openAnyHotel(phone)
    await phone.tap('.room-share')
    const { title, path } = sharedOf(phone)
    expect(title).toBe((await phone.see('.detail-name')).text)
    expect(path).toMatch(
      /index\?id=[^&]+&checkIn=[\d-]+&checkOut=[\d-]+&rooms=1&adults=2&currency=CNY&room=[^&]+&fromKey=share$/,
    )
    expect(path).not.toMatch(/token|uid|ticket/i)
    const dates = (await phone.see('.staybar-dates')).text

    phone.open(path.replace(/^\//, ''))
    await phone.see('.room-linked')
    expect((await phone.see('.staybar-dates')).text).toBe(dates)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a city’s page stays within what hosts draw smoothly, tab by tab', async () => {
    phone.open(`${pageOf('cityInfo')}?cityId=shanghai`)
    await phone.see('.city-hotel')
    for (const [tab, content] of [
      ['Coupons', '.city-pair'],
      ['Moments', '.city-post'],
      ['Pictures', '.city-grid'],
    ] as const) {
      await phone.tap('.tabs-one', tab)
      await phone.see(content)
    }
    expect(faultsOf(phone)).toEqual([])
  }, 60_000)
})
