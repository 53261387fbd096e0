import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { bookAsVisitor, chooseOffer, payAtGateway } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('a paid booking is cancelled: the cards for desk and driver, the quote, the dialog, and the refund until it is done', async () => {
    phone = new MiniProgram(kind, shop.url)
    await chooseOffer(phone)
    await bookAsVisitor(phone, shop, `refund.${kind}@example.com`)
    await payAtGateway(phone, shop, 'approve')
    await phone.arrive(pageOf('payFinish'))
    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    await phone.see('.trip-codes', 'Hotel confirmation')

    await phone.tap('.trip-codes .btn', 'Show QR code')
    const picture = await phone.see('.qr')
    expect(String(picture.attributes.src)).toMatch(/^data:image\/gif;base64,/)
    await phone.tap('.sheet-close')
    await phone.tap('.trip-way', 'Taxi')
    await phone.see('.taxi-address')
    await phone.tap('.sheet-close')

    await phone.tap('.bottom-bar .btn', 'Cancel booking')
    await phone.arrive(pageOf('orderRefund'))
    const { text: refund } = await phone.see('.cancel-refund-amount')
    await phone.tap('.bottom-bar .btn', 'Cancel booking')
    expect((await phone.see('.dialog-text')).text).toContain(`You get ${refund} back.`)
    await phone.tap('.dialog .btn', 'Cancel booking')
    await phone.see('.result-title', 'Booking cancelled')
    expect((await phone.see('.refund-amount')).text).toBe(refund)
    await phone.see('.refund-done', 'Done')

    await phone.tap('.btn', 'View booking')
    await phone.arrive(pageOf('hotelOrder'))
    await phone.see('.status-title', 'Refunded')
    await phone.tap('.bottom-bar .btn', 'Delete')
    await phone.tap('.dialog .btn', 'Delete booking')
    await phone.arrive(pageOf('orderList'))
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
