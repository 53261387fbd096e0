import type { Page } from 'playwright-core'
import { look } from './support/looks'
import { confirmIn, endFreeTime, payTwoRooms, refundPath } from './support/refunds'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { drawPhoto } from '../support/server/draw-photo'
import { smallPdf } from '../support/server/refund-files'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** The page that cancels, for a traveler who is ill and requests that the fee is waived. */
async function requestByIllness(name: string, daysAhead: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const order = await payTwoRooms(phone, { daysAhead })
  await endFreeTime(phone, staylark, order)
  const { page } = phone
  await page.goto(refundPath(order))
  await page.getByRole('button', { name: 'Illness' }).tap()
  await page.getByRole('radio', { name: /^Ask the hotel/ }).tap()
  return { ...phone, order }
}

const pdf = { name: 'note.pdf', mimeType: 'application/pdf', buffer: smallPdf }
const photo = async () => ({ name: 'fever.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto() })

async function add(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add files' }).tap()
  await (await chooser).setFiles(files)
}

const row = (page: Page, name: string) => page.locator('.cancel-file', { hasText: name })

test('a PDF and a picture go with a request, outlive a reload, and can be read by their sender', async () => {
  const { page, order, api, errors } = await requestByIllness('ida', 24)
  const request = page.locator('.bottom-bar').getByRole('button', { name: 'Ask the hotel' })
  await request.tap()
  await page.getByRole('alert').filter({ hasText: 'Please add a doctor’s note.' }).waitFor()

  await add(page, pdf, await photo())
  await row(page, 'note.pdf').getByText('Added').waitFor()
  await row(page, 'fever.jpg').getByText('Added').waitFor()
  await row(page, 'fever.jpg').scrollIntoViewIfNeeded()
  expect(await look(page, 'refund-files')).toEqual([])
  await page.reload()
  await row(page, 'note.pdf').waitFor()
  await row(page, 'fever.jpg').getByText('Added').waitFor()

  await confirmIn(page, 'Ask the hotel')
  await page.getByRole('heading', { name: 'We asked the hotel' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.getByText('The hotel has not answered yet.').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Open note.pdf' }).tap()
  expect((await download).suggestedFilename()).toBe('note.pdf')
  await page.getByRole('button', { name: 'Open fever.webp' }).scrollIntoViewIfNeeded()
  expect(await look(page, 'order-waiver')).toEqual([])
  const { waiver } = await api.order.getOrderDetail({ orderid: order.orderid })
  expect(waiver?.files.map(({ fileName }) => fileName)).toEqual(['note.pdf', 'fever.webp'])
  expect(errors).toEqual([])
}, 120_000)

test('a lost upload is sent again, a wrong file is named, and both can be removed', async () => {
  const { page, errors } = await requestByIllness('jane', 27)
  const uploads = '**/api/upload/refund/file'
  await page.route(uploads, (route) => route.abort())
  await add(page, pdf)
  await row(page, 'note.pdf').getByText('We could not reach Staylark.').waitFor()
  await page.locator('.bottom-bar').getByRole('button', { name: 'Ask the hotel' }).tap()
  await page.getByText('A file has not been sent. Please try again, or remove it.').waitFor()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Try note.pdf again' }).tap()
  await row(page, 'note.pdf').getByText('Added').waitFor()

  await add(page, { name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html>') })
  await row(page, 'page.pdf').getByText('Please choose a PDF, or a JPEG, PNG or WebP picture.').waitFor()
  expect(await page.getByRole('button', { name: 'Try page.pdf again' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Remove page.pdf' }).tap()
  await page.setViewportSize({ width: 320, height: 690 })
  await row(page, 'note.pdf').scrollIntoViewIfNeeded()
  expect(await look(page, 'refund-files-narrow')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'Remove note.pdf' }).tap()
  expect(await page.locator('.cancel-file').count()).toBe(0)
  expect(errors).toEqual([])
}, 120_000)

test('an account that was saved for a refund is chosen again for the next', async () => {
  const phone = await openSignedInPhone(staylark, 'kim@example.com')
  const { page, api, errors } = phone
  await api.paymentAccount.createPaymentAccount(
    { kind: 'bank', holder: 'Maya Lindqvist', bank: 'Bank of China', number: '6222020011112222' },
    { idempotencyKey: 'kim-1' },
  )
  const order = await payTwoRooms(phone, { daysAhead: 39, refund: 'fails' })
  await page.goto(refundPath(order))
  await confirmIn(page, 'Cancel booking')
  await page.locator('.refund-failed', { hasText: 'Could not be sent back' }).waitFor()
  await page.getByRole('button', { name: 'View booking' }).tap()
  await page.getByRole('button', { name: 'Name an account' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Name an account' })
  await sheet.getByRole('radio', { name: 'Bank of China •••• 2222 Maya Lindqvist', checked: true }).waitFor()
  expect(await look(page, 'refund-account-saved')).toEqual([])
  await sheet.getByRole('radio', { name: /^A new account/ }).tap()
  await sheet.getByLabel('Name of the owner').waitFor()
  await sheet.getByRole('radio', { name: /^Bank of China/ }).tap()
  await sheet.getByRole('button', { name: /^Send / }).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.locator('.refund-now', { hasText: 'Bank of China •••• 2222' }).waitFor()
  expect((await api.paymentAccount.listPaymentAccounts({})).list).toHaveLength(1)
  expect(errors).toEqual([])
}, 120_000)
