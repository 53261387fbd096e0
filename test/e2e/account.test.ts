import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { codeFor, newestMail } from './support/mailbox'
import { findOffer, placeOrder } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { signInAtProfile } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** Opens a sheet of the profile by its row. */
async function openSheet(page: Page, name: string) {
  await page.goto('/account/mine')
  await page.getByRole('button', { name }).tap()
  const sheet = page.getByRole('dialog', { name })
  await sheet.waitFor()
  return sheet
}

/** Has the code sent and types it. */
async function passCode(page: Page, email: string, name: string) {
  const sheet = await openSheet(page, name)
  await sheet.getByRole('button', { name: 'Send code' }).tap()
  await sheet.getByText(/^We sent a 6-digit code to .\*\*\*@example\.com/).waitFor()
  await sheet.getByLabel('Verification code').fill(await codeFor(staylark.url, email))
  return sheet
}

test('a device that is signed out from another one is out at its next call', async () => {
  const email = 'dora@example.com'
  const lost = await openSignedInPhone(staylark, email)
  await staylark.advance(61_000)
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, email)
  const sheet = await openSheet(page, 'Signed-in devices')
  const rows = sheet.getByRole('listitem')
  await eventually(
    () => rows.count(),
    (shown) => expect(shown).toBe(2),
  )
  expect(await rows.first().textContent()).toMatch(/Chrome on .*Active now.*Signed in on .*This device/)
  await sheet.getByRole('button', { name: /^Sign out Chrome/ }).tap()
  await eventually(
    () => rows.count(),
    (shown) => expect(shown).toBe(1),
  )
  await expect(lost.api.account.getCurrentUser({})).rejects.toMatchObject({ status: 401 })
  expect(errors).toEqual([])
}, 120_000)

test('the data come as a file with a name and a date, after a code from the mailbox', async () => {
  const email = 'edda@example.com'
  const { page, api, errors } = await openSignedInPhone(staylark, email)
  const { hotelId } = await findOffer({ api, email }, 30)
  await api.collection.addCollection({ bizType: 'hotel', bizId: hotelId })
  const sheet = await passCode(page, email, 'Download my data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download' }).tap(),
  ])
  expect(download.suggestedFilename()).toMatch(/^staylark-account-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(file).toMatchObject({ profile: [{ email }], wishes: [{ biz_id: hotelId }] })
  await sheet.getByText(`Your browser is saving ${download.suggestedFilename()}.`).waitFor()
  await sheet.getByRole('button', { name: 'Close' }).last().tap()
  await sheet.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
}, 120_000)

test('a deleted account says goodbye, leaves nothing on the device, and its address begins anew', async () => {
  const email = 'finn@example.com'
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, email)
  const sheet = await passCode(page, email, 'Delete account')
  await sheet.getByRole('button', { name: 'Delete account' }).tap()
  await sheet.getByText('Your account is deleted').waitFor()
  await sheet.getByRole('button', { name: 'Go to Explore' }).tap()
  await page.waitForURL(/\/home$/)
  const remaining = (await context.cookies()).map(({ name }) => name)
  expect(remaining.filter((name) => ['access_token', 'UID', 'rt'].includes(name))).toEqual([])
  expect(await newestMail(staylark.url, email, /was deleted/)).not.toBeNull()
  await staylark.advance(61_000)
  await signInAtProfile(page, staylark.url, email)
  await page.locator('.mine-email', { hasText: 'f***@example.com' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a wrong code stands at its field; a paid stay keeps the account and is named, with a way to it', async () => {
  const email = 'gwen@example.com'
  const calls = await openSignedInPhone(staylark, email)
  const { page, api, errors } = calls
  const { payId, orderid } = await placeOrder(calls, await findOffer(calls, 33))
  const sheet = await passCode(page, email, 'Delete account')
  const right = await codeFor(staylark.url, email)
  await sheet.getByLabel('Verification code').fill(right === '111111' ? '222222' : '111111')
  await sheet.getByRole('button', { name: 'Delete account' }).tap()
  await sheet.getByText('That code is not right.', { exact: false }).waitFor()
  const { bankOrderId } = await api.payment.createPayment(
    { payId, channel: 'sandbox' },
    { idempotencyKey: randomUUID() },
  )
  const body = new URLSearchParams({ decision: 'approve', callback: 'now' })
  await fetch(`${staylark.url}/sandbox/pay/${bankOrderId}`, { method: 'POST', body, redirect: 'manual' })
  await sheet.getByLabel('Verification code').fill(right)
  await sheet.getByRole('button', { name: 'Delete account' }).tap()
  await sheet.getByText(/can be deleted once these bookings and vouchers are over/).waitFor()
  await sheet.getByRole('link').tap()
  await page.waitForURL(`**/order/hotel/detail/${orderid}`)
  expect(errors).toEqual([])
}, 120_000)

test('the currency follows the account to the next device', async () => {
  const email = 'hugo@example.com'
  const first = await openSignedInPhone(staylark, email)
  await first.page.goto('/account/mine')
  await first.page.getByRole('button', { name: /^Currency of prices/ }).tap()
  await first.page.getByRole('radio', { name: /Japanese yen/ }).tap()
  await first.page.getByRole('button', { name: 'Currency of prices JPY' }).waitFor()
  await staylark.advance(61_000)
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, email)
  await page.getByRole('button', { name: 'Currency of prices JPY' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)
