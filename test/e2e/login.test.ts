import type { Page } from 'playwright-core'
import { walkLogin } from '../support/login-hand'
import { reloadAfterMs, resendCountdown } from '../support/spec/login-popup'
import { openPhone, type Phone } from './support/browser'
import { handIn, loginParts } from './support/login-hand'
import { codeFor, newestMail } from './support/mailbox'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A visitor in front of the popup, on the profile; the page's clock can be moved. */
async function openPopup(): Promise<Phone> {
  const phone = await openPhone(staylark.browser, staylark.url)
  await phone.page.clock.install()
  await phone.page.goto('/account/mine')
  await phone.page.getByRole('button', { name: 'Sign in' }).tap()
  await loginParts(phone.page).popup.waitFor()
  return phone
}

/** From now on the page's clock moves by the test alone. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Records what the page sends to the event log from now on. */
function notedIn(page: Page): string[] {
  const noted: string[] = []
  page.on('request', (request) => {
    const { Action } = request.url().includes('/api/eventlog/create') ? Object(request.postDataJSON()) : Object({})
    if (typeof Action === 'string' && Action.startsWith('login')) noted.push(Action)
  })
  return noted
}

/** How often the page has sent a code to sign in. */
function loginsIn(page: Page): { count: number } {
  const logins = { count: 0 }
  page.on('request', (request) => {
    if (request.url().includes('/login/email/code')) logins.count += 1
  })
  return logins
}

/** Sends the address and comes to the code step. */
async function sendAddress(page: Page, email: string): Promise<void> {
  const { field, main, popup } = loginParts(page)
  await field.fill(email)
  await main.tap()
  await popup.getByLabel('Verification code').waitFor()
}

test('every transition and message (spec §4, §5, §8); a new password signs in, and the page starts over 300 ms later', async () => {
  const email = 'mia.walk@example.com'
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  const noted = notedIn(page)
  await page.clock.install()
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await walkLogin(handIn(page, staylark.url, email))

  const { field, main } = loginParts(page)
  await page.evaluate(() => document.body.setAttribute('data-before', ''))
  await stopClock(page)
  await field.fill('larks-4-tea')
  const success = page.waitForRequest((request) => String(request.postData()).includes('login_success'))
  await main.tap()
  await success
  expect((await context.cookies()).map(({ name }) => name)).toEqual(expect.arrayContaining(['access_token', 'UID']))
  await page.clock.runFor(reloadAfterMs - 1)
  expect(await page.locator('body[data-before]').count()).toBe(1)
  await page.clock.runFor(1)
  await page.locator('body:not([data-before])').waitFor()
  await page.clock.resume()
  await page.getByText('Log out').waitFor()
  expect(noted).toEqual(['login_popup_shown', 'login_success'])
  expect(await newestMail(staylark.url, email, /password was changed/)).not.toBeNull()
  expect(errors).toEqual([])

  await context.clearCookies()
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await staylark.advance(60_000)
  await sendAddress(page, email)
  await loginParts(page).link('Sign in Using a Password').tap()
  await field.fill('larks-4-tea')
  await main.tap()
  await page.getByText('Log out').waitFor()
}, 180_000)

test('another code can be asked for after 60 s (spec §4)', async () => {
  const email = 'mia.waits@example.com'
  const { page } = await openPopup()
  await stopClock(page)
  await sendAddress(page, email)
  const first = await codeFor(staylark.url, email)
  const { link } = loginParts(page)
  const resend = link(/^Resend Verification Code/)
  let passedSeconds = 0
  for (const [seconds, label] of resendCountdown) {
    await page.clock.runFor((seconds - passedSeconds) * 1000)
    passedSeconds = seconds
    expect([await resend.textContent(), await resend.isDisabled()]).toEqual([label, seconds < 60])
  }
  await staylark.advance(60_000)
  await resend.tap()
  await link('Resend Verification Code (60 s)').waitFor()
  expect(await codeFor(staylark.url, email)).not.toBe(first)
}, 60_000)

test('a code pasted with a space signs in by itself, once', async () => {
  const email = 'mia.pastes@example.com'
  const { page } = await openPopup()
  const logins = loginsIn(page)
  await sendAddress(page, email)
  const code = await codeFor(staylark.url, email)
  const { field } = loginParts(page)
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`)
  await field.press('ControlOrMeta+v')
  await field.press('Enter')
  await page.getByText('Log out').waitFor()
  expect(logins.count).toBe(1)
}, 60_000)

test('a mistyped provider is asked about, and mended by one tap', async () => {
  const { page } = await openPopup()
  const { field, main, link, popup } = loginParts(page)
  await field.fill('mia.typo@gmial.com')
  await main.tap()
  await link('Did you mean mia.typo@gmail.com?').tap()
  await popup.getByText('We sent a 6-digit code to m***@gmail.com.').waitFor()
  expect(await newestMail(staylark.url, 'mia.typo@gmial.com', /code/)).toBeNull()
  expect(await newestMail(staylark.url, 'mia.typo@gmail.com', /code/)).not.toBeNull()
}, 60_000)

test('by keyboard alone: closed by Escape, walked by Tab, sent by Enter', async () => {
  const email = 'mia.keys@example.com'
  const { page } = await openPhone(staylark.browser, staylark.url)
  const { popup, field } = loginParts(page)
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  const { keyboard } = page
  await page.goto('/account/mine')
  const opener = page.getByRole('button', { name: 'Sign in' })
  await opener.focus()
  await keyboard.press('Enter')
  await popup.waitFor()
  await keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  expect(await focused()).toBe('Sign in')

  await keyboard.press('Enter')
  await popup.waitFor()
  await keyboard.type(email)
  await keyboard.press('Enter')
  await popup.getByLabel('Verification code').waitFor()
  const stops: unknown[] = [await focused()]
  for (let step = 0; step < 5; step += 1) {
    await keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual([
    'Verification code',
    'Continue',
    'Sign in Using a Password',
    'Back',
    'Close',
    'Verification code',
  ])
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await popup.getByRole('heading', { name: 'Enter your password' }).waitFor()
  expect(await focused()).toBe('Password')
  await keyboard.type('nope')
  await keyboard.press('Enter')
  await page.getByRole('alert').getByText('The e-mail address or the password is not right.').waitFor()
  expect([await focused(), await field.inputValue()]).toEqual(['Password', 'nope'])
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  expect([await focused(), await field.getAttribute('type')]).toEqual(['Hide password', 'text'])
}, 60_000)

test('a booking that is half written is there after signing in elsewhere', async () => {
  const email = 'mia.drafts@example.com'
  const { page } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/hotel/list?cityId=shanghai')
  await page.locator('.hotel:not(.hotel-gone) a:visible').first().tap()
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .tap()
  await page.getByLabel(/^Lead guest/).fill('Maya Lindqvist')
  const address = page.url()
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await sendAddress(page, email)
  await loginParts(page).field.fill(await codeFor(staylark.url, email))
  await page.getByText('Log out').waitFor()
  await page.goto(address)
  await page.getByLabel(/^Lead guest/).waitFor()
  expect(await page.getByLabel(/^Lead guest/).inputValue()).toBe('Maya Lindqvist')
}, 90_000)
