import type { Page } from 'playwright-core'
import { eventually } from './support/eventually'
import { findOffer, type Offer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { fillForm } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler with an offer for separate days, so that no test changes another's prices. */
async function withOffer(name: string, daysAhead: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  return { ...phone, offer: await findOffer(phone, daysAhead) }
}

const reprice = ({ pid, nights, price }: Offer, factor: number) =>
  staylark.overrideNights(pid, nights, { priceMinor: Math.round(price.perNightMinor * factor) })

const tapBook = async (page: Page, { pid }: Offer) => {
  await page.locator(`a[href^="/hotel/book/${pid}"]`).tap()
  await page.waitForURL(/\/hotel\/book\//)
}

const priceDialog = (page: Page) => page.getByRole('alertdialog', { name: 'The price has gone up' })
const total = (page: Page) => page.locator('.taro_page:not(.taro_page_shade) .bar-lead .price-amount').textContent()

/** Waits until the total is no longer what it was when the offer was found. */
const isRepriced = (page: Page, { price }: Offer) =>
  eventually(
    () => total(page),
    (shown) => expect(shown).not.toContain(price.currencyAmount),
  )

test('a price that rose since the hotel page is asked about: back to the hotel, or accepted and paid', async () => {
  const { page, offer, errors } = await withOffer('ada', 21)
  await page.goto(offer.detailPath, { waitUntil: 'networkidle' })
  await page.locator(`a[href^="/hotel/book/${offer.pid}"]`).waitFor()
  await reprice(offer, 2)
  await tapBook(page, offer)
  await priceDialog(page).getByText(offer.price.currencyAmount).waitFor()
  await priceDialog(page).getByRole('button', { name: 'Back' }).tap()
  await page.waitForURL(/\/hotel\/detail\//)

  await page.goto(offer.bookPath)
  await priceDialog(page).getByRole('button', { name: 'Accept' }).tap()
  await priceDialog(page).waitFor({ state: 'detached' })
  await isRepriced(page, offer)
  const accepted = await total(page)
  await fillForm(page, 'ada@example.com')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  await page.locator('.pay-due-figure', { hasText: /[\d,.]+/.exec(accepted ?? '')?.[0] ?? '?' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a price that fell since the hotel page is taken and said', async () => {
  const { page, offer, errors } = await withOffer('ben', 24)
  await page.goto(offer.detailPath, { waitUntil: 'networkidle' })
  await page.locator(`a[href^="/hotel/book/${offer.pid}"]`).waitFor()
  await reprice(offer, 0.5)
  await tapBook(page, offer)
  await page.getByText(/^The price has fallen: .* less per room and night\.$/).waitFor()
  expect(await priceDialog(page).count()).toBe(0)
  await isRepriced(page, offer)
  expect(errors).toEqual([])
}, 120_000)

test('a price that rose between price check and Submit is asked about before anything is booked', async () => {
  const { page, api, offer, errors } = await withOffer('cem', 27)
  await page.goto(offer.bookPath)
  await fillForm(page, 'cem@example.com')
  await reprice(offer, 2)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await priceDialog(page).waitFor()
  expect((await api.order.listOrders({})).list).toEqual([])
  await priceDialog(page).getByRole('button', { name: 'Accept' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect((await api.order.listOrders({})).list).toHaveLength(1)
  expect(errors).toEqual([])
}, 120_000)

test('a room that is sold out before Submit is said so, with other rooms to book', async () => {
  const { page, api, offer, errors } = await withOffer('dea', 30)
  await page.goto(offer.bookPath)
  await fillForm(page, 'dea@example.com')
  await staylark.overrideNights(offer.pid, offer.nights, { total: 0 })
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.getByRole('heading', { name: 'This room is sold out' }).waitFor()
  await page.getByRole('button', { name: 'Change dates' }).first().waitFor()
  expect((await api.order.listOrders({})).list).toEqual([])

  await page
    .getByRole('region', { name: 'Other rooms' })
    .getByRole('link', { name: /^Book / })
    .first()
    .tap()
  await page.waitForURL((url) => url.pathname.startsWith('/hotel/book/') && !url.pathname.endsWith(offer.pid))
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)
