import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { projectFolder } from '../support/server/project-folder'
import { openPhone } from './support/browser'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'

const photo = join(projectFolder, 'server/pictures/files/city-day-01.webp')

let staylark: Staylark
useStaylark((started) => (staylark = started))

async function openProfile(email: string) {
  const phone = await openSignedInPhone(staylark, email)
  await phone.page.goto('/account/profile')
  await phone.page.getByLabel('Nickname').waitFor()
  return phone
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const axe = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change picture' }).tap()
  await (await chooser).setFiles(photo)
  await page.getByRole('dialog', { name: 'Position your picture' }).waitFor()
}

test('every field is changed, saved, and there again after a reload', async () => {
  const { page, errors } = await openProfile('fields@example.com')
  expect(await save(page).isDisabled()).toBe(true)
  await page.getByLabel('Nickname').fill('  Ada L.  ')
  await page.getByLabel('About you').fill('Trains, maps\nand old hotels.')
  await page.getByRole('button', { name: /^Country or region/ }).tap()
  await page.getByRole('combobox').fill('united k')
  await page.getByRole('option', { name: 'United Kingdom' }).tap()
  await page.getByRole('button', { name: /^Gender/ }).tap()
  await page.getByRole('menuitem', { name: 'Female' }).tap()
  await page.getByRole('button', { name: /^Birthday/ }).tap()
  await page.getByRole('button', { name: 'Confirm' }).tap()
  await page.getByRole('button', { name: /^Country code/ }).tap()
  await page.getByRole('combobox', { name: 'Country code' }).fill('united k')
  await page.getByRole('option', { name: 'United Kingdom +44' }).tap()
  await page.getByLabel('Phone', { exact: true }).fill('7911 123456')
  await save(page).tap()
  await saved(page)
  await page.reload()
  await page.getByRole('button', { name: 'Gender: Female' }).waitFor()
  expect(await page.getByLabel('Nickname').inputValue()).toBe('Ada L.')
  expect(await page.getByLabel('About you').inputValue()).toBe('Trains, maps\nand old hotels.')
  for (const name of ['Country or region: United Kingdom', 'Birthday: 1 Jan 1990', 'Country code: +44']) {
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1)
  }
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('7911 123456')
  expect([await save(page).isDisabled(), await axe(page), errors]).toEqual([true, [], []])
}, 90_000)

test('faults stand at their fields, and nothing is sent', async () => {
  const { page, errors } = await openProfile('faults@example.com')
  await page.getByLabel('Phone', { exact: true }).fill('12')
  await page.getByLabel('Nickname').fill(' ')
  await page.getByText('Please enter a valid phone number').waitFor()
  await save(page).tap()
  await page.getByText('Please enter a nickname').waitFor()
  await page.reload()
  await page.getByLabel('Phone', { exact: true }).waitFor()
  // The draft is there again, and still not saved.
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('12')
  expect([await axe(page), errors]).toEqual([[], []])
}, 60_000)

test('leaving asks first: by the page’s Back and by the browser’s, and what is discarded is gone', async () => {
  const { page, errors } = await openProfile('leaving@example.com')
  await page.goto('/account/mine')
  await page.locator('a[href="/account/profile"]').tap()
  await page.getByLabel('Nickname').fill('Somebody else')
  for (const leave of [() => page.getByRole('button', { name: 'Back', exact: true }).tap(), () => page.goBack()]) {
    await leave()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Nickname').inputValue()).toBe('Somebody else')
  }
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await page.getByRole('button', { name: 'Discard changes' }).tap()
  await page.waitForURL(/\/account\/mine$/)
  await page.locator('a[href="/account/profile"]').tap()
  await page.getByLabel('Nickname').waitFor()
  expect([await page.getByLabel('Nickname').inputValue(), errors]).not.toContain('Somebody else')
  expect(errors).toEqual([])
}, 60_000)

test('a picture is positioned by keyboard, sent, saved, and shown everywhere', async () => {
  const { page, errors } = await openProfile('picture@example.com')
  await choosePicture(page)
  expect(await axe(page)).toEqual([])
  for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await page.getByText('1.6×').waitFor()
  await page.getByRole('button', { name: 'Use picture' }).tap()
  await page.getByText('Your new picture is ready to save').waitFor()
  await save(page).tap()
  await saved(page)
  await page.reload()
  const image = page.locator('.self-img')
  await image.waitFor()
  const address = (await image.getAttribute('src')) ?? ''
  expect(address).toMatch(/^\/pictures\/avatars\/[\w-]{24}\.webp$/)
  expect(await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth))).toBe(
    512,
  )
  await page.goto('/account/mine')
  await page.locator(`img[src="${address}"]`).waitFor()
  expect(errors).toEqual([])
}, 90_000)

test('a picture that did not arrive stays and can be sent again', async () => {
  const { page } = await openProfile('retry@example.com')
  await choosePicture(page)
  await page.route('**/api/upload/file', (route) => route.abort())
  await page.getByRole('button', { name: 'Use picture' }).tap()
  await page.getByText('We could not reach Staylark').waitFor()
  expect(await page.locator('.self-img').getAttribute('src')).toMatch(/^data:image\/jpeg/)
  await page.unroute('**/api/upload/file')
  await page.getByRole('button', { name: 'Retry' }).tap()
  await page.getByText('Your new picture is ready to save').waitFor()
}, 60_000)

test('what is no picture is refused before it is sent', async () => {
  const { page, errors } = await openProfile('svg@example.com')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change picture' }).tap()
  await (
    await chooser
  ).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await page.getByText('This picture could not be read. Please choose another.').waitFor()
  expect(errors).toEqual([])
}, 60_000)

test('a visitor is asked to sign in, sees nothing before, and stands on the same page after it', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/account/profile')
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(await page.getByLabel('Nickname').count()).toBe(0)
  await signInAtPopup(page, staylark.url, 'visitor@example.com')
  await page.getByLabel('Nickname').waitFor()
  expect(new URL(page.url()).pathname).toBe('/account/profile')
  expect(errors).toEqual([])
}, 60_000)
