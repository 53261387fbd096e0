import { travelerPopupRows } from '../support/spec/traveler-popup'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { chooseOffer, endSignIn, signIn } from './support/traveler'
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

  test.each(travelerPopupRows.map((row) => [`${row.section}: ${row.rule}`, row] as const))(
    '%s',
    async (_name, { state, steps, sees }) => {
      const popup = new TravelerPopupScreen(phone, state)
      await popup.start()
      for (const step of steps) await popup.do(step)
      await popup.see(sees)
    },
    60_000,
  )

  test('a visitor signs in on the way, adds a traveler and chooses them as guest', async () => {
    await chooseOffer(phone)
    await phone.tap('.travelers-button')
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

  describe('a half-filled form meets the end of the sign-in', () => {
    const signInAtMine = async (email: string) => {
      phone.open(pageOf('mine'))
      const { page } = phone
      await phone.tap('.btn', 'Sign in')
      await signIn(phone, shop, email)
      // After the popup the page is reopened; a native login page returns to the open one.
      await phone.waitFor('the page after it', () => (phone.page === page) === (phone.host.loginPage !== null))
      await phone.see('.mine-row', 'Log out')
    }
    const write = async () => {
      await phone.tap('.empty .btn', 'New traveler')
      await phone.type('#traveler-name', '李雷')
      await phone.type('#traveler-id-no', '11010519491231002X')
      await phone.type('#traveler-tel', '13800138000')
    }
    const hostStorageText = () => JSON.stringify([...phone.storage])

    test('on the profile: after the next one it is saved', async () => {
      const email = `ended.mine.${kind}@example.com`
      await signInAtMine(email)
      await phone.tap('.mine-row', 'Travelers')
      await write()
      await endSignIn(phone, shop)
      await phone.tap('.trav-save .btn')
      await shop.advance(61_000)
      await signIn(phone, shop, email)
      await phone.arrive(pageOf('mine'))
      await phone.see('.trav-fact', '11**************2X')
      expect(hostStorageText()).not.toContain('11010519491231002')
    }, 90_000)

    test('on the booking page: somebody else who signs in sees neither it nor the booking', async () => {
      await signInAtMine(`ended.book.${kind}@example.com`)
      await chooseOffer(phone)
      await phone.type('#guest-1', 'Maya Lindqvist')
      await phone.tap('.travelers-button')
      await write()
      await endSignIn(phone, shop)
      await phone.tap('.trav-save .btn')
      await signIn(phone, shop, `other.book.${kind}@example.com`)
      await phone.arrive(pageOf('hotelBook'))
      await phone.see('.empty .btn', 'New traveler')
      expect(phone.routes).toHaveLength(1)
      expect(phone.find('#guest-1')?.attributes.value).toBe('')
      expect(hostStorageText()).not.toContain('11010519491231002')
    }, 90_000)
  })
})
