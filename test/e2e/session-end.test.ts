import type { Page } from 'playwright-core'
import { openSignedInPhone } from './support/signed-in-phone'
import { findOffer } from './support/offers'
import { startStaylark, type Staylark } from './support/staylark'
import { chooseOffer, fillForm, payAtGateway, signInAtPopup } from './support/traveller'

/** Longer than an access token is good for, clocks that differ included. */
const tokenLifeMs = 16 * 60_000

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterEach(() => Promise.all(staylark.browser.contexts().map((context) => context.close())))
afterAll(() => staylark.close())

/** How often the page renewed its token, and how many calls of it ended with a 401. */
function renewalsIn(page: Page) {
  const seen = { renewals: 0, refused: 0 }
  page.on('response', (response) => {
    if (response.url().includes('/token/refresh')) seen.renewals += 1
    else if (response.status() === 401) seen.refused += 1
  })
  return seen
}

const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

const journey = {
  list: (page: Page) => page.goto('/hotel/list?cityId=shanghai'),
  offer: (page: Page) => chooseOffer(page),
  form: (page: Page) => fillForm(page, 'ida@example.com'),
  submit: async (page: Page) => {
    await page.getByRole('button', { name: 'Submit' }).tap()
    await page.waitForURL(/\/order\/pay\/[^/]+$/)
    await page.getByRole('button', { name: /^Pay / }).waitFor()
  },
  bookings: async (page: Page) => {
    await page.goto('/order/list')
    await page.locator('.trips-cell').first().waitFor()
  },
} as const

const steps = Object.keys(journey) as (keyof typeof journey)[]

test.each(steps)(
  'the token runs out before the step “%s”: it is renewed unseen, once',
  async (lapse) => {
    const { page, errors } = await openSignedInPhone(staylark, `token-${lapse}@example.com`)
    const seen = renewalsIn(page)
    for (const step of steps) {
      if (step === lapse) await staylark.advance(tokenLifeMs)
      await journey[step](page)
      expect(await popupOf(page).count()).toBe(0)
    }
    expect(seen.renewals).toBe(1)
    expect(errors).toEqual([])
  },
  120_000,
)

describe('the sign-in has ended at the server', () => {
  test('at Submit: the popup opens over the same page, and the booking goes on after it', async () => {
    const phone = await openSignedInPhone(staylark, 'ended-submit@example.com')
    const { page, api, email } = phone
    await page.goto((await findOffer(phone, 40)).bookPath)
    await fillForm(page, email)
    const address = page.url()
    await api.login.logout({})
    await page.getByRole('button', { name: 'Submit' }).tap()
    await popupOf(page).waitFor()
    expect(page.url()).toBe(address)
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await page.waitForURL(/\/order\/pay\/[^/]+$/)
    await payAtGateway(page, 'Approve')
    await page.waitForURL(/\/order\/pay\/finish\//)
  }, 120_000)

  test('at a heart: the popup opens over the list, and the hotel is on the wish list after it', async () => {
    const { page, api, email } = await openSignedInPhone(staylark, 'ended-heart@example.com')
    await page.goto('/hotel/list?cityId=shanghai')
    const heart = page.getByRole('button', { name: /^Wish list: / }).first()
    await heart.waitFor()
    await api.login.logout({})
    await heart.tap()
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await page.locator('.hotel-wish [aria-pressed=true]').waitFor()
  }, 120_000)

  test('where a page reads several things at once: one renewal is tried, one popup opens', async () => {
    const { page, api, email } = await openSignedInPhone(staylark, 'ended-list@example.com')
    await page.goto('/account/mine')
    await page.getByText('Log out').waitFor()
    await api.login.logout({})
    const seen = renewalsIn(page)
    await page.goto('/order/list')
    await popupOf(page).waitFor()
    expect([seen.renewals, await popupOf(page).count()]).toEqual([1, 1])
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await page.getByText('Log out').or(page.locator('.empty')).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/order/list')
  }, 120_000)
})
