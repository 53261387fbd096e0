import type { Page } from 'playwright-core'
import { codeFor } from './mailbox'

/** A stay three weeks ahead, far from what the demo catalogue sells out. */
const stay = { checkIn: 21, checkOut: 23 }

/** A day so many days from today, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** From Explore to the list of a city for one room or two, as a thumb does it. */
export async function searchCity(page: Page, city: string, rooms: 1 | 2 = 1): Promise<void> {
  await page.goto('/home')
  await page.getByRole('button', { name: /^Destination/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: city, exact: true }).first().tap()
  await page.getByRole('button', { name: /^Dates/ }).tap()
  await tapDay(page, dayAhead(stay.checkIn))
  await tapDay(page, dayAhead(stay.checkOut))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .tap()
  if (rooms === 2) await chooseTwoRooms(page)
  await page.getByRole('button', { name: 'Search', exact: true }).tap()
  await page.waitForURL(/\/hotel\/list\?/)
}

async function chooseTwoRooms(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Guests/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'More: Rooms' }).tap()
  await sheet.getByRole('button', { name: /^Confirm 2 rooms/ }).tap()
}

/** Taps a day of the open calendar. */
export async function tapDay(page: Page, day: string): Promise<void> {
  const cell = page.locator(`[data-day="${day}"]`)
  await cell.scrollIntoViewIfNeeded()
  await cell.tap()
}

/** Opens the first hotel of the list with rooms, and its first package; returns the package's id. */
export async function chooseOffer(page: Page): Promise<string> {
  await page.locator('.hotel:not(.hotel-gone) a:visible').first().tap()
  await page.waitForURL(/\/hotel\/detail\//)
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .tap()
  await page.waitForURL(/\/hotel\/book\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Fills in who stays, a lead guest for each room, and how to reach them. */
export async function fillForm(page: Page, email: string, guests = ['Maya Lindqvist']): Promise<void> {
  for (const [room, guest] of guests.entries()) await page.locator(`#guest-${room + 1}`).fill(guest)
  await page.getByLabel('E-mail').fill(email)
  await page
    .getByLabel(/^Phone/)
    .last()
    .fill('13800138000')
}

/** Signs in at the login popup that is open, with the code from the mailbox, which is sent as soon as it is whole. */
export async function signInAtPopup(page: Page, url: string, email: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Sign in' })
  await popup.getByLabel('Email address').fill(email)
  await popup.getByRole('button', { name: 'Continue' }).tap()
  await popup.getByLabel('Verification code').waitFor()
  await popup.getByLabel('Verification code').fill(await codeFor(url, email))
  await popup.waitFor({ state: 'detached' })
}

/** Signs in from the profile tab. */
export async function signInAtProfile(page: Page, url: string, email: string): Promise<void> {
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).tap()
  await signInAtPopup(page, url, email)
  await page.getByText('Log out').waitFor()
}

/** Decides at the sandbox gateway how the payment ends, how the shop hears of it, and how refunds will end. */
export async function payAtGateway(
  page: Page,
  decision: 'Approve' | 'Decline',
  callback = 'Tell the shop at once',
  refund = 'At once',
): Promise<void> {
  await page.getByRole('button', { name: /^Pay / }).tap()
  await page.waitForURL(/\/sandbox\/pay\//)
  await page.getByLabel(callback).check()
  await page.getByLabel(refund, { exact: true }).check()
  await page.getByRole('button', { name: decision }).tap()
  await page.waitForURL(/\/order\/pay\//)
}
