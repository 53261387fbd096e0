import type { Page } from 'playwright-core'
import { eventually } from './support/eventually'
import { openSignedInPhone } from './support/signed-in-phone'
import { findOffer } from './support/offers'
import { type Staylark, useStaylark } from './support/staylark'
import { chooseOffer, fillForm, payAtGateway, signInAtPopup, signInAtProfile } from './support/traveler'

/** Longer than an access token is good for, clocks that differ included. */
const tokenLifeMs = 16 * 60_000

let staylark: Staylark
useStaylark((started) => (staylark = started))

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
    // Until then the page may learn of the end by itself, and a heart is a visitor's.
    await page.goto('/hotel/list?cityId=shanghai', { waitUntil: 'networkidle' })
    const heart = page.getByRole('button', { name: /^Wish list: / }).first()
    await api.login.logout({})
    await heart.tap()
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await page.locator('.hotel-favorite [aria-pressed=true]').waitFor()
  }, 120_000)

  test('where a page reads several things at once: one renewal is tried, one popup opens', async () => {
    const { page, api, email } = await openSignedInPhone(staylark, 'ended-list@example.com')
    await page.goto('/account/mine')
    await page.getByText('Log out').waitFor()
    await api.login.logout({})
    const seen = renewalsIn(page)
    await page.goto('/account/wish/list')
    await popupOf(page).waitFor()
    expect([seen.renewals, await popupOf(page).count()]).toEqual([1, 1])
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await page.locator('.empty').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/account/wish/list')
  }, 120_000)
})

describe('a half-filled traveler form', () => {
  const sheetOf = (page: Page) => page.locator('.sheet-85')
  const field = (page: Page, label: string) => sheetOf(page).getByLabel(label)

  const storedDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('traveler_draft'))

  /** What every kind of browser storage holds, as one text. */
  const allStored = (page: Page) =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie)

  async function fillNew(page: Page): Promise<void> {
    await sheetOf(page).getByRole('button', { name: 'New traveler' }).tap()
    await field(page, 'Name').fill('李雷')
    await field(page, 'ID number').fill('11010519491231002X')
  }

  const openers = [
    [
      'on the booking page',
      'book',
      async (phone: Awaited<ReturnType<typeof openSignedInPhone>>) => {
        await phone.page.goto((await findOffer(phone, 44)).bookPath)
        await phone.page.getByRole('button', { name: 'Choose from travelers' }).tap()
      },
    ],
    [
      'on the profile',
      'mine',
      async ({ page }: Awaited<ReturnType<typeof openSignedInPhone>>) => {
        await page.goto('/account/mine')
        await page.getByRole('button', { name: 'Travelers' }).tap()
      },
    ],
  ] as const

  test.each(openers)(
    '%s: Save meets the end of the sign-in, and after the next one it is saved',
    async (_where, name, open) => {
      const phone = await openSignedInPhone(staylark, `ended-travelers-${name}@example.com`)
      const { page, api, email, errors } = phone
      await open(phone)
      await fillNew(page)
      await field(page, 'Mobile number').fill('13800138000')
      expect(await allStored(page)).not.toContain('11010519491231002')
      const address = page.url()
      await api.login.logout({})
      await sheetOf(page).getByRole('button', { name: 'Save' }).tap()
      await popupOf(page).waitFor()
      expect([page.url(), await storedDraft(page)]).toEqual([address, expect.stringContaining('11010519491231002X')])
      await staylark.advance(60_000)
      await signInAtPopup(page, staylark.url, email)
      await sheetOf(page).getByText('11**************2X').waitFor()
      expect(await allStored(page)).not.toContain('11010519491231002')
      expect(errors).toEqual([])
    },
    120_000,
  )

  test('another tab meets the end: here the form waits for its owner, as it was', async () => {
    const phone = await openSignedInPhone(staylark, 'ended-elsewhere@example.com')
    const { page, context, api, email } = phone
    await openers[0][2](phone)
    await fillNew(page)
    await api.login.logout({})
    const other = await context.newPage()
    await other.goto('/account/wish/list')
    await popupOf(other).waitFor()
    await other.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await sheetOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Choose from travelers' }).tap()
    await staylark.advance(60_000)
    await signInAtPopup(page, staylark.url, email)
    await field(page, 'ID number').waitFor()
    expect([await field(page, 'Name').inputValue(), await field(page, 'ID number').inputValue()]).toEqual([
      '李雷',
      '11010519491231002X',
    ])
    expect(await storedDraft(page)).toBeNull()
    await sheetOf(page).getByRole('button', { name: 'Back' }).tap()
    await sheetOf(page).getByText('There is no traveler information yet.').waitFor()
  }, 120_000)

  test('is shown to nobody else, and kept for nobody who turns the sign-in down', async () => {
    const phone = await openSignedInPhone(staylark, 'ended-ada@example.com')
    const { page, api } = phone
    const end = async () => {
      await openers[1][2](phone)
      await fillNew(page)
      await field(page, 'Mobile number').fill('13800138000')
      await api.login.logout({})
      await sheetOf(page).getByRole('button', { name: 'Save' }).tap()
      await popupOf(page).waitFor()
    }
    await end()
    expect(await storedDraft(page)).not.toBeNull()
    await popupOf(page).getByRole('button', { name: 'Close' }).tap()
    expect(await storedDraft(page)).toBeNull()
    await staylark.advance(60_000)
    await signInAtProfile(page, staylark.url, 'ended-ada@example.com')
    await end()
    await signInAtPopup(page, staylark.url, 'ended-ben@example.com')
    await sheetOf(page).getByText('There is no traveler information yet.').waitFor()
    expect(await allStored(page)).not.toContain('11010519491231002')
  }, 120_000)

  test('goes with a log-out in another tab', async () => {
    const phone = await openSignedInPhone(staylark, 'left-elsewhere@example.com')
    const { page, context } = phone
    await openers[0][2](phone)
    await fillNew(page)
    const other = await context.newPage()
    await other.goto('/account/mine')
    await other.getByRole('button', { name: 'Log out' }).tap()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
    await sheetOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Choose from travelers' }).waitFor()
    await eventually(
      () => allStored(page),
      (stored) => expect(stored).not.toContain('11010519491231002'),
    )
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
  }, 120_000)
})

test('a half-written profile outlives the end of the sign-in, and is saved after it', async () => {
  const { page, api, email, errors } = await openSignedInPhone(staylark, 'ended-profile@example.com')
  await page.goto('/account/profile')
  await page.getByLabel('Nickname').fill('Ada of the trains')
  await api.login.logout({})
  await page.getByRole('button', { name: 'Save' }).tap()
  await popupOf(page).waitFor()
  await staylark.advance(60_000)
  await signInAtPopup(page, staylark.url, email)
  await page.getByText('Saved').waitFor()
  expect([await page.getByLabel('Nickname').inputValue(), errors]).toEqual(['Ada of the trains', []])
}, 120_000)
