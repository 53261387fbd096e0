import type { Locator, Page } from 'playwright-core'
import type { AppCalls } from './support/app-calls'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { cityId, findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { dayAhead } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

/** A signed-in traveler on the page of a hotel with rooms for a stay that many days from now. */
async function onHotel(name: string, daysAhead: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  const offer = await findOffer(phone, daysAhead)
  await phone.page.goto(offer.detailPath, { waitUntil: 'networkidle' })
  await phone.page.locator('.pack').first().waitFor()
  return { ...phone, offer }
}

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** Waits until the focus stands on what is called so. */
const isFocused = (page: Page, name: string) =>
  eventually(
    () => focusedName(page),
    (focused) => expect(focused).toBe(name),
  )

const inFront = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const showsText = (place: Locator, text: string) => place.filter({ hasText: new RegExp(`^${text}$`) }).waitFor()

test('pictures over the whole screen by keyboard: arrows turn, Escape closes, the focus goes back', async () => {
  const { page, errors } = await onHotel('gus', 21)
  const open = page.getByRole('button', { name: /open full screen$/ })
  await open.focus()
  const before = await focusedName(page)
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ })
  await viewer.waitFor()
  const count = viewer.locator('.viewer-count')
  const all = (await count.textContent())?.split(' / ')[1]
  await page.keyboard.press('ArrowRight')
  await showsText(count, `2 / ${all}`)
  await page.keyboard.press('End')
  await showsText(count, `${all} / ${all}`)
  await page.keyboard.press('Home')
  await showsText(count, `1 / ${all}`)
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await isFocused(page, before)
  expect(errors).toEqual([])
}, 60_000)

test('two rates are compared by keyboard alone, as a table, and one is booked from there', async () => {
  const { page, errors } = await onHotel('hal', 21)
  const buttons = page.getByRole('button', { name: /^Compare ./ })
  for (const index of [0, 1]) {
    await buttons.nth(index).focus()
    await page.keyboard.press('Enter')
    await page.locator('[aria-pressed=true]').and(buttons.nth(index)).waitFor()
  }
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  await compare.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Compare' })
  await sheet.waitFor()
  await sheet.getByRole('columnheader').nth(2).waitFor()
  expect(await sheet.getByRole('columnheader').count()).toBe(3)
  const rows = await sheet.getByRole('rowheader').allTextContents()
  expect(rows.map((text) => text.replace(', differs', ''))).toEqual(
    expect.arrayContaining(['Price', 'Meal', 'Cancellation', 'Bed', 'Sleeps']),
  )
  expect(rows.some((text) => text.endsWith(', differs'))).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await isFocused(page, 'Compare')

  await page.keyboard.press('Enter')
  await sheet.waitFor()
  const book = sheet.getByRole('link', { name: /^Book / }).first()
  const href = await book.getAttribute('href')
  await book.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href?.split('?')[0])
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  expect(errors).toEqual([])
}, 60_000)

test('a shared link restores dates, guests, currency and room, and tells nothing of whoever shares it', async () => {
  const { page, offer } = await onHotel('ivy', 21)
  const secrets = { access_token: 'eyJsecret', uid: 'u-secret', ticket: 't-secret' }
  await page.goto(`${offer.detailPath}&adults=3&currency=JPY&${new URLSearchParams(secrets)}#access_token=eyJsecret`)
  await page.locator('.pack').first().waitFor()
  const share = page.getByRole('button', { name: /^Share ./ }).last()
  const roomName = (await share.getAttribute('aria-label'))?.slice('Share '.length) ?? ''
  await share.tap()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  for (const secret of Object.values(secrets)) expect(link).not.toContain(secret)
  expect(link).not.toContain('#')
  expect([...new URL(link).searchParams.keys()]).toEqual([
    'checkIn',
    'checkOut',
    'rooms',
    'adults',
    'currency',
    'room',
    'fromKey',
  ])

  const friend = await openPhone(staylark.browser, staylark.url)
  await friend.page.goto(link)
  await friend.page.locator('.room-linked').waitFor()
  const dates = await page.locator('.staybar-dates').getAttribute('aria-label')
  await friend.page.locator(`.staybar-dates[aria-label="${dates}"]`).waitFor()
  await friend.page.getByRole('button', { name: 'Change guests: 1 room · 3 adults' }).waitFor()
  await showsText(friend.page.locator('.pack .price-code').first(), 'JPY')
  await friend.page.locator('.room-linked .room-name').getByText(roomName, { exact: true }).waitFor()
  await friend.page.waitForFunction(() => {
    const box = document.querySelector('.room-linked')?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.top < window.innerHeight / 2
  })
  expect([...friend.errors]).toEqual([])

  await friend.page.goto('/home')
  await friend.page.getByRole('button', { name: 'Currency: CNY' }).waitFor()
}, 60_000)

test('the button beside a reason makes the offer one that can be booked', async () => {
  const phone = await openSignedInPhone(staylark, 'kim@example.com')
  const stay = { checkIn: dayAhead(40), checkOut: dayAhead(41) }
  const found = await findLongStay(phone, stay)
  const { page } = phone
  await page.goto(`/hotel/detail/${found.hotelId}?checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`)
  const row = page.locator(`[id="room-${found.roomTypeId}"] .pack`).nth(found.index)
  await row.getByRole('button', { name: /^Stay \d more nights?$/ }).waitFor()
  expect(await row.getByRole('link', { name: /^Book / }).count()).toBe(0)
  await row.getByRole('button', { name: /^Stay \d more nights?$/ }).tap()
  await row.getByRole('link', { name: /^Book / }).waitFor()
  await page.waitForURL(
    ({ searchParams }) =>
      searchParams.get('checkIn') === stay.checkIn && searchParams.get('checkOut') !== stay.checkOut,
  )
  expect(phone.errors).toEqual([])
}, 60_000)

test('the same stay some days later is one tap away, for the price that stood there', async () => {
  const { page, errors } = await onHotel('jon', 30)
  const other = page.locator('.flexdays-one:not(.flexdays-on):not(.flexdays-gone)').last()
  const amount = await other.locator('.flexdays-amount').textContent()
  await other.tap()
  await page
    .locator('.flexdays-on .flexdays-amount')
    .filter({ hasText: amount ?? '?' })
    .waitFor()
  await page
    .locator('.bar-lead .price-amount')
    .getByText(amount ?? '?', { exact: true })
    .waitFor()
  expect(errors).toEqual([])
}, 60_000)

test('a city: its areas lead to the list, its tabs work by keyboard, its months to the cheapest night', async () => {
  const { page, api, errors } = await openSignedInPhone(staylark, 'lea@example.com')
  await page.goto(`/hotel/city/info?cityId=${await cityId(api)}`)
  await page.getByRole('heading', { name: 'Shanghai', exact: true }).waitFor()
  await eventually(
    () => page.title(),
    (title) => expect(title).toBe('Hotel List'),
  )
  await page.locator('.city-hotel').first().waitFor()

  await page.getByRole('tab', { name: 'Hotels' }).focus()
  for (const [name, selector] of [
    ['Coupons', '.city-pair .coupon'],
    ['Moments', '.city-post .moment'],
    ['Pictures', '.city-grid .shots-one'],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await page.locator(selector).first().waitFor()
    await isFocused(page, name)
  }

  const month = page.getByRole('link', { name: /the cheapest month$/ })
  const lowest = /lowest ([\d,.]+)/.exec((await month.getAttribute('aria-label')) ?? '')?.[1]
  await month.tap()
  await page.waitForURL(/\/hotel\/list\?.*sort=price_low/)
  await inFront(page).locator('.hotel .price-amount').first().waitFor()
  const shown = await inFront(page).locator('.hotel .price-amount').allTextContents()
  const amounts = shown.map((text) => Number(text.replace(/[^\d]/g, '')))
  expect(Math.min(...amounts)).toBeLessThanOrEqual(Number(lowest?.replace(/[^\d]/g, '')))

  await page.goBack()
  const area = page.locator('.city-area-link').first()
  const name = (await area.locator('.city-area-name').textContent()) ?? ''
  await area.tap()
  await page.waitForURL((url) => url.searchParams.get('areas') === name)
  await inFront(page).locator('.hotel-district').first().getByText(name).waitFor()
  expect(errors).toEqual([])
}, 60_000)

interface LongStay {
  readonly hotelId: string
  readonly roomTypeId: string
  /** Of the package among its room's. */
  readonly index: number
}

/** A package that a stay is too short for, and that can be booked for as many nights as it wants. */
async function findLongStay({ api }: AppCalls, stay: { checkIn: string; checkOut: string }): Promise<LongStay> {
  const { list } = await api.search.searchHotels({ cityId: await cityId(api), ...stay })
  for (const { id: hotelId } of list) {
    const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...stay })
    for (const { roomTypeId, packages } of rooms) {
      const index = packages.findIndex(({ unavailable }) => unavailable?.reason === 'minimum_stay')
      const nights = packages[index]?.unavailable?.limit
      if (!nights) continue
      const longer = await api.hotel.getPackageInfoFull({ hotelId, ...stay, checkOut: dayAhead(40 + nights) })
      const same = longer.rooms.find((room) => room.roomTypeId === roomTypeId)
      if (same?.packages[index]?.price) return { hotelId, roomTypeId, index }
    }
  }
  throw new Error('no package asks for a longer stay')
}
