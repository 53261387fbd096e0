import { visitorApi } from '../e2e/support/app-calls'
import { type DearVoucher, daysUntilOver, findDearVoucher } from '../e2e/support/voucher-journey/product'
import { onTopText } from '../../src/domain/vouchers/exchange-calendar'
import { shownAmount } from '../../src/domain/money/amount-text'
import { faultsOf } from './support/faults-of'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { type Shop, shopOfTests } from './support/shop'
import { payAtGateway, signIn, tapDay } from './support/traveler'
import { buyThreeHere } from './support/vouchers'

const DAY_MS = 86_400_000

/** A traveler with three vouchers, whose order is open. */
interface Journey extends DearVoucher {
  readonly phone: MiniProgram
  readonly shop: Shop
  readonly email: string
  readonly orderid: string
  /** What one voucher and the Saturday cost, as pages show it. */
  readonly price: string
  readonly difference: string
}

/** Sees the Saturday's surcharge as a visitor and buys three vouchers. */
async function openJourney(phone: MiniProgram, shop: Shop): Promise<Journey> {
  const email = `vera.${phone.kind}@example.com`
  const voucher = await findDearVoucher(visitorApi(shop.url))
  const { product, saturday, differenceMinor } = voucher
  phone.open(`${pageOf('productDetail')}?skuId=${product.skuId}`)
  await phone.tap('.product-calendar .btn', 'See every date')
  await tapDay(phone, saturday, 'start')
  await phone.see('.exchange-top', onTopText(differenceMinor, product.chargedCurrencyCode))
  await phone.tap('.sheet-close')
  await phone.tap('.bottom-bar .btn', 'Buy')
  await phone.arrive(pageOf('productBook'))
  const orderid = await buyThreeHere(phone, shop, { email, signsIn: true })
  const shown = (minor: number) => Object.values(shownAmount(minor, product.chargedCurrencyCode)).join(' ')
  const amounts = { price: shown(product.chargedMinor), difference: shown(differenceMinor) }
  return { ...voucher, ...amounts, phone, shop, email, orderid }
}

const statesOf = (phone: MiniProgram) => phone.all('.voucher-status').map(({ text }) => text)

/** Waits until the vouchers on the open page have these states, in their order. */
const seeVouchers = (phone: MiniProgram, states: readonly string[]) =>
  phone.waitFor(`vouchers ${states.join()}`, () => statesOf(phone).join() === states.join())

/** Opens the page of the order until its vouchers have these states, to which the server's clock leads. */
async function reopenUntil({ phone, orderid }: Journey, states: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 50 && statesOf(phone).join() !== states.join(); tries += 1) {
    phone.open(`${pageOf('couponOrder')}?orderid=${orderid}`)
    await phone.see('.voucher-status')
  }
  expect(statesOf(phone)).toEqual(states)
}

/** Sees the code of a voucher, and all three in the wallet. */
async function seeThree({ phone, orderid }: Journey): Promise<void> {
  await seeVouchers(phone, ['Ready to use', 'Ready to use', 'Ready to use'])
  await phone.tap('.voucher-code')
  const { text } = await phone.see('.code-sheet-code')
  expect(text).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  phone.open(pageOf('wallet'))
  await phone.waitFor('three vouchers', () => phone.all('.voucher').length === 3)
  phone.open(`${pageOf('couponOrder')}?orderid=${orderid}`)
}

/** Books the Saturday with the first voucher and pays what the product page showed; the order is open again. */
async function bookSaturday({ phone, shop, saturday, difference }: Journey): Promise<void> {
  await phone.tap('.voucher .btn', 'Book a date')
  await phone.arrive(pageOf('couponExchange'))
  await phone.tap('.pick-row')
  await tapDay(phone, saturday, 'start')
  await phone.tap('.dates-foot .btn', 'Confirm')
  await phone.see('.facts-row', difference)
  await phone.type('#guest-1', 'Vera Lindqvist')
  await phone.tap('.bottom-bar .btn', 'Book and pay')
  await phone.arrive(pageOf('pay'))
  await phone.see('.btn', `Pay ${difference}`)
  await payAtGateway(phone, shop, 'approve')
  await phone.arrive(pageOf('payFinish'))
  await phone.see('.result-title', 'Your date is booked')
  await phone.tap('.btn', 'View booking')
  await phone.arrive(pageOf('couponOrder'))
  await seeVouchers(phone, ['Date booked', 'Ready to use', 'Ready to use'])
}

/** Cancels the booked date: the voucher is free again, and the difference is paid back. */
async function cancelSaturday({ phone, difference }: Journey): Promise<void> {
  await phone.tap('.vouchers-open .btn', 'Show certificate')
  expect((await phone.see('.certificate-number')).text).toMatch(/^E\d{10}$/)
  await phone.tap('.certificate-actions .btn', 'Cancel this date')
  await phone.see('.dialog-text', 'goes back the way you paid')
  await phone.tap('.dialog .btn', 'Cancel date')
  await seeVouchers(phone, ['Ready to use', 'Ready to use', 'Ready to use'])
  await phone.tap('.vouchers-open .btn', 'Details')
  await phone.see('.certificate .refund-amount', difference)
  await phone.see('.certificate .refund-done')
  await phone.tap('.sheet-close')
}

/** Gives one of the two that are free back, while a date is booked with the first. */
async function refundOne({ phone, price }: Journey): Promise<void> {
  await phone.tap('.voucher .btn', 'Refund')
  await phone.arrive(pageOf('couponRefund'))
  await phone.see('.give-back-code', 'Voucher 1')
  await phone.tap('.option-row', 'Voucher 3')
  await phone.waitFor('the price of one', () => phone.find('.cancel-refund-amount')?.text === price)
  await phone.tap('.bottom-bar .btn', 'Refund 1 voucher')
  await phone.see('.dialog-text', `${price} goes back the way you paid.`)
  await phone.tap('.dialog .btn', 'Refund')
  await phone.see('.result-title', 'Refund requested')
  await phone.tap('.btn', 'View order')
  await phone.arrive(pageOf('couponOrder'))
  await seeVouchers(phone, ['Date booked', 'Refunded', 'Ready to use'])
}

/** The stay ends, and then the last voucher expires, whose price comes back by itself. */
async function letTimePass(journey: Journey): Promise<void> {
  const { phone, shop, email, orderid, price } = journey
  const { stay, voucher } = daysUntilOver(journey)
  await shop.advance(stay * DAY_MS)
  await reopenUntil(journey, ['Used', 'Refunded', 'Ready to use'])
  await shop.advance((voucher - stay) * DAY_MS)
  // Nobody stays signed in so long.
  phone.open(`${pageOf('couponOrder')}?orderid=${orderid}`)
  await signIn(phone, shop, email)
  await phone.arrive(pageOf('couponOrder'))
  await reopenUntil(journey, ['Used', 'Refunded', 'Refunded'])
  await phone.see('.refund-cause', 'Expired unused')
  expect(phone.all('.refund-amount').map(({ text }) => text)).toEqual([price, price])
}

describe.each(hosts)('%s', (kind) => {
  const shop = shopOfTests()
  let phone: MiniProgram

  afterEach(() => phone.end())

  test('the life of vouchers: a surcharge seen, three bought, a date booked, cancelled and booked again, one refunded, one expired', async () => {
    phone = new MiniProgram(kind, shop.url)
    const journey = await openJourney(phone, shop)
    await seeThree(journey)
    await bookSaturday(journey)
    await cancelSaturday(journey)
    await bookSaturday(journey)
    await refundOne(journey)
    await letTimePass(journey)
    expect(faultsOf(phone)).toEqual([])
  }, 120_000)
})
