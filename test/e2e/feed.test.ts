import type { Page } from 'playwright-core'
import { openPhone, type Phone } from './support/browser'
import { eventually } from './support/eventually'
import { holdScripts } from './support/held-page'
import { openKeeping } from './support/keeping-phone'
import { startStaylark, type Staylark } from './support/staylark'
import { dayAhead } from './support/traveler'

/** What a feed of twenty pages may weigh in elements. */
const mostElements = 1500
const feedPages = 20

let staylark: Staylark

beforeAll(async () => {
  staylark = await startStaylark()
}, 120_000)

afterAll(() => staylark.close())

const scroller = '.taro_page:not(.taro_page_shade)'

const scrollTo = (page: Page, top: number) =>
  page.locator(scroller).evaluate((element, to) => void (element.scrollTop = to), top)

const scrolledPx = (page: Page) => page.locator(scroller).evaluate(({ scrollTop }) => scrollTop)

/** Scrolls to the end as a thumb does, a good half screen a frame. */
const scrollToEnd = (page: Page) =>
  page.locator(scroller).evaluate(async (element) => {
    while (element.scrollTop + element.clientHeight < element.scrollHeight - 1) {
      element.scrollTop += 500
      await new Promise((painted) => requestAnimationFrame(painted))
    }
  })

/** Scrolls to the end again and again until so many pages of the feed have come; what the page held at most. */
async function readPages(page: Page, pages: number): Promise<{ mostElements: number; cards: number }> {
  let held = 0
  for (let count = 1; count < pages; count += 1) {
    const next = page.waitForResponse(/waterfall\/moment/)
    await scrollToEnd(page)
    await next
    await page.waitForFunction(() => document.querySelector('.bones-fall') === null)
    held = Math.max(held, await page.locator('*').count())
  }
  return { mostElements: held, cards: await page.locator('.fall-cell').count() }
}

/** In the page: where the card leads that stands in the middle of the screen's left half; null between two cards. */
const cardInSight = () => {
  const found = [350, 400, 450].map((y) => document.elementFromPoint(100, y)?.closest('.fall-cell a'))
  return found.find((link) => link)?.getAttribute('href') ?? null
}

async function openFeed(): Promise<Phone> {
  const phone = await openPhone(staylark.browser, staylark.url)
  await phone.page.goto('/home')
  await phone.page.locator('.fall-cell').first().waitFor()
  return phone
}

test('twenty pages of the feed stay light, and every height is what it was taken for', async () => {
  const { page, errors } = await openFeed()
  const read = await readPages(page, feedPages)
  expect(read.mostElements).toBeLessThanOrEqual(mostElements)
  expect(read.cards).toBeLessThan(60)
  const chunks = page.locator('.fall-chunk')
  expect(await chunks.count()).toBeGreaterThan(60)
  const height = await page.locator('.fall-columns').evaluate(({ scrollHeight }) => scrollHeight)
  await scrollTo(page, 0)
  await page.locator('.home-search').waitFor()
  await eventually(
    () => page.locator('.fall-columns').evaluate(({ scrollHeight }) => scrollHeight),
    (heightNow) => expect(heightNow).toBe(height),
  )
  expect(errors).toEqual([])
}, 120_000)

test('the feed has two columns with a gutter of 10 px at a screen 375 px wide (spec §9)', async () => {
  const { page } = await openFeed()
  const scale = 390 / 375
  const columns = await page
    .locator('.fall-column')
    .evaluateAll((all) =>
      all.map((column) => column.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )
  const [first, second] = columns
  expect(columns).toHaveLength(2)
  expect(((second?.left ?? 0) - (first?.right ?? 0)) / scale).toBeCloseTo(10, 1)
  const below = await page
    .locator('.fall-cell')
    .first()
    .evaluate(
      (cell) => cell.getBoundingClientRect().bottom - (cell.firstElementChild?.getBoundingClientRect().bottom ?? 0),
    )
  expect(below / scale).toBeCloseTo(10, 1)
}, 60_000)

test('no card is higher than the room it has, and hardly lower', async () => {
  const { page } = await openFeed()
  await readPages(page, 6)
  const height = await page.locator(scroller).evaluate(({ scrollHeight }) => scrollHeight)
  const spare: number[] = []
  for (let top = 0; top < height; top += 800) {
    await scrollTo(page, top)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    spare.push(
      ...(await page.locator('.fall-cell article').evaluateAll((cards) =>
        cards.map((card) => {
          const body = card.querySelector('.feed-body, .coupon-body, .moment-text')
          const gap = body?.querySelector('.feed-price, .coupon-price, .moment-price, .why')
          const above = gap?.previousElementSibling
          const isCut = !body || body.scrollHeight > body.clientHeight + 1
          if (isCut || !gap || !above) return isCut ? -1 : 0
          return gap.getBoundingClientRect().top - above.getBoundingClientRect().bottom
        }),
      )),
    )
  }
  expect(spare.length).toBeGreaterThan(100)
  expect(Math.min(...spare)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...spare)).toBeLessThanOrEqual(32)
}, 120_000)

test('back from the page of a card the feed stands where it was left', async () => {
  const { page } = await openFeed()
  await readPages(page, 5)
  await scrollTo(page, 5000)
  const href = await page.waitForFunction(cardInSight).then((found) => found.jsonValue())
  await page
    .locator(`${scroller} .fall-cell a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/(hotel|moment|product)\/detail\//)
  await page.locator('.detail-name, .activity-head, h1.product-name').first().waitFor()
  await page.goBack()
  await page.waitForURL(/\/home/)
  await page.locator(`${scroller} .fall-cell`).first().waitFor()
  await eventually(
    () => scrolledPx(page),
    (px) => expect(px).toBe(5000),
  )
  await eventually(
    () => page.evaluate(cardInSight),
    (seen) => expect(seen).toBe(href),
  )
}, 120_000)

test('a hotel that was opened stands among the recently viewed, and they can be forgotten', async () => {
  const { page } = await openFeed()
  expect(await page.locator('.recent').count()).toBe(0)
  const link = page.locator('.fall-cell .feed .card-link').first()
  const name = (await link.locator('.feed-name').textContent()) ?? ''
  const noted = page.waitForResponse(/recommend\/receive\/log/)
  await link.tap()
  await page.locator('.detail-name').waitFor()
  await noted
  await page.goBack()
  await scrollTo(page, 0)
  await page.locator('.recent-name', { hasText: name }).waitFor()
  await page.getByRole('button', { name: 'Clear recently viewed' }).tap()
  await page.locator('.recent').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.fall-cell').first().waitFor()
  expect(await page.locator('.recent').count()).toBe(0)
}, 120_000)

test('pictures below the screen are asked for only when they come near', async () => {
  const { page } = await openPhone(staylark.browser, staylark.url)
  const requested = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'image' && requested.add(new URL(request.url()).pathname))
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.locator('.fall-cell').first().waitFor()
  const shown = await page.locator('.fall-cell .pic-img').count()
  const cards = await page.locator('.fall-cell').count()
  expect(shown).toBeLessThan(cards)
  const { top } = await page.locator('.fall-columns').evaluate((element) => element.getBoundingClientRect())
  await scrollTo(page, top)
  await page.waitForFunction((before) => document.querySelectorAll('.fall-cell .pic-img').length > before, shown)
}, 120_000)

test.each([
  ['Explore', '/home', '.fall-cell'],
  ['a hotel list', '/hotel/list?cityId=tokyo', '.hotel'],
])(
  '%s in a window taller than what comes first is read on until there is something to scroll to',
  async (_, at, card) => {
    const { page, errors, context } = await openPhone(staylark.browser, staylark.url)
    await page.setViewportSize({ width: 390, height: 4200 })
    await page.goto(at)
    await page.locator(card).first().waitFor()
    const isLong = () =>
      page.locator(scroller).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    await eventually(isLong, (long) => expect(long).toBe(true))
    expect(errors).toEqual([])
    await context.close()
  },
  60_000,
)

/** What a visit stores when somebody has chosen other days than the default ones. */
const laterStay = {
  search_choice: JSON.stringify({
    place: null,
    dates: { checkIn: dayAhead(40), checkOut: dayAhead(44) },
    guests: { rooms: 1, adults: 2, children: 0 },
    expiresAtMs: Date.now() + 3_600_000,
  }),
}

test.each([
  ['Explore', '/home', '.fall-cell'],
  ['Explore, which is read anew for a stay of one’s own,', '/home', '.fall-cell', laterStay],
  ['a hotel list', '/hotel/list?cityId=tokyo', '.hotel'],
])(
  'at the end of %s since before the app was there one need not scroll again',
  async (_, at, card, visit: Readonly<Record<string, string>> = {}) => {
    const phone = await openKeeping(staylark, {}, visit)
    const { page, errors, context } = phone
    const letIn = await holdScripts(phone)
    await page.goto(at, { waitUntil: 'commit' })
    await page.locator('#__data').waitFor({ state: 'attached' })
    await page.locator(card).first().waitFor()
    await scrollToEnd(page)
    const cardCount = await page.locator(card).count()
    letIn()
    await eventually(
      () => page.locator(card).count(),
      (now) => expect(now).toBeGreaterThan(cardCount),
    )
    expect(errors).toEqual([])
    await context.close()
  },
  60_000,
)
