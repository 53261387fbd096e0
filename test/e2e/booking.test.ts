import { formatDay } from '@/domain/days/format-day'
import { openPhone } from './support/browser'
import { startStaylark, type Staylark } from './support/staylark'
import { chooseOffer, dayAhead, searchCity, tapDay } from './support/traveler'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

const amountIn = (text: string | null) => /[\d,.]*\d/.exec((text ?? '').replace(/^.*?(?=[A-Z]{3})/, ''))?.[0]

test('dates changed in the form are those of the address, of the hotel page behind it, and of what is booked from there', async () => {
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  await searchCity(page, 'Shanghai')
  await chooseOffer(page)
  await page.locator('.book .staybar-dates').tap()
  const [checkIn, checkOut] = [dayAhead(25), dayAhead(28)]
  await tapDay(page, checkIn)
  await tapDay(page, checkOut)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Confirm/ })
    .tap()
  await page.waitForURL((url) => url.searchParams.get('checkIn') === checkIn)
  const price = page.locator('.book .bill-amount')
  const booked = amountIn(await price.textContent())

  await page.goBack()
  await page.waitForURL(
    (url) => url.pathname.startsWith('/hotel/detail/') && url.searchParams.get('checkIn') === checkIn,
  )
  await page.locator('.staybar-dates:visible', { hasText: formatDay(checkIn) }).waitFor()
  await page
    .getByRole('link', { name: /^Book / })
    .filter({ visible: true })
    .first()
    .tap()
  await page.waitForURL(
    (url) => url.pathname.startsWith('/hotel/book/') && url.searchParams.get('checkOut') === checkOut,
  )
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  expect(amountIn(await price.textContent())).toBe(booked)
  expect(await page.getByText('You had begun').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
}, 120_000)

test('Submit with a fault goes to the field, and the keyboard never stands behind the bar', async () => {
  const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
  await searchCity(page, 'Shanghai')
  await chooseOffer(page)
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForFunction(() => document.activeElement?.id === 'guest-1')
  await page.getByLabel(/^Lead guest/).fill('Maya Lindqvist')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await page.waitForFunction(() => document.activeElement?.id === 'email')
  const isSeen = () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, Math.max(top, bottom - 2))
    return hit !== null && (focused.contains(hit) || hit.contains(focused))
  }
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    await page.waitForFunction(isSeen)
  }
  expect(errors).toEqual([])
  await context.close()
}, 120_000)
