import type { Locator, Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveler'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

/** Dates far from what the demo catalogue sells out. */
const stay = `checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}`

const inFront = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const count = (page: Page) => inFront(page).locator('.stays-count')
const fieldsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** Waits for a list whose count stands. */
async function listed(page: Page): Promise<number> {
  await page.waitForURL(/\/hotel\/list\?/)
  await inFront(page).locator('.hotel').first().waitFor()
  await count(page)
    .filter({ hasText: /^\d+ stays?\b/ })
    .waitFor()
  return Number.parseInt((await count(page).textContent()) ?? '', 10)
}

/** Waits until the address has these filters, or none where a field is undefined. */
async function isFilteredBy(page: Page, fields: Readonly<Record<string, string | RegExp | undefined>>): Promise<void> {
  await page.waitForURL(({ searchParams }) =>
    Object.entries(fields).every(([field, wanted]) => {
      const value = searchParams.get(field)
      return wanted instanceof RegExp ? wanted.test(value ?? '') : value === (wanted ?? null)
    }),
  )
}

/** Waits until the focus stands on what is called so. */
const isFocused = (page: Page, name: RegExp) =>
  eventually(
    () => focusedName(page),
    (focused) => expect(focused).toMatch(name),
  )

/** How many stays a popup's Confirm promises, once it knows. */
async function promised(page: Page): Promise<number> {
  const confirm = page.getByRole('button', { name: /^Confirm: Show \d+ stays?$/ })
  await confirm.waitFor()
  return Number(/\d+/.exec((await confirm.getAttribute('aria-label')) ?? '')?.[0])
}

/** Waits until the list's count is a certain one. */
async function isListing(page: Page, total: number): Promise<void> {
  await count(page)
    .filter({ hasText: new RegExp(`^${total} stays?\\b`) })
    .waitFor()
}

/** The feature that most stays have, but not all. */
async function bestFeature(more: Locator, all: number): Promise<{ name: string; stays: number }> {
  const buttons = await more.getByRole('group', { name: 'Features' }).getByRole('button').all()
  const labels = await Promise.all(buttons.map((button) => button.getAttribute('aria-label')))
  const features = labels.map((label) => {
    const [, name = '', stays = ''] = /^(.+), (\d+) stays$/.exec(label ?? '') ?? []
    return { name, stays: Number(stays) }
  })
  const [best] = features.filter(({ stays }) => stays < all).toSorted((one, other) => other.stays - one.stays)
  if (!best) throw new Error('every stay has every feature')
  return best
}

test('from a suggestion to a narrowed list, a hotel and back to where one was', async () => {
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  await page.goto(`/search?${stay}`)
  await page.getByRole('combobox').fill('kyo')
  await page
    .getByRole('option', { name: /^Kyoto/ })
    .first()
    .tap()
  const all = await listed(page)
  await isFilteredBy(page, { checkIn: dayAhead(21), checkOut: dayAhead(23) })

  await page.getByRole('button', { name: /^More/ }).tap()
  const more = page.getByRole('dialog', { name: 'More filters' })
  const feature = await bestFeature(more, all)
  await more.getByRole('button', { name: `${feature.name}, ${feature.stays} stays` }).tap()
  await more.getByRole('button', { name: `Confirm: Show ${feature.stays} stays` }).tap()
  await isListing(page, feature.stays)
  await isFilteredBy(page, { tags: /./ })
  const { tags } = fieldsOf(page)

  await page.getByRole('button', { name: /^Price & grade/ }).tap()
  const popup = page.getByRole('dialog', { name: 'Price and hotel grade' })
  const grade = popup.locator('.grades-tile:not(.grades-off)').first()
  const stars = /\d stars|Top luxury/.exec((await grade.textContent()) ?? '')?.[0] ?? ''
  await grade.tap()
  await popup.getByRole('button', { name: /^Confirm: Show \d+ stay/ }).tap()
  await page.getByRole('button', { name: `Remove ${stars}` }).waitFor()
  await isFilteredBy(page, { tags, grades: /^[4-7]$/ })

  await page.getByRole('button', { name: `Remove ${stars}` }).tap()
  await isListing(page, feature.stays)
  await isFilteredBy(page, { tags, grades: undefined })

  await page.locator('.hotel').nth(4).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => (document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? 0) > 300)
  await inFront(page).locator('.hotel:not(.hotel-gone) a').nth(4).tap()
  await page.waitForURL(/\/hotel\/detail\//)
  await inFront(page).locator('.pack').first().waitFor()
  await page.goBack()
  await isListing(page, feature.stays)
  await isFilteredBy(page, { tags })
  await page.getByRole('button', { name: `Remove ${feature.name}` }).waitFor()
  await page.waitForFunction(() => (document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? 0) > 300)

  await page.reload()
  await isListing(page, feature.stays)
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

test('all of it by the keyboard alone', async () => {
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60 && !name.test(await focusedName(page)); step++) await page.keyboard.press('Tab')
    await isFocused(page, name)
  }
  await page.goto(`/search?${stay}`)
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await page.keyboard.type('kyo')
  await page
    .getByRole('option', { name: /^Kyoto/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const all = await listed(page)

  await tabTo(/^Price & grade/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^Lowest price/)
  await page.keyboard.press('PageUp')
  await page.getByText(/and up$/).waitFor()
  await tabTo(/^Confirm/)
  const dearer = await promised(page)
  expect(dearer).toBeLessThanOrEqual(all)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Remove CNY/ }).waitFor()
  await isListing(page, dearer)
  await isFocused(page, /^Price & grade/)
  await isFilteredBy(page, { price: /^CNY\d+-$/ })

  await tabTo(/^More/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'More filters' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await isFocused(page, /^More/)

  await tabTo(/^Remove CNY/)
  await page.keyboard.press('Enter')
  await isListing(page, all)
  await isFilteredBy(page, { price: undefined })
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

test('what was searched for stands there again, here and after a wipe no more', async () => {
  const { page, context } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/search')
  await page.getByRole('combobox').fill('garden')
  await page.getByRole('button', { name: 'Search all stays for “garden”' }).tap()
  await page.waitForURL(/\/hotel\/list\?.*keyword=garden/)
  await page.goto('/search')
  await page.getByRole('button', { name: 'garden', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear recent searches' }).tap()
  await page.getByRole('button', { name: 'garden', exact: true }).waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search near me' }).waitFor()
  expect(await page.getByRole('button', { name: 'garden', exact: true }).count()).toBe(0)
  await context.close()
}, 60_000)

test('without a connection the recent searches are still there', async () => {
  const { page, context } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/search')
  await page.getByRole('combobox').fill('garden')
  await page.getByRole('combobox').press('Enter')
  await page.waitForURL(/\/hotel\/list\?/)
  await page.goto('/search')
  await page.getByRole('button', { name: 'garden', exact: true }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search near me' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'garden', exact: true }).count()).toBe(1)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Search near me' }).waitFor()
  await context.close()
}, 60_000)
