import { cityId } from './support/offers'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { chooseOffer, dayAhead, fillForm, signInAtPopup, signInAtProfile } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

test('a signed-in traveller books without being asked who it is; the profile counts the order', async () => {
  const email = 'ines@example.com'
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, email)
  await page.goto('/hotel/list?cityId=shanghai')
  await chooseOffer(page)
  await eventually(
    () => page.getByLabel('E-mail').inputValue(),
    (filled) => expect(filled).toBe(email),
  )
  await fillForm(page, email)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)

  await page.goto('/account/mine')
  await page.getByRole('link', { name: 'To pay 1' }).waitFor()
  await page.locator('.mine-name', { hasText: /\S/ }).waitFor()
  await page.locator('.mine-email', { hasText: /^i.*@example\.com$/ }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('a visitor’s like waits for the sign-in', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/home')
  const like = page.getByRole('button', { name: /^Like the post/ }).first()
  await like.tap()
  await signInAtPopup(page, staylark.url, 'jo@example.com')
  await page.locator('.moment-liked').first().waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('logging out lands on Explore and leaves nothing of the sign-in behind', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await signInAtProfile(page, staylark.url, 'kai@example.com')
  const signedIn = (await context.cookies()).map(({ name }) => name)
  expect(signedIn).toEqual(expect.arrayContaining(['access_token', 'UID', 'rt']))
  await page.getByRole('button', { name: 'Log out' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).tap()
  await page.waitForURL(/\/home$/)

  const gone = ['access_token', 'UID', 'RetailerUID', 'Channel-Id', 'rt']
  await eventually(
    () => context.cookies(),
    (cookies) => expect(cookies.map(({ name }) => name).filter((name) => gone.includes(name))).toEqual([]),
  )
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((name) => /token|uid|email/i.test(name))).toEqual([])
  await page.goto('/account/mine')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('what is wished on one phone stands on the other', async () => {
  const { page, api } = await openSignedInPhone(staylark, 'lea@example.com')
  const stay = { checkIn: dayAhead(21), checkOut: dayAhead(23) }
  const { list } = await api.search.searchHotels({ cityId: await cityId(api), ...stay })
  const hotel = list[0]
  await api.collection.addCollection({ bizType: 'hotel', bizId: hotel?.id ?? '' })
  await page.goto('/account/wish/list')
  await page.getByRole('heading', { name: hotel?.name ?? '', exact: true }).waitFor()
}, 120_000)
