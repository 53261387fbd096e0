import { type HotelCard, searchRoutes } from '@/contract/search'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { nights, signIn } from './support/traveler'

const shop = shopOfTests(120)
let hotelPage: string

const post = async (path: string, body: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(reply.status).toBe(200)
  return reply
}

/** Returns the page of a hotel that has a VIP price for two nights. */
async function findVipHotel(): Promise<string> {
  const [checkIn = ''] = nights
  const checkOut = new Date(Date.parse(checkIn) + 2 * 86_400_000).toISOString().slice(0, 10)
  const { path } = searchRoutes.searchHotels
  const reply = await post(path, { cityId: 'shanghai', checkIn, checkOut })
  const { list }: { list: HotelCard[] } = await reply.json()
  const card = list.find(({ price }) => price?.vip !== undefined)
  if (!card) throw new Error('no hotel of the city has a VIP price')
  return `${pageOf('hotelDetail')}?id=${card.id}&checkIn=${checkIn}&checkOut=${checkOut}`
}

beforeAll(async () => {
  hotelPage = await findVipHotel()
}, 120_000)

describe.each(hosts)('%s', (kind) => {
  test('a visitor learns who is a VIP and signs in, a signed-in traveler reads the VIP price and how far it is, and a VIP books at it', async () => {
    const email = `vip.${kind}@example.com`
    const phone = new MiniProgram(kind, shop.url)
    phone.open(hotelPage)
    await phone.tap('.price-vip-open', 'VIPs pay less: 3 stays in 12 months')
    await phone.see('.vip-rule-text', 'Complete 3 stays within 12 months.')
    expect(faultsOf(phone)).toEqual([])
    await phone.tap('.sheet-foot .btn', 'Sign in')
    await signIn(phone, shop, email)
    await phone.arrive(pageOf('hotelDetail'))
    await phone.tap('.price-vip-open', 'VIP price ¥ ')
    await phone.see('.vip-title-text', '0 of 3 stays')
    expect(faultsOf(phone)).toEqual([])

    await post('/dev/vip', { email, isVip: true })
    phone.open(hotelPage)
    const row = await phone.waitFor('a package at the VIP price', () =>
      phone.all('.pack').find((node) => findNodes(node, '.price-vip').some(({ text }) => text === 'VIP price')),
    )
    const [amount, was, book] = ['.price-amount', '.price-was', '.btn'].map((name) => findNodes(row, name)[0])
    if (!amount || !book) throw new Error('a package without price or button')
    expect(was?.text).toMatch(/^¥ [\d,]+$/)
    expect(faultsOf(phone)).toEqual([])

    phone.page.fire(book, 'tap')
    await phone.arrive(pageOf('hotelBook'))
    await phone.see('.bill-saving', 'Member price')
    expect((await phone.see('.bill-amount')).text).toBe(amount.text)
    expect(faultsOf(phone)).toEqual([])
    phone.end()
  }, 90_000)
})
