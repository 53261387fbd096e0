import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import type { Phone } from './browser'
import { projectFolder } from '../../support/server/project-folder'

const folder = join(projectFolder, 'src/packages/dev/pages/gallery/sections')

/** Keys of the gallery's sections, from their file names. */
export const sectionKeys: readonly string[] = readdirSync(folder)
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/GallerySection = \{\s*key: '([^']+)'/g)])
  .map(([, key]) => key ?? '')

/** Sections with popups, and the names of the buttons that open them. */
export const popups: readonly (readonly [section: string, opener: RegExp])[] = [
  ['sheet', /^Open: /],
  ['dialog', /^Open: /],
  ['account-sheets', /^Open: /],
  ['action-sheet', /^Open: /],
  ['calendar', /^Choose (dates|a day|days)$/],
  ['compare-sheet', /^Open: /],
  ['country-sheet', /^Country: /],
  ['crop-sheet', /^Open: /],
  ['date-picker', /^Choose date/],
  ['destination', /^Open: /],
  ['form-field', /^Country code/],
  ['grade-popup', /^Open: /],
  ['login-popup', /^Open: /],
  ['moment-form', /^Open: /],
  ['moments', /^Open: /],
  ['more-popup', /^Open: /],
  ['picture-viewer', /^Open: /],
  ['pictures', /open full screen$/],
  ['report-sheet', /^Open: /],
  ['review-filters', /^Open: /],
  ['review-form', /^Open: /],
  ['sort-sheet', /^Sort: /],
  ['traveler-picker', /^Open: /],
]

/** Rules of axe that a section breaks because it shows the same landmark in several states. */
export const repeatedRules = ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner']

/** Adds the page's console errors to the phone's; one picture of the gallery is missing on purpose. */
export function countConsoleErrors({ page, errors }: Phone): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
}

/** Opens one section, without what another one left behind. */
export async function openSection(page: Page, key: string): Promise<void> {
  await page.goto(`/dev/gallery?section=${key}`)
  await page.locator('section[data-state]').first().waitFor()
}

const mostPx = 3000

/** Makes the screen as high as the section, so that one picture shows all of it. */
export async function showAll(page: Page): Promise<void> {
  const heightPx = await page.locator('.taro_page:not(.taro_page_shade)').evaluate((scroller) => scroller.scrollHeight)
  await page.setViewportSize({ width: 390, height: Math.min(mostPx, Math.max(844, heightPx)) })
}

/** Whether the keyboard's focus is in the dialog on top. */
export const isFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('[aria-modal]')].at(-1)?.contains(document.activeElement) ?? false)

/** Opens a popup as a keyboard does. */
export async function openByKeyboard(page: Page, opener: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.locator('[aria-modal]').first().waitFor()
}
