import { openPhone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

async function openMoment() {
  const phone = await openPhone(staylark.browser, staylark.url)
  const reply = await fetch(`${staylark.url}/api/ugc/moment/zomo/list/moment?pageSize=1`)
  const { list }: { list: { id: string }[] } = await reply.json()
  await phone.page.goto(`/ugc/moment/detail/${list[0]?.id}`)
  await phone.page.getByRole('button', { name: /^Like this post/ }).waitFor()
  return phone
}

test('a visitor’s comment is sent after the sign-in, and can be deleted', async () => {
  const { page, context, errors } = await openMoment()
  await page.getByRole('textbox', { name: 'Add a comment' }).fill('Which temple is it?')
  await page.getByRole('button', { name: 'Send' }).tap()
  await signInAtPopup(page, staylark.url, 'commenter@example.com')
  await page.getByText('Which temple is it?').waitFor()
  await page.getByRole('button', { name: 'Delete your comment' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await page.getByText('Which temple is it?').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await context.close()
}, 60_000)

test('the author’s page shows their posts', async () => {
  const { page, context, errors } = await openMoment()
  await page.locator('.activity-block .author-who').first().tap()
  await page.getByRole('button', { name: /follower/ }).waitFor()
  await page.locator('.fall-cell').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
}, 60_000)

test('a post that is not there says so', async () => {
  const { page, context } = await openPhone(staylark.browser, staylark.url)
  const response = await page.goto('/ugc/moment/detail/NOSUCHPOST')
  expect(response?.status()).toBe(404)
  await context.close()
}, 60_000)
