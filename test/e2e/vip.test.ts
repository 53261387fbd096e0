import type { AppCalls } from './support/app-calls'
import { openPhone, type Phone } from './support/browser'
import { hasText } from './support/eventually'
import { look } from './support/looks'
import { findVipOffer, type VipOffer } from './support/vip-offer'
import { openSignedInPhone } from './support/signed-in-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { fillForm, payAtGateway } from './support/traveler'

const vipEmail = 'vip@example.com'

let staylark: Staylark
let vip: Phone & AppCalls
let offer: VipOffer

beforeAll(async () => {
  staylark = await startStaylark()
  vip = await openSignedInPhone(staylark, vipEmail)
  await staylark.setVip(vipEmail, true)
  offer = await findVipOffer(vip, 21)
}, 120_000)

afterAll(async () => {
  expect(vip.errors).toEqual([])
  await staylark.close()
})

const amountOf = ({ price }: VipOffer) => `${price.currencySymbol} ${price.currencyAmount}`
const cardOf = ({ page }: Phone, { hotelId }: VipOffer) =>
  page.locator('.hotel', { has: page.locator(`a[href*="${hotelId}"]`) }).first()

test('a VIP reads the member price in the list and pays it, and the order says what was saved', async () => {
  const { page } = vip
  await page.goto(offer.listPath)
  const card = cardOf(vip, offer)
  await card.locator('.price-vip').waitFor()
  await hasText(card.locator('.price-amount'), amountOf(offer))
  await hasText(card.locator('.price-was'), `¥ ${offer.price.originalAmount}`)
  await card.scrollIntoViewIfNeeded()
  expect(await look(page, 'vip-hotel-list')).toEqual([])

  await card.locator('a:visible').first().tap()
  await page.waitForURL(/\/hotel\/detail\//)
  const row = page.locator('.pack', { has: page.locator(`a[href*="${offer.pid}"]`) })
  await row.scrollIntoViewIfNeeded()
  await hasText(row.locator('.price-amount'), amountOf(offer))
  await hasText(row.locator('.price-vip'), 'VIP price')
  expect(await look(page, 'vip-hotel-detail')).toEqual([])

  await row.getByRole('link', { name: /^Book / }).tap()
  await page.locator('.bill-saving').scrollIntoViewIfNeeded()
  expect(await page.locator('.bill-amount').textContent()).toBe(amountOf(offer))
  expect(await page.locator('.bill-saving').textContent()).toMatch(/^Member price−¥ [\d,]+$/)
  expect(await look(page, 'vip-hotel-book')).toEqual([])

  await fillForm(page, vipEmail)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect(await page.getByRole('button', { name: /^Pay / }).textContent()).toContain(amountOf(offer))
  await payAtGateway(page, 'Approve')
  await page.waitForURL(/\/order\/pay\/finish\//)
  await page
    .getByRole('link', { name: 'View booking' })
    .or(page.getByRole('button', { name: 'View booking' }))
    .tap()
  await page.getByText('Hotel confirmation').waitFor()
  await page.locator('.bill-saving').scrollIntoViewIfNeeded()
  expect(await page.locator('.bill-amount').textContent()).toBe(amountOf(offer))
  expect(await look(page, 'vip-order')).toEqual([])
}, 240_000)

test('Explore shows it among what was looked at last', async () => {
  const { page } = vip
  await page.goto('/home')
  await page.locator('.recent-cell').first().scrollIntoViewIfNeeded()
  await page.locator('.recent-cell', { hasText: offer.name }).locator('.price-amount').waitFor()
  expect(await look(page, 'vip-explore', [], '.banners')).toEqual([])
}, 120_000)

test('who is no VIP any more when the booking is sent is asked first', async () => {
  const { page } = vip
  const later = await findVipOffer(vip, 28)
  await page.goto(later.bookPath)
  await page.locator('.bill-saving').waitFor()
  await fillForm(page, vipEmail)
  await staylark.setVip(vipEmail, false)
  await page.getByRole('button', { name: 'Submit' }).tap()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByText('The price has gone up').waitFor()
  expect(await dialog.textContent()).toContain(amountOf(later))
  expect(await dialog.textContent()).toContain(`¥ ${later.price.originalAmount}`)
  await dialog.getByRole('button', { name: 'Accept' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect(await page.getByRole('button', { name: /^Pay / }).textContent()).toContain(`¥ ${later.price.originalAmount}`)
  await staylark.setVip(vipEmail, true)
}, 120_000)

test('all others read the public price; a visitor is told how one gets the other one', async () => {
  const visitor = await openPhone(staylark.browser, staylark.url)
  const publicAmount = `¥ ${offer.price.originalAmount}`
  const { page } = visitor
  await page.goto(offer.detailPath)
  const row = page.locator('.pack', { has: page.locator(`a[href*="${offer.pid}"]`) })
  await row.scrollIntoViewIfNeeded()
  await hasText(row.locator('.price-amount'), publicAmount)
  expect(await page.locator('.detail').textContent()).not.toContain(offer.price.currencyAmount)
  expect(await look(page, 'vip-visitor-detail')).toEqual([])
  await row.getByRole('button', { name: 'VIPs pay less: 3 stays in 12 months' }).tap()
  const about = page.getByRole('dialog', { name: 'VIP prices' })
  await about.getByText('Complete 3 stays within 12 months.').waitFor()
  expect(await look(page, 'vip-visitor-sheet')).toEqual([])
  await about.getByRole('button', { name: 'Sign in' }).tap()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(visitor.errors).toEqual([])

  const signedIn = await openSignedInPhone(staylark, 'member@example.com')
  await signedIn.page.goto(offer.detailPath)
  const same = signedIn.page.locator('.pack', { has: signedIn.page.locator(`a[href*="${offer.pid}"]`) })
  await same.scrollIntoViewIfNeeded()
  await hasText(same.locator('.price-amount'), publicAmount)
  await hasText(same.locator('.price-vip'), `VIP price ${amountOf(offer)}`)
  await same.locator('.price-vip').tap()
  await signedIn.page.getByRole('dialog', { name: 'VIP prices' }).getByText('0 of 3 stays').waitFor()
  expect(await look(signedIn.page, 'vip-member-sheet')).toEqual([])
  expect(signedIn.errors).toEqual([])
}, 180_000)
