import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** What every Chromium of the tests is started with. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds here: optimizing their code costs more than it saves.
  '--js-flags=--no-opt',
  // No test has any business elsewhere.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

/** The whole browser, which knows preferences; CHROMIUM_PATH names its program. */
const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** A Chromium without windows: its headless shell where HEADLESS_SHELL_PATH names one, for about half of the CPU time. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.HEADLESS_SHELL_PATH ?? wholeBrowser, args: flags })
}

/** A traveler's phone: 390 × 844 points at a pixel ratio of 2. */
export interface Phone {
  context: BrowserContext
  page: Page
  /** Errors of the page's scripts so far. */
  errors: string[]
}

const phoneAt = (baseURL: string, colorScheme: 'light' | 'dark' = 'light', timezoneId = 'Europe/Paris') => ({
  baseURL,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId,
  colorScheme,
  reducedMotion: 'reduce' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
})

async function watched(context: BrowserContext): Promise<Phone> {
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  return { context, page, errors }
}

/** A fresh phone: nothing stored, nobody signed in. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  colorScheme: 'light' | 'dark' = 'light',
  timezoneId?: string,
): Promise<Phone> {
  return watched(await browser.newContext(phoneAt(baseURL, colorScheme, timezoneId)))
}

/** Chromium's own word for "block all cookies", which blocks storage too. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }

/** A fresh phone whose owner has blocked all cookies; its browser is its own, and ends with its context. */
export const openRefusingPhone = (baseURL: string): Promise<Phone> => openSetPhone(baseURL, blocked)

/** A fresh phone whose owner has set the size of text, in px; usual is 16. */
export const openPhoneWithText = (baseURL: string, textPx: number): Promise<Phone> =>
  openSetPhone(baseURL, { webkit: { webprefs: { default_font_size: textPx } } })

/** A fresh phone whose browser is set up by these preferences of Chromium's own. */
async function openSetPhone(baseURL: string, preferences: object): Promise<Phone> {
  const folder = mkdtempSync(join(tmpdir(), 'staylark-phone-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: wholeBrowser,
    args: flags,
    ...phoneAt(baseURL),
  })
  // Chromium may still be writing there; a folder that is left over harms nobody.
  context.once('close', () => void rm(folder, { recursive: true, force: true, maxRetries: 20 }).catch(() => {}))
  return watched(context)
}

/** Makes a page's browser report that data is to be saved: no code of other pages is fetched ahead. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
