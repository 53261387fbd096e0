import type { Page } from 'playwright-core'
import { addressesFor } from './support/addresses'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** More than any of these pages has controls. */
const MOST_STEPS = 120

/** The name of what has the keyboard's focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
  })

/** Presses Tab until something of that name has the focus, which is then in sight. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await focusedName(page)
    if (name.test(focused)) {
      const box = await page.locator(':focus').boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true)
      return
    }
    passed.push(focused)
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(', ')}`)
}

async function pressOn(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

test('reviews are filtered and their pictures viewed with the keyboard alone', async () => {
  const traveler = await openSignedInPhone(staylark, 'keys@example.com')
  const { page, errors } = traveler
  const addresses = await addressesFor(traveler)
  await page.goto(addresses.comments, { waitUntil: 'networkidle' })
  await pressOn(page, /^With photos/)
  await page
    .getByRole('button', { name: /^Picture 1 of/ })
    .first()
    .waitFor()
  await pressOn(page, /^Picture 1 of/)
  const viewer = page.getByRole('dialog')
  await viewer.waitFor()
  await page.keyboard.press('ArrowRight')
  await viewer.getByText(/^2 \/ /).waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  expect(await focusedName(page)).toMatch(/^Picture 1 of/)

  await page.goto(addresses.pictures, { waitUntil: 'networkidle' })
  await pressOn(page, /^Picture 2:/)
  await page
    .getByRole('dialog')
    .getByText(/^2 \/ /)
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await focusedName(page)).toMatch(/^Picture 2:/)
  expect(errors).toEqual([])
}, 90_000)

test('a post is liked, commented on and reported with the keyboard alone', async () => {
  const traveler = await openSignedInPhone(staylark, 'typist@example.com')
  const { page, errors } = traveler
  const addresses = await addressesFor(traveler)
  await page.goto(addresses.momentDetail, { waitUntil: 'networkidle' })
  await pressOn(page, /^Report this post/)
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^Insult/)
  await page.keyboard.press('Space')
  expect(await page.getByRole('radio', { name: /^Insult/ }).getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focusedName(page)).toBe('Report this post')
  await pressOn(page, /^Follow /)
  await page
    .getByRole('button', { name: /^Follow /, pressed: true })
    .first()
    .waitFor()
  await tabTo(page, /^Add a comment/)
  await page.keyboard.type('Which lake is it?')
  await pressOn(page, /^Send/)
  await page.locator('.thread-words', { hasText: 'Which lake is it?' }).waitFor()
  await pressOn(page, /^Like this post/)
  await page.getByRole('button', { name: /^Like this post/, pressed: true }).waitFor()
  expect(errors).toEqual([])
}, 90_000)

test('a post is written with the keyboard alone; Escape closes an empty form and prompts before a written one goes', async () => {
  const { page, errors } = await openSignedInPhone(staylark, 'writer@example.com')
  const text = page.getByRole('textbox', { name: 'Your post' })
  await page.goto('/home')
  await page.locator('.home-tabs').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Post a moment' }).focus()
  await page.keyboard.press('Enter')
  await text.waitFor()
  await page.keyboard.press('Escape')
  await text.waitFor({ state: 'detached' })
  expect(await focusedName(page)).toBe('Post a moment')

  await page.keyboard.press('Enter')
  await text.focus()
  await page.keyboard.type('A quiet week.')
  await pressOn(page, /^Add topic /)
  await tabTo(page, /^I was paid for this/)
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  await page.keyboard.press('Escape')
  const prompt = page.getByRole('alertdialog')
  await prompt.waitFor()
  await pressOn(page, /^Go on writing/)
  await prompt.waitFor({ state: 'detached' })
  expect(await focusedName(page)).toMatch(/^I was paid for this/)
  expect(errors).toEqual([])
}, 90_000)
