import { cityId, findOffer } from './support/offers'
import type { AppCalls } from './support/app-calls'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { dayAhead, searchCity, signInAtPopup } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const list = '/account/wish/list'

test('a visitor’s hearts stay on the device and move to the account at the sign-in', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/hotel/list?cityId=shanghai')
  const heart = page.getByRole('button', { name: /^Wish list: / }).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Wish list: ', '')
  await heart.tap()
  await page.getByText('Kept on this device. Sign in to keep it everywhere.').waitFor()
  await page.reload()
  await page.locator('.hotel-favorite [aria-pressed=true]').waitFor()

  await page.goto(list)
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(0)
  await signInAtPopup(page, staylark.url, 'jo@example.com')
  await page.getByRole('heading', { name, exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('kept_wishes'))).toBeNull()
  await page.goto('/hotel/list?cityId=shanghai')
  await page.locator('.hotel-favorite [aria-pressed=true]').waitFor()
  expect(errors).toEqual([])
}, 120_000)

/** Waits until the server's list is so long. */
const staylarkHas = (api: AppCalls['api'], hotels: number) =>
  eventually(
    () => api.collection.listCollection({ bizType: 'hotel' }),
    ({ list: favorites }) => expect(favorites).toHaveLength(hotels),
  )

test('what is removed can be put back, by touch and by keyboard', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'kim@example.com')
  const stay = { checkIn: dayAhead(21), checkOut: dayAhead(23) }
  const hotels = (await api.search.searchHotels({ cityId: await cityId(api), ...stay })).list.slice(0, 3)
  for (const { id } of hotels) {
    await api.collection.addCollection({ bizType: 'hotel', bizId: id, ...stay })
    await staylark.advance(1000)
  }
  const newestFirst = hotels.map(({ name }) => name).toReversed()
  const shown = () => page.locator('.wishes h2').allTextContents()
  await page.goto(list)
  await page.locator('.hotel').nth(2).waitFor()
  expect(await shown()).toEqual(newestFirst)

  await page.getByRole('button', { name: `Wish list: ${newestFirst[1]}` }).tap()
  await page.getByRole('status').getByText(`Removed ${newestFirst[1]}`).waitFor()
  expect(await shown()).toEqual([newestFirst[0], newestFirst[2]])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('heading', { name: newestFirst[1] ?? '', exact: true }).waitFor()
  expect(await shown()).toEqual(newestFirst)
  await staylarkHas(api, hotels.length)
  await page.reload()
  await page.locator('.hotel').nth(2).waitFor()
  expect(await shown()).toEqual(newestFirst)

  await page.getByRole('button', { name: 'Select' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space')
  await page.getByRole('checkbox', { name: newestFirst[0] ?? '', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Remove 2' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  expect(await shown()).toEqual([newestFirst[0]])
  await page.waitForFunction(() => document.activeElement?.textContent === 'Undo')
  await page.keyboard.press('Enter')
  await page.locator('.hotel').nth(2).waitFor()
  await undo.waitFor({ state: 'detached' })
  expect(await shown()).toEqual(newestFirst)
  expect(errors).toEqual([])
}, 120_000)

test('what was changed a moment ago is not lost by leaving', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'max@example.com')
  const [hotel] = (await api.search.searchHotels({ cityId: await cityId(api) })).list
  await api.collection.addCollection({ bizType: 'hotel', bizId: hotel?.id ?? '' })
  await page.goto(list)
  await page.getByRole('button', { name: `Wish list: ${hotel?.name}` }).tap()
  await staylarkHas(api, 0)
  let letGo = () => {}
  const isLeft = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/Collect/Restore', async (route) => {
    await isLeft
    await route.continue()
  })
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('heading', { name: hotel?.name ?? '', exact: true }).waitFor()
  await page.goto('/home', { waitUntil: 'commit' })
  letGo()
  await staylarkHas(api, 1)
  expect(errors).toEqual([])
}, 120_000)

test('a hotel tells what has become of its price, and when it can be had', async () => {
  const { page, api, email, errors } = await openSignedInPhone(staylark, 'noa@example.com')
  const offer = await findOffer({ api, email }, 21)
  const stay = { checkIn: offer.checkIn, checkOut: offer.checkOut }
  await api.collection.addCollection({ bizType: 'hotel', bizId: offer.hotelId, ...stay })
  await searchCity(page, 'Shanghai')
  await page.goto(list)
  await page.locator('.hotel').first().waitFor()
  expect(await page.locator('.hotel-notice').count()).toBe(0)

  const { rooms } = await api.hotel.getPackageInfoFull({ hotelId: offer.hotelId, ...stay })
  const pids = rooms.flatMap(({ packages }) => packages.slice(0, 1).map(({ pid }) => pid))
  for (const pid of pids) await staylark.overrideNights(pid, offer.nights, { priceMinor: 9_900_000 })
  await page.reload()
  await page.getByText(/ more a night than when you saved it/).waitFor()
  for (const pid of pids) await staylark.overrideNights(pid, offer.nights, { total: 0 })
  await page.reload()
  await page.getByRole('button', { name: /^Free .* Change dates$/ }).tap()
  await page.locator('.hotel:not(.hotel-gone)').waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('vouchers and liked posts have tabs of their own, in the address', async () => {
  const { page, errors } = await openSignedInPhone(staylark, 'ola@example.com')
  await page.goto(`${list}?tab=coupon`)
  await page.getByText('No vouchers yet.').waitFor()
  const heart = page
    .locator('.wishes-more')
    .getByRole('button', { name: /^Wish list: / })
    .first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Wish list: ', '')
  await heart.tap()
  await page
    .locator('.fall')
    .getByRole('button', { name: `Wish list: ${name}` })
    .waitFor()

  await page.getByRole('tab', { name: 'Moments' }).tap()
  await page.waitForURL(/tab=moment/)
  await page
    .getByRole('button', { name: /^Like the post/ })
    .first()
    .tap()
  await page.locator('.fall .moment-liked').waitFor()
  await page.reload()
  await page.locator('.fall .moment-liked').tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.locator('.fall .moment-liked').waitFor()
  expect(errors).toEqual([])
}, 120_000)

test('without a connection it says so, and reads again once there is one', async () => {
  const { page, context, errors } = await openSignedInPhone(staylark, 'pia@example.com')
  await page.goto(list)
  await page.getByText('Nothing here yet.').waitFor()
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Moments' }).tap()
  await page.getByText('We could not reach Staylark.').first().waitFor()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await context.setOffline(false)
  await page.getByText('No moments yet.').waitFor()
  expect(errors).toEqual([])
}, 120_000)
