import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectFolder } from '../support/server/project-folder'
import { look } from './support/looks'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { addFiles, filesSettled, openPostForm, photos, sendPost } from './support/written-forms'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const video = {
  name: 'bay.mp4',
  mimeType: 'video/mp4',
  buffer: readFileSync(join(projectFolder, 'src/packages/dev/pages/gallery/bay.mp4')),
}

/** Loses one of the files that are sent, the first that comes after so many. */
async function loseUpload(page: Page, after: number): Promise<void> {
  let sent = 0
  await page.route('**/uploads/object', (route) => {
    sent += 1
    return sent === after + 1 ? route.abort() : route.continue()
  })
}

test('nine pictures are posted, one of them at the second try, and nothing is written twice', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'nine@example.com')
  await openPostForm(page)
  await page.getByLabel('Your post').fill('Nine views of one lake. #slowtravel')
  await loseUpload(page, 4)
  await addFiles(page, 'Add pictures', await photos(9))
  const again = page.getByRole('button', { name: /^Try picture \d again$/ })
  await again.waitFor()
  await filesSettled(page)
  expect(await page.getByRole('button', { name: 'Add pictures' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Post', exact: true }).tap()
  await page.locator('.written-trouble').waitFor()
  expect(await look(page, 'post-form-lost')).toEqual([])
  await again.tap()
  await again.waitFor({ state: 'detached' })
  await filesSettled(page)
  await page.getByRole('button', { name: 'Move picture 9 earlier' }).tap()
  const id = await sendPost(page)
  await page.getByText('1/9').waitFor()
  expect(await look(page, 'moment-posted')).toEqual([])
  const posted = await api.moment.getMoment({ id })
  expect(posted).toMatchObject({ isOwn: true, state: 'approved', content: 'Nine views of one lake. #slowtravel' })
  expect(new Set(posted.pictures.map(({ url }) => url)).size).toBe(9)
  expect((await api.moment.listMyMoments({})).list).toHaveLength(1)
  expect(errors).toEqual([])
}, 120_000)

test('a video is posted with a frame of it as its poster, and plays in ranges', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'video@example.com')
  await openPostForm(page)
  await addFiles(page, 'Add a video', [video])
  await page.getByAltText('Video').waitFor()
  await filesSettled(page)
  await page.getByLabel('Your post').fill('The bay at noon.')
  expect(await look(page, 'post-form-video')).toEqual([])
  const id = await sendPost(page)
  await page.locator('.moment-video').waitFor()
  expect(await look(page, 'moment-video')).toEqual([])
  const { video: stored } = await api.moment.getMoment({ id })
  expect(stored?.poster.width).toBeGreaterThan(0)
  const part = await page.request.get(stored?.url ?? '', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect((await page.request.get(`${stored?.poster.url}`)).status()).toBe(200)
  expect(errors).toEqual([])
}, 120_000)

test('a draft is there again after a reload, with its pictures', async () => {
  const { page, errors } = await openSignedInPhone(staylark, 'draft@example.com')
  await openPostForm(page)
  await page.getByLabel('Your post').fill('To be continued.')
  await addFiles(page, 'Add pictures', await photos(1))
  await page.getByAltText('Picture 1').waitFor()
  await filesSettled(page)
  await page.getByRole('button', { name: 'Close' }).first().tap()
  await page.getByRole('button', { name: 'Save draft' }).tap()
  await openPostForm(page)
  expect(await page.getByLabel('Your post').inputValue()).toBe('To be continued.')
  await page.getByAltText('Picture 1').waitFor()
  await page.getByRole('button', { name: 'Close' }).first().tap()
  await page.getByRole('button', { name: 'Discard' }).tap()
  await openPostForm(page)
  expect(await page.getByLabel('Your post').inputValue()).toBe('')
  expect(errors).toEqual([])
}, 60_000)
