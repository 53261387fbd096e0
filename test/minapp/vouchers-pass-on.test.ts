import { giftPathFor } from '../e2e/support/gifts'
import { confirmWaitingDay } from '../support/server/run-operator'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { shopOfTests } from './support/shop'
import { signIn } from './support/traveler'
import { buyThreeVouchers } from './support/vouchers'

const shop = shopOfTests()

/** Proposes a day for the first voucher of the page that is free, and lets the hotel confirm it. */
async function requestAppointment(phone: MiniProgram): Promise<void> {
  await phone.tap('.voucher .btn', 'Make an appointment')
  await phone.arrive(pageOf('appointment'))
  await phone.tap('.bottom-bar .btn', 'Choose your days')
  const day = await phone.waitFor('a day that can be proposed', () => phone.all('.cal-plain .cal-day')[3])
  phone.page.fire(day, 'tap')
  await phone.see('.cal-multiple-selected')
  await phone.tap('.dates-foot .btn', 'Confirm')
  await phone.type('#appointment-note', 'After noon')
  await phone.tap('.bottom-bar .btn', 'Propose 1 day')
  await phone.arrive(pageOf('wallet'))
  await phone.see('.voucher-status', 'Waiting for the hotel')
  await confirmWaitingDay(shop)
  phone.open(pageOf('wallet'))
  await phone.see('.voucher-status', 'Appointment confirmed')
}

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => phone.end())

  test('one voucher is given and claimed by its link, another is used by an appointment', async () => {
    const email = `hugo.${kind}@example.com`
    await buyThreeVouchers(phone, shop, {
      email: `gina.${kind}@example.com`,
      signsIn: true,
      fits: ({ terms }) => terms.use === 'appointment' && terms.isTransferable,
    })
    await phone.tap('.voucher .btn', 'Give')
    await phone.type('#gift-email', email)
    await phone.type('#gift-message', 'Enjoy it')
    await phone.tap('.sheet-foot .btn', 'Send gift')
    await phone.see('.voucher-fact', `Given to ${email}, not claimed yet`)
    await requestAppointment(phone)
    expect(faultsOf(phone)).toEqual([])
    phone.end()

    const [, query] = (await giftPathFor(shop.url, email)).split('?')
    phone = new MiniProgram(kind, shop.url)
    phone.open(`${pageOf('claimGift')}?${query}`)
    await phone.see('.gift-message', 'Enjoy it')
    await phone.tap('.bottom-bar .btn', 'Sign in and claim')
    await signIn(phone, shop, email)
    await phone.see('.result-title', 'The voucher is yours')
    await phone.tap('.btn', 'Open wallet')
    await phone.arrive(pageOf('wallet'))
    await phone.see('.voucher-status', 'Ready to use')
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)
})
