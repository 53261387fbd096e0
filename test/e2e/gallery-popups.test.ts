import type { Locator, Page } from 'playwright-core'
import { openPhone, type Phone } from './support/browser'
import {
  isFocusInside,
  openByKeyboard,
  openSection,
  popups,
  repeatedRules,
  countConsoleErrors,
} from './support/gallery'
import { look } from './support/looks'
import { startStaylark, type Staylark } from './support/staylark'

/** Axe looks at every popup of a section twice, which takes its time. */
const lookMs = 300_000
/** More presses of Tab than most popups have stops. */
const tabs = 12

let staylark: Staylark
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhone(staylark.browser, staylark.url)
  countConsoleErrors(phone)
}, 120_000)

afterAll(async () => {
  expect(phone.errors).toEqual([])
  await staylark.close()
})

/** Walks through the open popup by Tab, forwards and back; whether the focus was inside all the time. */
async function holdsFocus(page: Page): Promise<boolean> {
  const inside = [await isFocusInside(page)]
  for (const press of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < tabs; step += 1) {
      await page.keyboard.press(press)
      inside.push(await isFocusInside(page))
    }
  }
  return !inside.includes(false)
}

/** Closes the popup by Escape and waits until the focus is where it came from. */
async function closeByKeyboard(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal]').waitFor({ state: 'detached' })
  await page.locator('button:focus').and(opener).waitFor()
}

test.each(popups)(
  'popups of %s look right, open by Enter, hold Tab, close by Escape and give the focus back',
  async (key, name) => {
    const { page } = phone
    await openSection(page, key)
    const openers = await page.getByRole('button', { name }).all()
    expect(openers.length).toBeGreaterThan(0)
    for (const [index, opener] of openers.entries()) {
      await openByKeyboard(page, opener)
      expect(await look(page, `gallery-${key}-popup-${index + 1}`, repeatedRules)).toEqual([])
      expect(await holdsFocus(page)).toBe(true)
      await closeByKeyboard(page, opener)
    }
  },
  lookMs,
)

test('of two popups the one above closes first', async () => {
  const { page } = phone
  await openSection(page, 'sheet')
  await openByKeyboard(page, page.getByRole('button', { name: 'Open: one over another' }))
  await openByKeyboard(page, page.getByRole('button', { name: 'Open the one above' }))
  await page.getByRole('dialog', { name: 'Above' }).waitFor()
  expect(await isFocusInside(page)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Above' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog', { name: 'Below' }).count()).toBe(1)
  await page.waitForFunction(() => document.activeElement?.textContent === 'Open the one above')
  await page.keyboard.press('Escape')
  await page.locator('[aria-modal]').waitFor({ state: 'detached' })
})
