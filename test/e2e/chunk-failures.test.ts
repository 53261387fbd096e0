import type { Page, Route } from 'playwright-core'
import { openPhone, saveData } from './support/browser'
import { eventually } from './support/eventually'
import { findOffer } from './support/offers'
import { openSignedInPhone } from './support/signed-in-phone'
import { type Staylark, useStaylark } from './support/staylark'
import { ownScript } from './support/own-script'
import { fillForm } from './support/traveler'

let staylark: Staylark
useStaylark((started) => (staylark = started))

const files = {
  routeScript: `**/js/${ownScript('search')}`,
  listScript: `**/js/${ownScript('hotelList')}`,
  sheetScript: '**/js/stay-sheets*',
  loginScript: '**/js/login-popup-layer*',
  loginStyle: '**/css/login-popup-layer*',
}

/** How a file does not come. */
type Fault = 'missing' | 'stalled'

const LOAD_LIMIT_MS = 120_000

/** Opens a page on which files of this address fail until `mend` is called; counts documents. */
async function withFault(page: Page, file: string, fault: Fault) {
  const loads = { count: 0 }
  let held: Route[] = []
  let isMended = false
  page.on('domcontentloaded', () => void (loads.count += 1))
  if (fault === 'stalled') await page.clock.install()
  await page.route(file, async (route) => {
    if (isMended) await route.continue()
    else if (fault === 'missing') await route.fulfill({ status: 404, body: 'not here' })
    else held.push(route)
  })
  return {
    loads,
    /** Lets the failure become known: at once, or after the loader's limit on the page's virtual clock. */
    async fail() {
      if (fault === 'missing') return
      await eventually(
        async () => held.length,
        (now) => expect(now).toBeGreaterThan(0),
      )
      await page.clock.fastForward(LOAD_LIMIT_MS)
      const over = held
      held = []
      // A request that nobody waits for any more would keep the next one for the same file waiting.
      for (const route of over) await route.abort().catch(() => {})
    },
    /** Lets the file come, also where it was requested again after the failure became known. */
    async mend() {
      isMended = true
      for (const route of held) await route.continue().catch(() => {})
      await page.unroute(file)
    },
  }
}

const message = (page: Page) => page.getByRole('alertdialog', { name: 'Loading failed' })
const standing = (page: Page) => page.locator('.taro_page[id]').first().waitFor()

const reloaded = (loads: { count: number }, count: number) =>
  eventually(
    async () => loads.count,
    (now) => expect(now).toBe(count),
  )

test.each(['missing', 'stalled'] as const)(
  'a page whose script is %s: one reload, then a message over the page, and Retry',
  async (fault) => {
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const faulty = await withFault(page, files.routeScript, fault)
    await page.goto('/home')
    await standing(page)
    await page.getByRole('button', { name: /^Hotel, landmark/ }).tap()
    await faulty.fail()
    await reloaded(faulty.loads, 2)
    expect(new URL(page.url()).pathname).toBe('/search')
    await faulty.fail()
    await message(page).waitFor()
    expect(await message(page).getByRole('link', { name: 'Go to Explore' }).getAttribute('href')).toBe('/home')
    await faulty.mend()
    await message(page).getByRole('button', { name: 'Retry' }).tap()
    await page.getByRole('combobox').waitFor()
    expect(await message(page).count()).toBe(0)
    expect(faulty.loads.count).toBe(2)
    expect(errors).toEqual([])
  },
  120_000,
)

test('an old tab after a deploy: what is gone costs one reload, no message, and no typed word', async () => {
  const { page, errors } = await openPhone(staylark.browser, staylark.url)
  await saveData(page)
  const loads = { count: 0 }
  page.on('domcontentloaded', () => void (loads.count += 1))
  await page.goto('/search')
  await page.getByRole('combobox').fill('Kyoto')
  await page.route(files.listScript, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('combobox').press('Enter')
  await reloaded(loads, 2)
  await page.waitForURL(/\/hotel\/list\?/)
  await page.locator('.hotel').first().waitFor()
  expect(await message(page).count()).toBe(0)
  await page.goBack()
  await eventually(
    () => page.getByRole('combobox').inputValue(),
    (text) => expect(text).toBe('Kyoto'),
  )
  expect(errors).toEqual([])
}, 120_000)

test.each(['missing', 'stalled'] as const)(
  'a sheet whose script is %s: one reload, then a message in its place, which closes or retries',
  async (fault) => {
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const faulty = await withFault(page, files.sheetScript, fault)
    await page.goto('/home')
    await standing(page)
    const destination = page.getByRole('button', { name: /^Destination/ })
    await destination.tap()
    await faulty.fail()
    await reloaded(faulty.loads, 2)
    await standing(page)
    await destination.tap()
    await faulty.fail()
    await message(page).getByRole('button', { name: 'Close' }).tap()
    await message(page).waitFor({ state: 'detached' })
    await destination.tap()
    await faulty.fail()
    await message(page).waitFor()
    await faulty.mend()
    await message(page).getByRole('button', { name: 'Retry' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Shanghai', exact: true }).first().waitFor()
    expect(faulty.loads.count).toBe(2)
    expect(errors).toEqual([])
  },
  120_000,
)

test.each([
  ['script', 'missing', files.loginScript],
  ['script', 'stalled', files.loginScript],
  ['style', 'missing', files.loginStyle],
  ['style', 'stalled', files.loginStyle],
] as const)(
  'the login popup, whose %s is %s, over a booking: the form is as it was written, and Retry opens the popup',
  async (what, fault, file) => {
    const { bookPath } = await findOffer(await openSignedInPhone(staylark, `${what}.${fault}@example.com`), 21)
    const { page, errors } = await openPhone(staylark.browser, staylark.url)
    const faulty = await withFault(page, file, fault)
    await page.goto(bookPath)
    await fillForm(page, 'maya@example.com')
    await page.getByRole('button', { name: 'Submit' }).tap()
    await faulty.fail()
    await reloaded(faulty.loads, 2)
    await eventually(
      () => page.getByLabel(/^Lead guest/).inputValue(),
      (name) => expect(name).toBe('Maya Lindqvist'),
    )
    expect(await page.getByLabel('E-mail').inputValue()).toBe('maya@example.com')
    await page.getByRole('button', { name: 'Submit' }).tap()
    await faulty.fail()
    await message(page).waitFor()
    await faulty.mend()
    await message(page).getByRole('button', { name: 'Retry' }).tap()
    await page.getByRole('dialog', { name: 'Sign in' }).getByLabel('Email address').waitFor()
    expect(faulty.loads.count).toBe(2)
    expect(errors).toEqual([])
  },
  120_000,
)
