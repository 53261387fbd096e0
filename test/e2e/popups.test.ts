import type { Page } from 'playwright-core'
import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { openSection } from './support/gallery'
import { startStaylark, type Staylark } from './support/staylark'

/* Sizes at the width that the specification's numbers are for, and delays by a clock that the test moves. */

let staylark: Staylark
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhone(staylark.browser, staylark.url)
  await phone.page.setViewportSize({ width: 375, height: 800 })
}, 120_000)

afterAll(async () => {
  expect(phone.errors).toEqual([])
  await phone.context.close()
  await staylark.close()
})

const layerOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).zIndex)

/** Returns the phone's page with a clock that stands still until the test advances it. */
async function withClock(key: string): Promise<Page> {
  const { page } = phone
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await openSection(page, key)
  await page.clock.pauseAt('2026-11-20T11:00:00Z')
  return page
}

test.each([
  ['55 per cent', 440],
  ['85 per cent', 680],
  ['full', 800],
])('a sheet of the size %s is %i of 800 px high (spec §2)', async (size, heightPx) => {
  const { page } = phone
  await openSection(page, 'sheet')
  await page.getByRole('button', { name: `Open: ${size}` }).tap()
  await eventually(
    () => page.getByRole('dialog').boundingBox(),
    (box) => expect(box?.height).toBe(heightPx),
  )
  expect(await layerOf(page, '.sheet')).toBe('2020')
})

test('the login popup lies above all (spec §9)', async () => {
  const { page } = phone
  await page.goto('/account/wish/list')
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(await layerOf(page, '.login-popup')).toBe('1000000')
})

test('the page behind a popup stands still', async () => {
  const { page } = phone
  await openSection(page, 'action-sheet')
  const scroller = page.locator('.taro_page:not(.taro_page_shade)')
  expect(await scroller.evaluate((element) => getComputedStyle(element).overflowY)).toBe('scroll')
  await page.getByRole('button', { name: 'Open: plain' }).tap()
  await page.getByRole('menu').waitFor()
  await eventually(
    () => scroller.evaluate((element) => getComputedStyle(element).overflowY),
    (overflow) => expect(overflow).toBe('hidden'),
  )
})

test('a toast stands 3000 ms (spec §9)', async () => {
  const page = await withClock('toast')
  const toast = page.getByText('The address was copied').first()
  await page.getByRole('button', { name: 'Show text' }).tap()
  const layer = page.locator('.layer .toast')
  await layer.waitFor()
  await page.clock.runFor(2999)
  expect(await layer.count()).toBe(1)
  await page.clock.runFor(1)
  await layer.waitFor({ state: 'detached' })
  expect(await toast.count()).toBe(1)
})

test('a tip stands 2 s (spec §9)', async () => {
  const page = await withClock('toast')
  await page.getByRole('button', { name: 'Tip above, center' }).tap()
  const bubble = page.locator('.tip-bubble')
  await bubble.waitFor()
  await page.clock.runFor(1999)
  expect(await bubble.count()).toBe(1)
  await page.clock.runFor(1)
  await bubble.waitFor({ state: 'detached' })
})

test('pulled by the mouse: every state with its words, 50 px while it loads, 500 ms of success (spec §4, §9)', async () => {
  const page = await withClock('pull-refresh')
  const frame = page.locator('section[data-state="pull here"]')
  const status = frame.getByRole('status').first()
  const box = await frame.getByText('Pull this down').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 30)
  await frame.getByText('Pull down to refresh').waitFor()
  await page.mouse.move(x, y + 120)
  await frame.getByText('Release to refresh').waitFor()
  await page.mouse.up()
  await frame.getByText('Loading').waitFor()
  await eventually(
    () => frame.locator('.pull-head').evaluate((head) => getComputedStyle(head).height),
    (height) => expect(height).toBe('50px'),
  )
  await page.clock.runFor(1200)
  await frame.getByText('Up to date').waitFor()
  await page.clock.runFor(499)
  expect(await status.textContent()).toBe('Up to date')
  await page.clock.runFor(1)
  await status.filter({ hasText: /^$/ }).waitFor({ state: 'attached' })
})

test('the way back to the top shows after 500 px (spec §9)', async () => {
  const { page } = phone
  await openSection(page, 'back-to-top')
  const live = page.locator('section[data-state="of this page, after 500 px"]').getByRole('button')
  const scroller = page.locator('.taro_page:not(.taro_page_shade)')
  await scroller.evaluate((element) => element.scrollTo({ top: 500 }))
  await page.waitForFunction(() => document.querySelector('.taro_page')?.scrollTop === 500)
  expect(await live.count()).toBe(0)
  await scroller.evaluate((element) => element.scrollTo({ top: 501 }))
  await live.tap()
  await page.waitForFunction(() => document.querySelector('.taro_page')?.scrollTop === 0)
  await live.waitFor({ state: 'detached' })
})

test('where motion is welcome a sheet slides out before it is gone', async () => {
  const { page } = phone
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const live = await withClock('sheet')
  await live.getByRole('button', { name: 'Open: 55 per cent' }).tap()
  const sheet = live.locator('.sheet')
  await sheet.waitFor()
  await live.clock.runFor(1000)
  await live.keyboard.press('Escape')
  await live.locator('.sheet-leaving').waitFor()
  await live.clock.runFor(199)
  expect(await sheet.count()).toBe(1)
  await live.clock.runFor(1)
  await sheet.waitFor({ state: 'detached' })
})
