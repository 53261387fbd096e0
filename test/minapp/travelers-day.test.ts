import { mailedBookingCode } from '../e2e/support/find-booking'
import { operate } from '../support/server/run-operator'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { confirmIn, openOrder, openRefund, type PaidRooms, payTwoRooms, queryOf } from './support/orders'
import { shopOfTests } from './support/shop'

const DAY_MS = 86_400_000
const shop = shopOfTests()

/** The cards that are shown at the desk and to a driver. */
async function showCards(phone: MiniProgram): Promise<void> {
  await phone.tap('.trip-codes .btn', 'Show QR code')
  expect(String((await phone.see('.qr')).attributes.src)).toMatch(/^data:image\/gif;base64,/)
  await phone.tap('.sheet-close')
  await phone.tap('.trip-way', 'Taxi')
  await phone.see('.taxi-address')
  await phone.tap('.sheet-close')
}

/** The receipt is fetched and shown by the host's own reader. */
async function openReceipt(phone: MiniProgram): Promise<void> {
  await phone.tap('.document-row', 'Receipt')
  await phone.waitFor('the document to be opened', () => phone.calls.some(({ name }) => name === 'openDocument'))
  expect([...phone.device.files.values()].map((file) => file.subarray(0, 5).toString())).toEqual(['%PDF-'])
}

/** One of two rooms is cancelled free; its refund takes three days. */
async function cancelOneRoom(phone: MiniProgram, order: PaidRooms): Promise<void> {
  const whole = await openRefund(phone)
  await phone.tap('.option-row', 'Noah')
  const half = await phone.waitFor('the quote of one room', () => {
    const text = phone.find('.cancel-refund-amount')?.text
    return text !== whole && text
  })
  expect(await confirmIn(phone, 'Cancel 1 room')).toContain(`You get ${half} back.`)
  await phone.see('.result-title', 'Rooms cancelled')
  expect((await phone.see('.refund-amount')).text).toBe(half)
  await phone.see('.refund-done', 'Sent to the bank')
  await phone.tap('.btn', 'View booking')
  await phone.arrive(pageOf('hotelOrder'))
  await phone.see('.status-title', 'Confirmed, rooms cancelled')
  expect((await phone.see('.facts-row', 'Refund for cancelled rooms')).text).toContain(half.replace(/^\D*/, ''))
  await shop.advance(3 * DAY_MS)
  await openOrder(phone, order, 'Confirmed, rooms cancelled')
  await phone.see('.refund-done', 'Done')
}

/** The hotel does not waive its fee, and what is left is cancelled with it. */
async function payFee(phone: MiniProgram, order: PaidRooms): Promise<void> {
  await shop.setClock(order.freeUntil)
  await openOrder(phone, order, 'Confirmed, rooms cancelled')
  await openRefund(phone)
  await phone.tap('.chip', 'A problem with the hotel')
  await phone.tap('.option-row', 'Ask the hotel to waive the fee')
  expect(await confirmIn(phone, 'Ask the hotel')).toContain('Until it decides you can’t cancel.')
  await phone.see('.result-title', 'We asked the hotel')
  await phone.tap('.btn', 'View booking')
  await phone.see('.status-title', 'Waiting for the hotel to waive the fee')
  await operate(shop, 'refuse-waiver', order.orderNo)
  await phone.see('.status-title', 'Confirmed, rooms cancelled')

  await openRefund(phone)
  await phone.tap('.chip', 'Illness')
  expect(await confirmIn(phone, 'Cancel booking')).toContain('is not refunded.')
  await phone.see('.result-title', 'Booking cancelled')
  await phone.tap('.btn', 'View booking')
  await phone.see('.status-title', 'Cancelled with a fee')
  await phone.see('.facts-row', 'Cancellation fees')
  await phone.tap('.bottom-bar .btn', 'Delete')
  await phone.tap('.dialog .btn', 'Delete booking')
  await phone.arrive(pageOf('orderList'))
}

/** A refund fails and is sent to an account. */
async function nameAccount(phone: MiniProgram, order: PaidRooms): Promise<void> {
  await openRefund(phone)
  await confirmIn(phone, 'Cancel booking')
  await phone.see('.refund-failed', 'Could not be sent back')
  await phone.tap('.btn', 'View booking')
  await phone.arrive(pageOf('hotelOrder'))
  await phone.tap('.refund-action', 'Name an account')
  await phone.type('#account-holder', 'Maya Lindqvist')
  await phone.type('#account-bank', 'Bank of China')
  await phone.type('#account-number', '6222 0200 1111 2222')
  await phone.tap('.sheet-foot .btn', 'Send ')
  await phone.see('.refund-now', 'Bank of China •••• 2222')
  expect(queryOf(phone).orderid).toBe(order.orderid)
}

/** Somebody who is not signed in opens an order by its number and the mailed code. */
async function findAsGuest(phone: MiniProgram, contact: string, orderNo: string): Promise<void> {
  phone.open(pageOf('orderList'))
  await phone.tap('.trips-find-link', 'Find a booking or order')
  await phone.arrive(pageOf('findOrder'))
  await phone.type('#email', contact)
  await phone.type('#orderNo', orderNo)
  await phone.tap('.btn', 'Send code')
  await phone.see('.find-booking-text', 'If there is such a booking or order')
  await phone.type('#code', await mailedBookingCode(shop.url, contact))
  await phone.arrive(pageOf('hotelOrder'))
  await phone.see('.trip-code', orderNo)
}

describe.each(hosts.map((kind, at) => ({ kind, daysAhead: 21 + 28 * at })))('$kind', ({ kind, daysAhead }) => {
  let phone: MiniProgram
  let guest: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
    guest = new MiniProgram(kind, shop.url)
  })
  afterEach(() => [phone, guest].forEach((each) => each.end()))

  test('a day of orders: paid, a document, rooms cancelled free and with a fee, an account named, and a guest', async () => {
    const buyer = { email: `day.${kind}@example.com`, daysAhead }
    const order = await payTwoRooms(phone, shop, { ...buyer, refund: 'days', signsIn: true })
    await showCards(phone)
    await openReceipt(phone)
    await cancelOneRoom(phone, order)
    await payFee(phone, order)
    const failing = await payTwoRooms(phone, shop, {
      ...buyer,
      daysAhead: daysAhead + 5,
      refund: 'fails',
      signsIn: false,
    })
    await nameAccount(phone, failing)
    await findAsGuest(guest, buyer.email, failing.orderNo)
    expect([faultsOf(phone), faultsOf(guest)]).toEqual([[], []])
  }, 120_000)
})
