import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { lookAround } from './support/host-device'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { confirmIn, openRefund, payTwoRooms, queryOf } from './support/orders'
import { signInFirst } from './support/posting'
import { shopOfTests } from './support/shop'
import { answered, askDesk, openDesk, within } from './support/support-desk'
import { openHotel, searchCity, signIn } from './support/traveler'

const shop = shopOfTests()

describe.each(hosts.map((kind, at) => ({ kind, daysAhead: 40 + 7 * at })))('$kind', ({ kind, daysAhead }) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test('a weekend is planned by dialog, and the card of a room opens the booking form with its stay', async () => {
    await openDesk(phone)
    const found = await askDesk(phone, 'A hotel in Kyoto for next weekend for 2 adults under 3000 a night')
    await phone.see('.narrow-chip', 'Kyoto')
    const { text: name } = within(found, '.answer-card .answer-card-title')
    expect(within(found, '.answer-card-priced').text).toContain('Price of ')
    await phone.tap('.chip', 'Tell me about the first one')
    const rooms = await answered(phone, 'Tell me about the first one')
    const room = within(rooms, '.answer-card-link', 'Choose this room')
    expect(room.text).toContain(name)
    phone.page.fire(room, 'tap')
    await phone.arrive(pageOf('hotelBook'))
    await phone.see('#guest-1')
    const { checkIn, checkOut, adults } = queryOf(phone)
    expect([Date.parse(checkOut ?? '') - Date.parse(checkIn ?? ''), adults]).toEqual([2 * 86_400_000, '2'])
    expect(new Date(checkIn ?? '').getUTCDay()).toBe(5)
    expect(faultsOf(phone)).toEqual([])

    phone.back()
    await phone.arrive(pageOf('support'))
    expect(phone.all('.udesk-turn')).toHaveLength(2)
    await openDesk(phone)
    await phone.tap('.udesk-menu')
    await phone.tap('.acts-scroll button', 'Your conversations')
    await phone.tap('.udesk-dialog-open', 'Kyoto')
    await phone.waitFor('the dialog again', () => phone.all('.udesk-turn').length === 2)
    expect(phone.all('.answer-card').length).toBeGreaterThan(1)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('how a refund stands is shown on the card of its order', async () => {
    const order = await payTwoRooms(phone, shop, {
      email: `refund.${kind}@example.com`,
      daysAhead,
      refund: 'days',
      signsIn: true,
    })
    await openRefund(phone)
    await confirmIn(phone, 'Cancel booking')
    await phone.see('.result-title', 'Booking cancelled')
    await openDesk(phone, 'from=profile')
    const turn = await askDesk(phone, 'Where is my refund?')
    const card = within(turn, '.answer-card', order.orderNo)
    expect(
      findNodes(card, '.answer-card-line')
        .map(({ text }) => text)
        .join('\n'),
    ).toMatch(/refund/i)
    phone.page.fire(within(card, '.answer-card-link'), 'tap')
    await phone.arrive(pageOf('hotelOrder'))
    expect(queryOf(phone).orderid).toBe(order.orderid)
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('a visitor signs in from an answer, and the question is answered for the account', async () => {
    await openDesk(phone)
    await askDesk(phone, 'Where is my refund?')
    await phone.tap('.udesk-foot .btn', 'Sign in')
    await signIn(phone, shop, `joins.${kind}@example.com`)
    await phone.arrive(pageOf('support'))
    await phone.waitFor('the question again', () => phone.all('.udesk-turn').length === 2)
    const turn = await answered(phone, 'Where is my refund?')
    expect([findNodes(turn, '.btn', 'Sign in'), faultsOf(phone)]).toEqual([[], []])
  }, 60_000)

  test('a long dialog stays light: answers that are far away are not rendered', async () => {
    let shown = ''
    phone.device.isNear = (selector) => !selector.startsWith('#cell-') || selector === shown
    await openDesk(phone)
    for (const city of ['Kyoto', 'Shanghai', 'Beijing', 'Tokyo', 'Kyoto', 'Shanghai', 'Beijing', 'Tokyo']) {
      await askDesk(phone, `Hotels in ${city} next weekend for 2 adults`)
      if (phone.find('.btn', 'More hotels')) await phone.tap('.btn', 'More hotels')
      lookAround(phone.device)
    }
    const [first] = phone.all('.udesk-cell')
    expect([phone.all('.udesk-cell').length, first?.text]).toEqual([8, ''])
    shown = `#${first?.id}`
    lookAround(phone.device)
    await phone.see('.udesk-cell .answer-card', 'Kyoto')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)

  test('the profile and a hotel lead to it, and it knows the hotel', async () => {
    await signInFirst(phone, shop, `door.${kind}@example.com`)
    await phone.tap('.mine-row', 'Customer support')
    await phone.arrive(pageOf('support'))
    expect(queryOf(phone).from).toBe('profile')
    await searchCity(phone)
    await openHotel(phone)
    const { id } = queryOf(phone)
    await phone.tap('.detail-all', 'Chat with customer support')
    await phone.arrive(pageOf('support'))
    expect(queryOf(phone)).toMatchObject({ from: 'hotel', id })
    await phone.see('.udesk-tips .chip')
    const asked = phone.network.requestedUrls.find(
      (url) => url.includes('/dialog/tips') && url.includes('origin=hotel'),
    )
    expect(asked).toBeDefined()
    const turn = await askDesk(phone, 'Which rooms can I book here next weekend?')
    expect(within(turn, '.answer-card').text).not.toBe('')
    expect(faultsOf(phone)).toEqual([])
  }, 90_000)
})
