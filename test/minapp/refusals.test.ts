import { orderRoutes } from '@/contract/order'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer, fillForm, nights, payAtGateway, signIn } from './support/traveler'

const submitPath = orderRoutes.submitPackageOrder.path

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram
  const emailFor = (what: string) => `${what}.${kind}@example.com`

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test('a declined payment says so and can be made again', async () => {
    await chooseOffer(phone)
    await bookAsVisitor(phone, shop, emailFor('decline'))
    await payAtGateway(phone, shop, 'decline')
    await phone.see('.pay-note-bad', 'Nothing was charged')
    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.see('.btn', 'View booking')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a price that rose before Submit is asked about, and then booked as agreed', async () => {
    const { pid, listed } = await chooseOffer(phone)
    await fillForm(phone, emailFor('rise'))
    await shop.overrideNights(pid, nights, { priceMinor: 999_900 })
    await phone.tap('.btn', 'Submit')
    await signIn(phone, shop, emailFor('rise'))
    expect((await phone.see('.changed-total-old')).text).toContain(listed)
    const risen = (await phone.see('.changed-total-new')).text
    expect(risen).not.toContain(listed)
    await phone.tap('.dialog .btn', 'Accept')
    await phone.tap('.btn', 'Submit')
    await phone.arrive(pageOf('pay'))
    expect((await phone.see('.bottom-bar .btn', 'Pay ')).text).toContain(risen)
    await shop.overrideNights(pid, nights, { priceMinor: null })
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a room that sells out before Submit says so and books nothing', async () => {
    const { pid } = await chooseOffer(phone)
    await fillForm(phone, emailFor('late'))
    await shop.overrideNights(pid, nights, { total: 0 })
    await phone.tap('.btn', 'Submit')
    await signIn(phone, shop, emailFor('late'))
    await phone.see('.book', 'This room is sold out')
    await shop.overrideNights(pid, nights, { total: 20 })
    expect(phone.routes.at(-1)).toBe(pageOf('hotelBook'))
    phone.open(pageOf('orderList'))
    await phone.see('.trips', 'No bookings yet.')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('when the answer to Submit is lost, asking again finds the same order', async () => {
    await chooseOffer(phone)
    phone.network.loseNextReply(submitPath)
    await bookAsVisitor(phone, shop, emailFor('lost'))
    expect(phone.network.requestedUrls.filter((url) => url.includes(submitPath))).toHaveLength(2)
    phone.open(pageOf('orderList'))
    await phone.see('.order')
    expect(phone.all('.order')).toHaveLength(1)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
