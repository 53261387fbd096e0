import { openPhone, type Phone } from './support/browser'
import { openSection, repeatedRules, sectionKeys, showAll, countConsoleErrors } from './support/gallery'
import { look } from './support/looks'
import { startStaylark, type Staylark } from './support/staylark'

/** Axe looks at every state of a section, which takes its time. */
const lookMs = 120_000

let staylark: Staylark
let phone: Phone

beforeAll(async () => {
  staylark = await startStaylark()
  phone = await openPhone(staylark.browser, staylark.url)
  countConsoleErrors(phone)
}, 120_000)

afterEach(() => phone.page.setViewportSize({ width: 390, height: 844 }))

afterAll(async () => {
  expect(phone.errors).toEqual([])
  await staylark.close()
})

test('the list leads to every section', async () => {
  const { page } = phone
  await page.goto('/dev/gallery')
  await page.locator('.gallery-link').first().waitFor()
  const links = await page.locator('.gallery-link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.toSorted()).toEqual(sectionKeys.map((key) => `/dev/gallery?section=${key}`).toSorted())
  expect(await look(page, 'gallery')).toEqual([])
})

test.each(sectionKeys)(
  '%s',
  async (key) => {
    await openSection(phone.page, key)
    await showAll(phone.page)
    expect(await look(phone.page, `gallery-${key}`, repeatedRules)).toEqual([])
  },
  lookMs,
)

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
