import { formatDay, formatDayInFull, formatDayWithYear } from '@/domain/days/format-day'
import { confirmWaitingDay } from '../support/server/run-operator'
import type { AppCalls } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { giftPathFor } from './support/gifts'
import { payOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { payAtGateway, signInAtPopup } from './support/traveler'
import { appointmentVoucher, findSku, orderVouchers } from './support/vouchers'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const isPassedOn = { fits: ({ terms }: Awaited<ReturnType<typeof findSku>>) => terms.isTransferable }

/** A signed-in traveler who holds one voucher that can be given away; the page shows its order. */
async function withVoucher(name: string) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const { skuId, minQuantity, name: voucherName } = await findSku(phone, 1, isPassedOn.fits)
  const order = await orderVouchers(phone, skuId, minQuantity)
  await payOrder(phone, order)
  await phone.page.goto(`/order/coupon/detail/${order.orderid}`)
  return { ...phone, ...order, voucherName }
}

/** Gives the first voucher on the page, which must be one with a form that is checked first. */
async function give({ page }: Pick<Phone, 'page'>, email: string) {
  await page
    .getByRole('button', { name: /^Give: / })
    .first()
    .tap()
  const sheet = page.getByRole('dialog', { name: 'Give this voucher' })
  await sheet.getByRole('button', { name: 'Send gift' }).tap()
  await sheet.getByText('Invalid Email Address').waitFor()
  await sheet.getByLabel('Their e-mail').fill(email)
  await sheet.getByLabel('Message').fill('Happy birthday')
  await sheet.getByRole('button', { name: 'Send gift' }).tap()
  await page.getByText(`Given to ${email}, not claimed yet`).waitFor()
}

const walletOf = async ({ api }: Pick<AppCalls, 'api'>) => (await api.couponOrder.listVouchers({})).list

test('vouchers are bought as a gift; somebody else opens the link, signs in, and has them', async () => {
  const buyer = await openSignedInPhone(staylark, 'gina@example.com')
  const { skuId, minQuantity } = await findSku(buyer, 1, isPassedOn.fits)
  const { page } = buyer
  await page.goto(`/product/book/${skuId}`)
  await page.getByLabel(/^Name/).fill('Gina Rossi')
  await page.getByLabel(/^E-mail/).fill(buyer.email)
  await page
    .getByLabel(/^Phone/)
    .last()
    .fill('13800138000')
  await page.getByRole('checkbox', { name: /^Give them to somebody/ }).tap()
  await page.getByLabel('Their e-mail').fill('hugo@example.com')
  await page.getByLabel('Message').fill('Have a good time')
  await page.getByRole('checkbox', { name: /^I agree to these terms/ }).tap()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await payAtGateway(page, 'Approve')
  await page.getByRole('heading', { name: 'Your gift is paid' }).waitFor()
  await page.locator('main button').first().tap()
  await page.waitForURL(/\/order\/coupon\/detail\//)
  await page.getByText('Given to hugo@example.com, not claimed yet').first().waitFor()
  const path = await giftPathFor(staylark.url, 'hugo@example.com')

  const friend = await openPhone(staylark.browser, staylark.url)
  await friend.page.goto(path)
  await friend.page.getByText('Have a good time').waitFor()
  await friend.page.getByRole('button', { name: 'Sign in and claim' }).tap()
  await signInAtPopup(friend.page, staylark.url, 'hugo@example.com')
  await friend.page.getByRole('heading', { name: /yours$/ }).waitFor()
  await friend.page.getByRole('button', { name: 'Open wallet' }).tap()
  await friend.page.waitForURL(/\/account\/vouchers$/)
  await friend.page
    .locator('.voucher')
    .nth(minQuantity - 1)
    .waitFor()
  await friend.page.goto(path)
  await friend.page.getByRole('heading', { name: 'You have claimed this gift' }).waitFor()

  await page.reload()
  await page.getByText('Given to hugo@example.com, claimed').first().waitFor()
  expect(await page.getByRole('button', { name: /^Show the code/ }).count()).toBe(0)
  expect([...buyer.errors, ...friend.errors].filter((error) => !error.includes('410'))).toEqual([])
}, 180_000)

test('a voucher that is given is taken back before it is claimed, and its link ends', async () => {
  const giver = await withVoucher('ines')
  const { page, errors } = giver
  await give(giver, 'jonas@example.com')
  const path = await giftPathFor(staylark.url, 'jonas@example.com')
  await page.goto(path)
  await page.getByRole('heading', { name: 'This is your own gift' }).waitFor()
  await page.getByRole('button', { name: 'Open wallet' }).tap()
  await page.getByRole('button', { name: /^Take gift back/ }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take gift back' }).tap()
  await page.getByText('Gift taken back, your voucher is free again').waitFor()
  await page
    .getByRole('button', { name: /^Give: / })
    .first()
    .waitFor()
  await page.goto(path)
  await page.getByRole('heading', { name: 'This gift was taken back' }).waitFor()
  expect(errors.filter((error) => !error.includes('410'))).toEqual([])
}, 120_000)

test('a code that somebody was given becomes a voucher in the wallet, with a code of its own', async () => {
  const giver = await withVoucher('kate')
  const [{ voucherId } = { voucherId: '' }] = await walletOf(giver)
  const { code } = await giver.api.couponOrder.showVoucherCode({ voucherId })
  const friend = await openSignedInPhone(staylark, 'liam@example.com')
  const { page, errors } = friend
  await page.goto('/account/vouchers')
  await page.getByRole('button', { name: 'Add a voucher by code' }).tap()
  await page.waitForURL(/\/voucher\/add$/)
  const field = page.getByLabel('Code', { exact: true })
  const last = code.endsWith('2') ? '3' : '2'
  await field.fill(`${code.slice(0, -1)}${last}`)
  await page.getByRole('button', { name: 'Check code' }).tap()
  await page.getByText('There is a typing error in this code').waitFor()
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Check code' }).tap()
  await page.getByRole('heading', { name: giver.voucherName }).waitFor()
  expect(await field.inputValue()).toBe(code)
  await page.getByRole('button', { name: 'Add to wallet' }).tap()
  await page.getByRole('heading', { name: 'The voucher is yours' }).waitFor()
  await page.getByRole('button', { name: 'Open wallet' }).tap()
  await page.waitForURL(/\/account\/vouchers$/)
  expect((await walletOf(friend)).map((voucher) => [voucher.voucherId, voucher.holding])).toEqual([
    [voucherId, 'received'],
  ])
  expect((await friend.api.couponOrder.showVoucherCode({ voucherId })).code).not.toBe(code)
  expect(errors).toEqual([])
}, 120_000)

test('days are proposed to a hotel, which confirms one; the appointment is cancelled', async () => {
  const phone = await openSignedInPhone(staylark, 'mina@example.com')
  const { page, api, errors } = phone
  const voucherId = await appointmentVoucher(phone)
  const [hotel] = (await api.appointment.getBookInfo({ voucherId })).hotels
  const open = hotel?.days.filter(({ refusal }) => refusal === null).map(({ date }) => date) ?? []
  const [first = '', second = ''] = open.slice(4)
  const refused = hotel?.days.find(({ refusal }) => refusal === 'book_ahead')
  await page.goto('/account/vouchers')
  await page.getByRole('button', { name: /^Make an appointment/ }).tap()
  await page.waitForURL(/\/order\/coupon\/appointment\//)
  await page.getByRole('button', { name: 'Choose your days', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Choose up to 3 days' })
  const day = (date: string) => sheet.getByRole('button', { name: new RegExp(`^${formatDayInFull(date)}`) })
  if (refused) {
    await day(refused.date).tap({ force: true })
    await sheet.getByText(refused.refusalText ?? '').waitFor()
  }
  await day(second).tap()
  await day(first).tap()
  await sheet.getByText(`${formatDay(second)}, ${formatDay(first)}`).waitFor()
  await sheet.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByLabel('Note to the hotel').fill('After noon, please')
  await page.getByRole('button', { name: 'Propose 2 days' }).tap()
  await page.waitForURL(/\/account\/vouchers$/)
  await page.getByText('Waiting for the hotel').waitFor()
  await page.getByText(`: ${formatDay(second)}, ${formatDay(first)}. The hotel confirms one of them.`).waitFor()
  await confirmWaitingDay(staylark.server, first)
  await page.reload()
  await page.getByText('Appointment confirmed').waitFor()
  await page.getByText(`: ${formatDayWithYear(first)}.`).waitFor()
  await page.getByRole('button', { name: /^Cancel appointment/ }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).tap()
  await page.getByText('Appointment cancelled, your voucher is free again').waitFor()
  expect((await walletOf(phone))[0]).toMatchObject({ status: 'UNUSED', appointment: { status: 'CANCELLED' } })
  expect(errors).toEqual([])
}, 120_000)
