import type { MixOrder } from '@/contract/mix-order'
import { formatDayInFull } from '@/domain/days/format-day'
import { eventually } from './support/eventually'
import { findMix, type MixOffer, mixOrderPath, orderMix } from './support/mix-orders'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { payAtGateway } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler, and a voucher with a day that costs something on top. */
async function withOffer(name: string, quantity: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  return { ...phone, offer: await findMix(phone, { quantity }) }
}

type Buyer = Awaited<ReturnType<typeof withOffer>>

/** On the page that buys: chooses the day of an offer, and writes who buys. */
async function chooseDate({ page, email }: Pick<Buyer, 'page' | 'email'>, { skuId, page: wanted }: MixOffer) {
  await page.goto(`/product/book/${skuId}?quantity=${wanted.quantity}`)
  await page.getByRole('checkbox', { name: /^Choose the date now/ }).tap()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Choose your day' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Choose your day' })
  await sheet.getByRole('button', { name: new RegExp(`^${formatDayInFull(wanted.checkIn)}`) }).tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByText('The vouchers follow their own terms').waitFor()
  await page.locator('#guest-1').fill('Maya Lindqvist')
  await page.locator('#buyer').fill('Maya Lindqvist')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('#phone').fill('13800138000')
  await page.getByRole('checkbox', { name: /^I agree/ }).tap()
}

const sumOf = ({ lines }: NonNullable<MixOrder['cancel']>) => lines.reduce((sum, line) => sum + line.refundMinor, 0)

test('vouchers and a date are one payment; past the free time each part comes back by its own terms', async () => {
  const buyer = await withOffer('mona', 2)
  const { page, api, offer, errors } = buyer
  const { voucherMinor, differenceMinor, totalMinor, cancelUntil } = offer.page
  expect(voucherMinor + differenceMinor).toBe(totalMinor)
  await chooseDate(buyer, offer)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  const payId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await api.payment.getPaymentPage({ payId })).toMatchObject({ totalMinor, order: { type: 'mix', quantity: 2 } })
  await payAtGateway(page, 'Approve')
  await page.getByRole('button', { name: 'View order' }).tap()
  await page.waitForURL(/\/order\/mix\/detail\//)
  const orderid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('button', { name: 'Show certificate' }).tap()
  const certificate = page.getByRole('dialog', { name: 'Show this at the hotel' })
  await certificate.getByRole('img', { name: /^QR code of the certificate E/ }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: /^Show the code of/ }).count()).toBe(2)

  await staylark.advance(Date.parse(cancelUntil) - Date.now() + 60_000)
  await page.reload()
  await page.getByRole('button', { name: 'Cancel order' }).tap()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await dialog.getByText('Not refundable').waitFor()
  const quote = (await api.mixOrder.getMixOrder({ orderid })).cancel
  expect(quote && [sumOf(quote), quote.refundMinor]).toEqual([voucherMinor, voucherMinor])
  await dialog.getByRole('button', { name: 'Cancel order' }).tap()
  await page.getByText('Cancelled with a fee').first().waitFor()
  await eventually(
    async () => (await api.mixOrder.getMixOrder({ orderid })).refunds,
    (refunds) => expect(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(voucherMinor),
  )
  expect(errors).toEqual([])
}, 240_000)

test('an order that is not paid waits in the list, is cancelled as a whole, and deleted', async () => {
  const buyer = await withOffer('nora', 1)
  const { page, api, offer, errors } = buyer
  const order = await orderMix(buyer, offer)
  await page.goto(mixOrderPath(order))
  await page.locator('.bottom-bar').getByRole('button', { name: 'Cancel' }).tap()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .tap()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await page.waitForURL(/\/order\/list/)
  expect((await api.order.listOrders({})).list).toEqual([])
  expect(errors).toEqual([])
}, 240_000)

test('a date that is sold out meanwhile is no longer chosen, and the vouchers can still be bought', async () => {
  const buyer = await withOffer('olga', 1)
  const { page, offer } = buyer
  await chooseDate(buyer, offer)
  await page.route('**/combination/submit', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'date_refused', message: 'This day is sold out.', data: { refusal: 'sold_out', dates: [] } },
    }),
  )
  await page.locator('.bottom-bar').getByRole('button', { name: 'Submit' }).tap()
  await page.getByText('This day is sold out.').waitFor()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Choose your day' }).waitFor()
  await page.getByRole('checkbox', { name: /^Choose the date now/ }).tap()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\//)
}, 240_000)
