import { shownAmount } from '@/domain/money/amount-text'
import { visitorApi } from './support/app-calls'
import { openPhone } from './support/browser'
import { inFront } from './support/day/order-page'
import { eventually } from './support/eventually'
import { newestMail } from './support/mailbox'
import { startStaylark, type Staylark } from './support/staylark'
import { payAtGateway, signInAtPopup } from './support/traveler'
import { couponRefundPath } from './support/vouchers'
import { chooseDate, openDate, readRefund, reopenUntil, seeVouchers } from './support/voucher-journey/order'
import { buyThree, daysUntilOver, findDearVoucher, seeSurcharge } from './support/voucher-journey/product'

const DAY_MS = 86_400_000
const email = 'vera@example.com'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)
afterAll(() => staylark.close())

/** Sees the surcharge as a visitor, buys three vouchers and signs in on the way; the page of their order is open. */
async function openJourney() {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  const voucher = await findDearVoucher(visitorApi(staylark.url))
  await seeSurcharge(page, voucher)
  await buyThree(page, staylark.url, email)
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Your vouchers are ready' }).waitFor()
  await page.getByRole('main').getByRole('button').first().tap()
  await page.waitForURL(/\/order\/coupon\/detail\//)
  const { chargedCurrencyCode, chargedMinor } = voucher.product
  const shown = (minor: number) => Object.values(shownAmount(minor, chargedCurrencyCode)).join(' ')
  const orderid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return { page, errors, orderid, ...voucher, price: shown(chargedMinor), difference: shown(voucher.differenceMinor) }
}

type Journey = Awaited<ReturnType<typeof openJourney>>

async function seeThree({ page, product }: Journey): Promise<void> {
  await seeVouchers(page, ['Ready to use', 'Ready to use', 'Ready to use'])
  await page.getByRole('button', { name: 'Show the code of Voucher 2 of 3' }).tap()
  const sheet = page.getByRole('dialog', { name: product.name })
  expect(await sheet.locator('.code-sheet-code').textContent()).toMatch(
    /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/,
  )
  await sheet.getByRole('img', { name: `QR code of the voucher ${product.name}` }).waitFor()
  await page.goto('/account/mine')
  await page.getByRole('link', { name: 'Vouchers 3' }).tap()
  await page.waitForURL(/\/account\/vouchers$/)
  await page.locator('.voucher').nth(2).waitFor()
  expect(await page.locator('.voucher').count()).toBe(3)
}

/** Books the Saturday with the first voucher and pays what the product page showed; the order is open again. */
async function bookSaturday({ page, orderid, saturday, difference }: Journey): Promise<void> {
  await page.goto(`/order/coupon/detail/${orderid}`)
  await chooseDate(page, 'Voucher 1 of 3', saturday)
  const bar = inFront(page).locator('.bottom-bar')
  expect(await bar.locator('.price-row').textContent()).toBe(difference.replace(' ', ''))
  await bar.getByRole('button', { name: 'Book and pay' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  await page.getByRole('button', { name: `Pay ${difference}` }).waitFor()
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Your date is booked' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.waitForURL(new RegExp(`/order/coupon/detail/${orderid}`))
  await seeVouchers(page, ['Date booked', 'Ready to use', 'Ready to use'])
}

/** Cancels the booked date: the voucher is free again, and the difference is on its way back. */
async function cancelSaturday({ page, difference }: Journey): Promise<void> {
  await openDate(page, 'Certificate')
  const sheet = page.getByRole('dialog', { name: 'Show this at the hotel' })
  await sheet.getByRole('img', { name: /^QR code of the certificate E/ }).waitFor()
  await sheet.getByRole('button', { name: 'Cancel this date' }).tap()
  const dialog = page.getByRole('alertdialog')
  expect(await dialog.textContent()).toContain('goes back the way you paid')
  await dialog.getByRole('button', { name: 'Cancel date' }).tap()
  await page.getByText('Date cancelled, your voucher is free again').waitFor()
  await seeVouchers(page, ['Ready to use', 'Ready to use', 'Ready to use'])
  await eventually(
    () => readRefund(page),
    (refund) => expect(refund).toEqual({ amount: difference, lastStep: 'Done' }),
  )
}

/** Gives one of the two that are free back, while a date is booked with the first. */
async function refundOne({ page, orderid, price }: Journey): Promise<void> {
  await page.goto(couponRefundPath({ orderid }))
  await page.locator('.give-back-code', { hasText: 'Voucher 1' }).waitFor()
  await page.getByRole('checkbox', { name: /^Voucher 3,/ }).tap()
  await page.locator('.cancel-refund-amount', { hasText: price }).waitFor()
  await page.getByRole('button', { name: 'No date suits me' }).tap()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Refund 1 voucher' }).tap()
  const dialog = page.getByRole('alertdialog')
  expect(await dialog.textContent()).toContain(`${price} goes back the way you paid.`)
  await dialog.getByRole('button', { name: 'Refund', exact: true }).tap()
  await page.getByRole('heading', { name: 'Refund requested' }).waitFor()
  await inFront(page).getByRole('button', { name: 'View order' }).tap()
  await seeVouchers(page, ['Date booked', 'Refunded', 'Ready to use'])
}

/** The stay ends, and then the last voucher expires, whose price comes back by itself; an email reports it. */
async function letTimePass(journey: Journey): Promise<void> {
  const { page, orderid, product, price } = journey
  const { stay, voucher } = daysUntilOver(journey)
  await staylark.advance(stay * DAY_MS)
  await reopenUntil(page, orderid, ['Used', 'Refunded', 'Ready to use'])
  await staylark.advance((voucher - stay) * DAY_MS)
  await eventually(
    async () => (await newestMail(staylark.url, email, /has expired/))?.text,
    (text) => expect(text).toContain(product.chargedAmount),
  )
  // Nobody stays signed in so long.
  await page.goto(`/order/coupon/detail/${orderid}`)
  await signInAtPopup(page, staylark.url, email)
  await reopenUntil(page, orderid, ['Used', 'Refunded', 'Refunded'])
  const ended = inFront(page).locator('.refund', { hasText: 'Expired unused' })
  await ended.locator('.refund-done', { hasText: 'Done' }).waitFor()
  expect(await inFront(page).locator('.refund-amount').allTextContents()).toEqual([price, price])
}

test('the life of vouchers: a surcharge seen, three bought, a date booked, cancelled and booked again, one refunded, one expired', async () => {
  const journey = await openJourney()
  await seeThree(journey)
  await bookSaturday(journey)
  await cancelSaturday(journey)
  await bookSaturday(journey)
  await refundOne(journey)
  await letTimePass(journey)
  expect(journey.errors).toEqual([])
}, 240_000)
