import type { Page } from 'playwright-core'
import { drawPhoto } from '../../support/server/draw-photo'

/** A file as a chooser of the browser hands it over. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Photos with a name each. */
export async function photos(count: number): Promise<ChosenFile[]> {
  const buffer = await drawPhoto()
  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
}

/** Opens the form for a post at the feed. */
export async function openPostForm(page: Page): Promise<void> {
  await page.goto('/home')
  await page.locator('.home-tabs').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Post a moment' }).tap()
  await page.getByLabel('Your post').waitFor()
}

/** Taps a button of the open form that opens the browser's chooser, and chooses files. */
export async function addFiles(page: Page, button: string, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: button }).tap()
  await (await chooser).setFiles([...files])
}

/** Waits until every file of the open form has arrived, or failed. */
export const filesSettled = (page: Page): Promise<void> =>
  page.getByRole('progressbar').first().waitFor({ state: 'detached' })

/** Sends the open form; returns the id of the post, whose page is open then. */
export async function sendPost(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Post', exact: true }).tap()
  await page.waitForURL(/\/ugc\/moment\/detail\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
