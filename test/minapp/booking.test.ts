import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer, payAtGateway } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('a visitor finds a hotel, books it, signs in on the way, pays, sees the order and logs out', async () => {
    const email = `maya.${kind}@example.com`
    phone = new MiniProgram(kind, shop.url)
    const { listed } = await chooseOffer(phone)
    await bookAsVisitor(phone, shop, email)
    expect((await phone.see('.bottom-bar .btn', 'Pay ')).text).toContain(listed)

    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    await phone.see('.trip-codes', 'Hotel confirmation')
    expect((await phone.see('.bill-amount')).text).toBe(listed)

    phone.back()
    await phone.tap('.btn', 'Home')
    await phone.arrive(pageOf('home'))
    await phone.tapTab('Bookings')
    await phone.arrive(pageOf('orderList'))
    await phone.see('.order-status', 'Confirmed')

    await phone.tapTab('Profile')
    await phone.tap('.mine-row', 'Log out')
    await phone.tap('.dialog .btn', 'Log out')
    await phone.arrive('pages/logout/index')
    expect(phone.routes).toHaveLength(1)
    await phone.waitFor('the sign-in to be forgotten', () => !phone.storage.has('access_token'))
    expect([...phone.storage.values()].join()).not.toContain(email)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
