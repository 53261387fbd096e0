import { formatAmount, shownAmount } from '../../src/domain/money/amount-text'
import { visitorApi } from '../e2e/support/app-calls'
import { findMix, type MixOffer } from '../e2e/support/mix-orders'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { queryOf } from './support/orders'
import { type Shop, shopOfTests } from './support/shop'
import { payAtGateway, signIn, tapDay } from './support/traveler'

/** Chooses the day of an offer as a visitor, writes who buys and stays, and pays; returns the id of the order, whose page is open. */
async function buyWithDate(phone: MiniProgram, shop: Shop, email: string, { skuId, page }: MixOffer): Promise<string> {
  const total = Object.values(shownAmount(page.totalMinor, page.currencyCode)).join(' ')
  phone.open(`${pageOf('productBook')}?skuId=${skuId}&quantity=${page.quantity}`)
  await phone.tap('.option-row', 'Choose the date now')
  await phone.waitFor('the days', () => !phone.find('.bottom-bar .btn', 'Choose your day')?.attributes.disabled)
  await phone.tap('.pick-row')
  await tapDay(phone, page.checkIn, 'start')
  await phone.tap('.dates-foot .btn', 'Confirm')
  await phone.see('.facts-row', total)
  await phone.type('#guest-1', 'Vera Lindqvist')
  await phone.type('#buyer', 'Vera Lindqvist')
  await phone.type('#email', email)
  await phone.type('#phone', '13800138000')
  await phone.tap('.option-row', 'I agree')
  await phone.tap('.btn', 'Submit')
  await signIn(phone, shop, email)
  await phone.arrive(pageOf('pay'))
  await phone.see('.btn', `Pay ${total}`)
  await payAtGateway(phone, shop, 'approve')
  await phone.arrive(pageOf('payFinish'))
  await phone.see('.result-title', 'Your date is booked')
  await phone.tap('.btn', 'View order')
  await phone.arrive(pageOf('mixOrder'))
  return queryOf(phone).orderid ?? ''
}

/** Sees the codes of the vouchers masked, and the certificate of the date. */
async function seeParts(phone: MiniProgram): Promise<void> {
  await phone.waitFor('both vouchers', () => phone.all('.voucher').length === 2)
  await phone.tap('.mix-open .btn', 'Show certificate')
  expect((await phone.see('.certificate-number')).text).toMatch(/^E\d{10}$/)
  await phone.tap('.sheet-close')
}

describe.each(hosts)('%s', (kind) => {
  const shop = shopOfTests()
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('vouchers and a date in one payment; past its free time the vouchers come back and the date does not', async () => {
    phone = new MiniProgram(kind, shop.url)
    const offer = await findMix({ api: visitorApi(shop.url) }, { quantity: 2 })
    const { cancelUntil, voucherMinor, currencyCode } = offer.page
    const orderid = await buyWithDate(phone, shop, `mona.${kind}@example.com`, offer)
    await seeParts(phone)
    await shop.advance(Date.parse(cancelUntil) - Date.now() + 60_000)
    phone.open(`${pageOf('mixOrder')}?orderid=${orderid}`)
    await phone.tap('.bottom-bar .btn', 'Cancel order')
    await phone.see('.dialog .facts-row', 'Not refundable')
    await phone.see('.dialog .facts-row', Object.values(shownAmount(voucherMinor, currencyCode)).at(-1))
    await phone.tap('.dialog .btn', 'Cancel order')
    await phone.see('.status-title', 'Cancelled with a fee')
    await phone.see('.refund-amount', formatAmount(voucherMinor, currencyCode))
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)
})
