import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { leaveToApp } from './support/leave-to-app'
import { eventually } from './support/eventually'
import { findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { fillForm, signInAtPopup } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const submitCalls = '**/api/order/zomo/package/submit'

/** A signed-in traveler with a completed form. */
async function atForm(name: string, daysAhead: number) {
  const phone = await openSignedInPhone(staylark, `${name}@example.com`)
  await phone.page.goto((await findOffer(phone, daysAhead)).bookPath)
  await fillForm(phone.page, phone.email)
  return phone
}

/** From now on submits reach the server but their replies do not reach the page; returns how many were lost. */
async function loseReplies(page: Page) {
  const lost = { count: 0 }
  await page.route(submitCalls, async (route) => {
    await route.fetch()
    lost.count += 1
    await route.abort()
  })
  return lost
}

const checking = (page: Page) =>
  page.getByRole('alertdialog', { name: 'We are checking your booking, do not submit again' })

test('a reload in the middle of the form keeps what was written, also through the sign-in', async () => {
  const visitor = await openPhone(staylark.browser, staylark.url)
  const { bookPath } = await findOffer(await openSignedInPhone(staylark, 'other@example.com'), 21)
  const { page, errors } = visitor
  await page.goto(bookPath)
  await fillForm(page, 'amir@example.com')
  await page.getByRole('button', { name: 'High floor' }).tap()
  await page.reload()
  await eventually(
    async () => [await page.getByLabel(/^Lead guest/).inputValue(), await page.getByLabel('E-mail').inputValue()],
    (written) => expect(written).toEqual(['Maya Lindqvist', 'amir@example.com']),
  )
  await page.locator('[aria-pressed=true]', { hasText: 'High floor' }).waitFor()

  await page.getByRole('button', { name: 'Submit' }).tap()
  await signInAtPopup(page, staylark.url, 'amir@example.com')
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect(errors).toEqual([])
}, 120_000)

test('a lost answer to Submit locks the form until the same order is found', async () => {
  const { page, api, errors } = await atForm('bo', 24)
  const lost = await loseReplies(page)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await checking(page).waitFor()
  await page.unroute(submitCalls)
  await checking(page).getByRole('button', { name: 'Check now' }).tap()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  const { list } = await api.order.listOrders({})
  expect(list).toHaveLength(1)
  expect(page.url()).toContain(list[0]?.payId)
  expect(lost.count).toBeGreaterThan(0)
  expect(errors).toEqual([])
}, 120_000)

test('a lost answer and a reload still lead to the same order', async () => {
  const { page, api, errors } = await atForm('cy', 27)
  await loseReplies(page)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await checking(page).waitFor()
  await page.unroute(submitCalls)
  await page.reload()
  await page.waitForURL(/\/order\/pay\/[^/]+$/)
  expect((await api.order.listOrders({})).list).toHaveLength(1)
  expect(errors).toEqual([])
}, 120_000)

test('a page says that it is offline, keeps what it shows, and says no more when it is back', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await page.goto('/home')
  const city = page.getByRole('link', { name: 'Shanghai' }).first()
  await city.waitFor()
  await page.locator('.taro_page[id^="/home"]').waitFor()
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  expect(await city.isVisible()).toBe(true)
  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
}, 120_000)

test.each([
  { what: 'refused', path: '/hotel/list?cityId=shanghai', calls: '**/api/search/zomo/search/hotel', status: 500 },
  { what: 'cut off', path: '/hotel/list?cityId=shanghai', calls: '**/api/search/zomo/search/hotel', status: null },
  { what: 'refused', path: '/home', calls: '**/api/search/zomo/list/coupon**', status: 503 },
])(
  'a call that is $what on $path is said and can be tried again',
  async ({ path, calls, status }) => {
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const body = JSON.stringify({ error: { code: 'internal', message: 'The kitchen is closed.', requestId: 'r-42' } })
    await page.route(calls, (route) =>
      status === null ? route.abort() : route.fulfill({ status, contentType: 'application/json', body }),
    )
    await leaveToApp(page, path)
    await page.goto(path)
    const alert = page.getByRole('alert')
    await alert.getByText(status === null ? 'We could not reach Staylark.' : 'The kitchen is closed.').waitFor()
    if (status !== null) await alert.getByText('Request r-42').waitFor()
    await page.unroute(calls)
    await alert.getByRole('button', { name: 'Retry' }).tap()
    await alert.waitFor({ state: 'detached' })
    await page.locator('article, .rail, [class*=coupon]').first().waitFor()
    expect(errors).toEqual([])
  },
  120_000,
)
