import type { Locator, Page } from 'playwright-core'
import { signInPhone, visitorApi } from './support/app-calls'
import { openPhone } from './support/browser'
import { changing } from './support/changed-replies'
import { hydrationErrors, openHeld } from './support/held-page'
import { leaveToApp } from './support/leave-to-app'
import { openSignedInPhone } from './support/signed-in-phone'
import { addressOfSsrRoute, productRoute } from './support/ssr-routes'
import { type Staylark, useStaylark } from './support/staylark'
import { signInAtPopup } from './support/traveler'
import { exchangedSkuId } from './support/exchanged-sku'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const phone = () => openPhone(staylark.browser, staylark.url, 'light', 'UTC')

const dialog = (page: Page) => page.getByRole('dialog')

test('the calendar names the days that are open and the highest surcharge, and another room’s', async () => {
  const { product } = visitorApi(staylark.url)
  const skuId = await exchangedSkuId(visitorApi(staylark.url))
  const dates = await product.getProductDates({ skuId })
  const { page, errors } = await phone()
  await page.goto(`/product/detail/${skuId}`, { waitUntil: 'networkidle' })
  const block = page.getByRole('region', { name: 'Dates and surcharges' })
  await block.getByText(`${dates.openDays} of ${dates.comingDays} days still open`).waitFor()
  await block.getByText(`At most ${dates.currencyCode} ${dates.highestAmount} on top`).waitFor()
  await block.getByRole('button', { name: 'See every date' }).tap()
  expect(await dialog(page).getByRole('button', { name: 'Confirm' }).count()).toBe(0)

  const { hotels } = await product.getCouponActivityDetail({ skuId })
  const dearest = hotels[0]?.rooms.at(-1)
  const others = await product.getProductDates({ skuId, roomTypeId: dearest?.roomTypeId })
  await dialog(page).getByRole('group', { name: 'Room' }).getByRole('button', { name: dearest?.name }).tap()
  await dialog(page).getByText(`${others.openDays} of ${others.comingDays} days still open`).waitFor()
  await page.waitForFunction(
    ([day, text]) => (document.querySelector(`[data-day="${day}"] .cal-under`)?.textContent ?? '') === text,
    [others.days.at(1)?.date ?? '', others.days.at(1)?.amount ?? ''] as const,
  )
  expect(errors).toEqual([])
}, 120_000)

test('cards on Explore lead to vouchers, and the way to Buy stands there', async () => {
  const { page, errors } = await phone()
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.locator('.rail a').first().tap()
  await page.waitForURL(/\/product\/detail\/[^/]+$/)
  const skuId = page.url().split('/').at(-1)
  expect(await page.getByRole('link', { name: 'Buy' }).getAttribute('href')).toBe(`/product/book/${skuId}`)
  expect(errors).toEqual([])
}, 60_000)

test('a city, a hotel and the suggestions of a search lead to the voucher', async () => {
  const { page, errors } = await phone()
  const { product } = visitorApi(staylark.url)
  const skuId = await exchangedSkuId(visitorApi(staylark.url))
  const { cityId, hotels, name } = await product.getCouponActivityDetail({ skuId })
  const own = `a[href="/product/detail/${skuId}"]`
  const follow = async (link: Locator) => {
    await link.tap()
    await page.waitForURL(`**/product/detail/${skuId}`)
  }
  await page.goto(`/hotel/detail/${hotels[0]?.hotelId}`, { waitUntil: 'networkidle' })
  await follow(page.locator(own).first())
  await page.goto(`/hotel/city/info?cityId=${cityId}`, { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Coupons' }).tap()
  await follow(page.locator(own).first())
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page.locator('input').first().fill(name)
  await follow(page.locator('.hints-row', { hasText: name }).first())
  expect(errors).toEqual([])
}, 60_000)

test('what is somebody’s own comes after the first drawing', async () => {
  const address = await addressOfSsrRoute(staylark, productRoute)
  const own = await phone()
  await signInPhone(own.context, staylark.url, 'drawn-voucher@example.com')
  const held = await openHeld(own, productRoute, address)
  await held.release()
  expect(held.requests.map((request) => request.headers().authorization?.slice(0, 7))).toEqual(['Bearer '])
  expect(await hydrationErrors(held.page)).toEqual([])
}, 120_000)

test('a heart puts the voucher on the wish list, from where it leads back', async () => {
  const own = await openSignedInPhone(staylark, 'heart-voucher@example.com')
  const { page } = own
  const id = await exchangedSkuId(own.api)
  await page.goto(`/product/detail/${id}`, { waitUntil: 'networkidle' })
  await page.locator('.screen-header .favorite').tap()
  await page.locator('.screen-header .favorite[aria-pressed=true]').waitFor()
  await page.goto('/account/wish/list?tab=coupon')
  await page.locator('.fall a').first().tap()
  await page.waitForURL(`**/product/detail/${id}`)
  expect(own.errors).toEqual([])
}, 120_000)

test('before the sale a visitor signs in for an email, which can be cancelled', async () => {
  const { page } = await phone()
  const address = await addressOfSsrRoute(staylark, productRoute)
  const notStarted = changing('/api/coupon/GetSKUCouponActivityDetail_Abroad', () => ({
    state: 'not_started',
    saleStart: '2030-01-01T00:00:00.000Z',
  }))
  await notStarted(page)
  await page.route('**/api/product/zomo/coupon/remind', (route) => route.fulfill({ json: { ok: true } }))
  // Only a page that renders itself, or is somebody's own, reads the changed reply.
  await leaveToApp(page, address)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Remind me by mail' }).tap()
  await signInAtPopup(page, staylark.url, 'reminded@example.com')
  await page.getByRole('button', { name: 'Cancel reminder' }).tap()
  await page.getByRole('button', { name: 'Remind me by mail' }).waitFor()
}, 120_000)

test('an address of no voucher is not found', async () => {
  const reply = await fetch(`${staylark.url}/product/detail/none`)
  expect(reply.status).toBe(404)
  const { page } = await phone()
  await page.goto('/product/detail/none')
  await page.getByText('There is no such voucher.').waitFor()
}, 60_000)
