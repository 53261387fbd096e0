import { orderListRoutes } from '@/contract/order-list'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test('a booking is searched, found, and found again once the search is cleared; what comes next stands above it', async () => {
    await chooseOffer(phone)
    await bookAsVisitor(phone, shop, `search.${kind}@example.com`)
    phone.open(pageOf('orderList'))
    await phone.see('.order')
    await phone.see('.next-text', 'Pay within')
    await phone.type('.box-input', 'nowhere at all')
    await phone.see('.empty', 'No bookings match “nowhere at all”.')
    expect(phone.find('.next-text')).toBeUndefined()
    await phone.tap('.empty .btn', 'Clear search')
    await phone.see('.next-text', 'Pay within')
    const { text: hotelName } = await phone.see('.order-name')
    await phone.type('.box-input', hotelName.toUpperCase())
    await phone.waitFor('the search for the name', () =>
      phone.network.requestedUrls.some(
        (url) =>
          url.includes(orderListRoutes.listOrders.path) && url.includes(encodeURIComponent(hotelName.toUpperCase())),
      ),
    )
    await phone.see('.order-name', hotelName)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
