import type { Page } from 'playwright-core'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { startStaylark, type Staylark } from './support/staylark'

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

/** Records a page's requests and the browser's errors from now on. */
function watch(page: Page) {
  const scripts: string[] = []
  const styles: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.push(pathname)
    if (request.resourceType() === 'stylesheet') styles.push(pathname)
  })
  page.on('console', (message) => {
    if (/Content Security Policy|preload/i.test(message.text())) complaints.push(message.text())
  })
  return { scripts, styles, complaints }
}

test.each(['/home', '/hotel/list', '/search', '/order/list', '/account/mine', '/no/such/page'])(
  '%s brings its styles along, and fetches every script once',
  async (path) => {
    const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
    const { scripts, styles, complaints } = watch(page)
    const html = await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()
    await page.locator('.taro_page main').first().waitFor()
    const preloaded = [...(html ?? '').matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)">/g)].map(
      ([, at]) => at,
    )
    expect(preloaded.length).toBeGreaterThan(0)
    expect(scripts).toEqual(expect.arrayContaining(preloaded))
    expect(new Set(scripts).size).toBe(scripts.length)
    const inlined = [...(html ?? '').matchAll(/<style data-href="([^"]+)">/g)].map(([, at]) => at)
    expect(inlined.length).toBe(2)
    expect(styles.filter((style) => inlined.includes(style))).toEqual([])
    expect([complaints, errors]).toEqual([[], []])
    await context.close()
  },
)

test('a drawn page asks for what the app needs last after its picture, and while the first script is on its way', async () => {
  const { page, context, errors } = await openPhone(staylark.browser, staylark.url)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/js/base.*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  const begun = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter((one) => one instanceof PerformanceResourceTiming)
      const startsOf = (kind: string) =>
        files.filter(({ initiatorType }) => initiatorType === kind).map(({ startTime }) => startTime)
      return { pictures: startsOf('img'), preloads: startsOf('link') }
    })
  await eventually(begun, ({ pictures, preloads }) => {
    expect(pictures.length).toBeGreaterThan(0)
    expect(preloads.length).toBeGreaterThan(0)
    expect(Math.min(...preloads)).toBeGreaterThan(pictures[0] ?? Infinity)
  })
  release()
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
  await context.close()
})
