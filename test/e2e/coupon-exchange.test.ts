import type { ExchangeDates } from '@/contract/product'
import { formatDayInFull } from '@/domain/days/format-day'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { payAtGateway } from './support/traveler'
import { findExchange } from './support/vouchers'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

/** A signed-in traveler with a voucher, the page of its order, and a day that can be booked with or without a difference. */
async function withVoucher(name: string, hasDifference: boolean) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const voucher = await findExchange(phone, hasDifference)
  await phone.page.goto(`/order/coupon/detail/${voucher.orderid}`)
  return { ...phone, ...voucher }
}

type Traveler = Awaited<ReturnType<typeof withVoucher>>

const dayOf = ({ days }: ExchangeDates, date: string) => days.find((day) => day.date === date)

/** From the order to the page of the date, up to the chosen day. */
async function chooseDay({ page, day }: Pick<Traveler, 'page' | 'day'>) {
  await page.getByRole('button', { name: /^Book a date/ }).tap()
  await page.getByRole('heading', { name: 'When you stay' }).waitFor()
  await page.locator('.exchange-date').tap()
  const sheet = page.getByRole('dialog', { name: 'Choose your day' })
  await sheet.getByRole('button', { name: new RegExp(`^${formatDayInFull(day)}`) }).tap()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByRole('heading', { name: 'On top of the voucher' }).waitFor()
  await page.getByLabel(/^Lead guest/).fill('Maya Lindqvist')
}

test('a date with a difference is paid, shown with its certificate, and cancelled: voucher and money come back', async () => {
  const traveler = await withVoucher('iris', true)
  const { page, api, dates, day, orderid, voucherId, errors } = traveler
  await chooseDay(traveler)
  const amount = dayOf(dates, day)?.differenceMinor ?? 0
  expect(amount).toBeGreaterThan(0)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Book and pay' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  const payId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await api.payment.getPaymentPage({ payId })).totalMinor).toBe(amount)
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Your date is booked' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.waitForURL(new RegExp(`/order/coupon/detail/${orderid}`))
  await page.getByRole('button', { name: /^Certificate:/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Show this at the hotel' })
  await sheet.getByRole('img', { name: /^QR code of the certificate E/ }).waitFor()
  await sheet.getByRole('button', { name: 'Cancel this date' }).tap()
  const dialog = page.getByRole('alertdialog')
  expect(await dialog.textContent()).toContain('go back the way you paid')
  await dialog.getByRole('button', { name: 'Cancel date' }).tap()
  await page.getByText('Date cancelled, your voucher is free again').waitFor()
  const { vouchers } = await api.couponOrder.getCouponOrder({ orderid })
  expect(vouchers[0]).toMatchObject({
    voucherId,
    status: 'UNUSED',
    exchange: { status: expect.stringMatching(/^(CANCELLED|REFUNDED)$/) },
  })
  const exchangeId = vouchers[0]?.exchange?.orderid ?? ''
  await page.getByText('Ready to use').first().waitFor()
  expect((await api.exchange.getExchangeOrder({ orderid: exchangeId })).refunds).toMatchObject([
    { amountMinor: amount },
  ])
  expect(errors).toEqual([])
}, 120_000)

test('a date without a difference is booked at once', async () => {
  const traveler = await withVoucher('jade', false)
  const { page, orderid, api, errors } = traveler
  await chooseDay(traveler)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Book', exact: true }).tap()
  await page.waitForURL(new RegExp(`/order/coupon/detail/${orderid}`))
  await page.getByRole('button', { name: /^Certificate:/ }).waitFor()
  const { vouchers } = await api.couponOrder.getCouponOrder({ orderid })
  expect(vouchers[0]).toMatchObject({ status: 'EXCHANGED', exchange: { status: 'CONFIRMED' } })
  expect(errors).toEqual([])
}, 120_000)

test('a voucher that is exchanged leads to what is in its way', async () => {
  const traveler = await withVoucher('kira', true)
  const { page, voucherId, errors } = traveler
  await chooseDay(traveler)
  await page.locator('.bottom-bar').getByRole('button', { name: 'Book and pay' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  await page.goto(`/order/coupon/exchange/${voucherId}`)
  await page.getByText('Pay the difference, or give the date up first.').waitFor()
  await page.getByRole('button', { name: 'Pay the difference' }).tap()
  await page.waitForURL(/\/order\/pay\//)
  expect(errors).toEqual([])
}, 120_000)
