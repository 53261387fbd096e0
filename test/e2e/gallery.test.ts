import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { isFocusInside, openByKeyboard, openSection, popups, sectionKeys, showAll } from './support/gallery'
import { look, type Scheme } from './support/looks'
import { startStaylark, type Staylark } from './support/staylark'

const schemes: readonly Scheme[] = ['light', 'dark']
/** A section shows the same landmark in several states. */
const repeated = ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner']
/** Axe looks at every state and popup of a section, which takes its time. */
const lookMs = 120_000
/** More presses of Tab than most popups have stops. */
const tabs = 12

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

describe.each(schemes)('in %s', (scheme) => {
  let phone: Phone

  beforeAll(async () => {
    phone = await openPhone(staylark.browser, staylark.url, scheme)
    phone.page.on('console', (message) => {
      // One picture of the gallery is missing on purpose.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        phone.errors.push(message.text())
    })
  })

  afterEach(() => phone.page.setViewportSize({ width: 390, height: 844 }))

  afterAll(async () => {
    expect(phone.errors).toEqual([])
    await phone.context.close()
  })

  test('the list leads to every section', async () => {
    const { page } = phone
    await page.goto('/dev/gallery')
    await page.locator('.gallery-link').first().waitFor()
    const links = await page.locator('.gallery-link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.toSorted()).toEqual(sectionKeys.map((key) => `/dev/gallery?section=${key}`).toSorted())
    expect(await look(page, 'gallery', scheme)).toEqual([])
  })

  test.each(sectionKeys)(
    '%s',
    async (key) => {
      await openSection(phone.page, key)
      await showAll(phone.page)
      expect(await look(phone.page, `gallery-${key}`, scheme, repeated)).toEqual([])
    },
    lookMs,
  )

  test.each(popups)(
    'popups of %s',
    async (key, name) => {
      const { page } = phone
      await openSection(page, key)
      const openers = await page.getByRole('button', { name }).all()
      expect(openers.length).toBeGreaterThan(0)
      for (const [index, opener] of openers.entries()) {
        await openByKeyboard(page, opener)
        expect(await look(page, `gallery-${key}-popup-${index + 1}`, scheme, repeated)).toEqual([])
        await page.keyboard.press('Escape')
        await page.locator('[aria-modal]').waitFor({ state: 'detached' })
      }
    },
    lookMs,
  )
})

describe('by keyboard alone', () => {
  let phone: Phone

  beforeAll(async () => {
    phone = await openPhone(staylark.browser, staylark.url)
  })

  afterAll(() => phone.context.close())

  test.each(popups)(
    'popups of %s open by Enter, hold Tab, close by Escape and give the focus back',
    async (key, name) => {
      const { page } = phone
      await openSection(page, key)
      for (const opener of await page.getByRole('button', { name }).all()) {
        await openByKeyboard(page, opener)
        const inside = [await isFocusInside(page)]
        for (const press of ['Tab', 'Shift+Tab']) {
          for (let step = 0; step < tabs; step += 1) {
            await page.keyboard.press(press)
            inside.push(await isFocusInside(page))
          }
        }
        expect(inside).not.toContain(false)
        await page.keyboard.press('Escape')
        await page.locator('[aria-modal]').waitFor({ state: 'detached' })
        await eventually(
          () => opener.evaluate((button) => button === document.activeElement),
          (isFocused) => expect(isFocused).toBe(true),
        )
      }
      expect(phone.errors).toEqual([])
    },
    lookMs,
  )

  test('of two popups the one above closes first', async () => {
    const { page } = phone
    await openSection(page, 'sheet')
    await openByKeyboard(page, page.getByRole('button', { name: 'Open: one over another' }))
    await openByKeyboard(page, page.getByRole('button', { name: 'Open the one above' }))
    await page.getByRole('dialog', { name: 'Above' }).waitFor()
    expect(await isFocusInside(page)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Above' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name: 'Below' }).count()).toBe(1)
    await page.waitForFunction(() => document.activeElement?.textContent === 'Open the one above')
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal]').waitFor({ state: 'detached' })
  })
})

test('a server in production has the app show its not-found page', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  await page.route('**/dev/gallery', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ status: 404, body: (await reply.text()).replace('<html', '<html data-hidden') })
  })
  await page.goto('/dev/gallery')
  await page.getByRole('heading', { name: 'We could not find this page' }).waitFor()
  expect(await page.title()).toBe('Page not found')
  expect(errors).toEqual([])
  await context.close()
})
