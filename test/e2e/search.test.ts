import type { Locator, Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveller'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

/** Dates far from what the demo catalogue sells out. */
const stay = `checkIn=${dayAhead(21)}&checkOut=${dayAhead(23)}`

const inFront = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const count = (page: Page) => inFront(page).locator('.stays-count')
const totalIn = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10)
const fieldsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const scroller = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')

/** Waits for a list whose count stands. */
async function listed(page: Page): Promise<number> {
  await page.waitForURL(/\/hotel\/list\?/)
  await inFront(page).locator('.hotel').first().waitFor()
  return totalIn(page)
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
  expect(fieldsOf(page)).toMatchObject({ checkIn: dayAhead(21), checkOut: dayAhead(23) })

  await page.getByRole('button', { name: /^More/ }).tap()
  const more = page.getByRole('dialog', { name: 'More filters' })
  const feature = await bestFeature(more, all)
  await more.getByRole('button', { name: `${feature.name}, ${feature.stays} stays` }).tap()
  await more.getByRole('button', { name: `Confirm: Show ${feature.stays} stays` }).tap()
  await isListing(page, feature.stays)
  const { tags } = fieldsOf(page)
  expect(tags).toBeTruthy()

  await page.getByRole('button', { name: /^Price & grade/ }).tap()
  const popup = page.getByRole('dialog', { name: 'Price and hotel grade' })
  const grade = popup.locator('.grades-tile:not(.grades-off)').first()
  const stars = /\d stars|Top luxury/.exec((await grade.textContent()) ?? '')?.[0] ?? ''
  await grade.tap()
  await popup.getByRole('button', { name: /^Confirm: Show \d+ stay/ }).tap()
  await page.getByRole('button', { name: `Remove ${stars}` }).waitFor()
  expect(fieldsOf(page)).toMatchObject({ tags, grades: expect.stringMatching(/^[4-7]$/) })

  await page.getByRole('button', { name: `Remove ${stars}` }).tap()
  await isListing(page, feature.stays)
  expect(fieldsOf(page)).not.toHaveProperty('grades')

  await page.locator('.hotel').nth(4).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => (document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? 0) > 300)
  await inFront(page).locator('.hotel:not(.hotel-gone) a').nth(4).tap()
  await page.waitForURL(/\/hotel\/detail\//)
  await inFront(page).locator('.pack').first().waitFor()
  await page.goBack()
  await isListing(page, feature.stays)
  expect(fieldsOf(page)).toMatchObject({ tags })
  await page.getByRole('button', { name: `Remove ${feature.name}` }).waitFor()
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(300)

  await page.reload()
  await isListing(page, feature.stays)
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

test('all of it by the keyboard alone', async () => {
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60 && !name.test(await focused()); step++) await page.keyboard.press('Tab')
    expect(await focused()).toMatch(name)
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
  await page.getByRole('button', { name: /^Confirm: Show \d+ stay/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Remove CNY/ }).waitFor()
  expect(await focused()).toMatch(/^Price & grade/)
  expect(await totalIn(page)).toBeLessThanOrEqual(all)
  expect(fieldsOf(page).price).toMatch(/^CNY\d+-$/)

  await tabTo(/^More/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'More filters' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused()).toMatch(/^More/)

  await tabTo(/^Remove CNY/)
  await page.keyboard.press('Enter')
  await isListing(page, all)
  expect(fieldsOf(page)).not.toHaveProperty('price')
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
