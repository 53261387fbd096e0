import { travelerPopupRows } from '../support/spec/traveler-popup'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { chooseOffer, signIn } from './support/traveller'
import { TravelerPopupScreen } from './support/traveler-popup-screen'

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => {
    expect(faultsOf(phone)).toEqual([])
    phone.end()
  })

  test.each(travelerPopupRows.map((row) => [`${row.section}: ${row.says}`, row] as const))(
    '%s',
    async (_says, { state, steps, sees }) => {
      const popup = new TravelerPopupScreen(phone, state)
      await popup.start()
      for (const step of steps) await popup.do(step)
      await popup.see(sees)
    },
    60_000,
  )

  test('a visitor signs in on the way, adds a traveler and chooses them as guest', async () => {
    await chooseOffer(phone)
    await phone.tap('.book-travelers')
    await signIn(phone, shop, `travelers.${kind}@example.com`)
    await phone.arrive(pageOf('hotelBook'))
    await phone.tap('.empty .btn', 'New traveler')
    await phone.type('#traveler-name', '李雷')
    await phone.type('#traveler-id-no', '11010519491231002x')
    await phone.type('#traveler-tel', '13800138000')
    await phone.tap('.trav-save .btn')
    await phone.see('.trav-fact', '11**************2X')
    await phone.tap('.trav-face')
    await phone.tap('.sheet-foot .btn', 'Confirm')
    await phone.waitFor('the guest', () => phone.find('#guest-1')?.attributes.value === '李雷')
  }, 90_000)
})
