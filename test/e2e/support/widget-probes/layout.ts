import type { Page } from 'playwright-core'
import { painted, firstWith, lastWithout, openState, scroller, styleOf, type Probe } from './probe'

async function scrollTo(page: Page, topPx: number): Promise<void> {
  await page.locator(scroller).evaluate((element, top) => element.scrollTo({ top }), topPx)
  await painted(page)
}

async function openFeed(page: Page): Promise<void> {
  await page.goto('/home')
  await page.locator('.fall-cell article').nth(5).waitFor()
  await painted(page)
}

const topOf = (page: Page) => page.locator(scroller).evaluate(({ scrollTop }) => scrollTop)

/** How far an element begins below what is seen, in CSS px. */
const belowScreenPx = (element: Element) => element.getBoundingClientRect().top - innerHeight

const bottomPx = (page: Page) =>
  page.locator(scroller).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

const columnsOf = async (page: Page) =>
  (await openState(page, 'waterfall', 'cards'))
    .locator('.fall-column')
    .evaluateAll((all) =>
      all.map((column) => column.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    )

/** Probes of what scrolls and of how wide things are. */
export const layoutProbes = {
  backToTopAfterPx: async (page) => {
    const state = await openState(page, 'back-to-top', 'of this page, after 500 px')
    return lastWithout([499, 500, 501], async (topPx) => {
      await scrollTo(page, topPx)
      return (await state.getByRole('button').count()) === 1
    })
  },
  exploreTabAtPx: async (page) => {
    await openFeed(page)
    return firstWith([698, 699, 700, 701], async (topPx) => {
      await scrollTo(page, topPx)
      return (await page.getByRole('button', { name: 'Back to top' }).count()) === 1
    })
  },
  loadMorePx: async (page) => {
    await openFeed(page)
    const requests: string[] = []
    page.on('request', (request) => /waterfall\/moment/.test(request.url()) && requests.push(request.url()))
    const endPx = await bottomPx(page)
    return lastWithout([302, 301, 300, 299], async (leftPx) => {
      await scrollTo(page, endPx - leftPx)
      return requests.length > 0
    })
  },
  tabBarLabels: async (page) => {
    await page.goto('/home')
    await page.locator('.tab-bar-label').first().waitFor()
    return page.locator('.tab-bar-label').allTextContents()
  },
  tabsWithoutScroll: (page) =>
    lastWithout([2, 4, 5, 7], async (count) => {
      const names = { 2: 'two', 4: 'four fit', 5: 'five scroll', 7: 'more than four scroll' }
      const state = await openState(
        page,
        'tabs',
        Object.entries(names).find(([key]) => Number(key) === count)?.[1] ?? '',
      )
      const row = state.getByRole('tablist').locator('..')
      const tabs = await state.getByRole('tab').count()
      return tabs === count && (await styleOf(row, 'overflow-x')) === 'auto'
    }),
  remPx: async (page) => {
    await openState(page, 'swipe', 'direction from 10 px on')
    const sizes: number[] = []
    for (const width of [320, 375, 540, 800]) {
      await page.setViewportSize({ width, height: 812 })
      sizes.push(Number.parseFloat(await styleOf(page.locator('html'), 'font-size')))
    }
    return sizes
  },
  waterfallColumns: async (page) => (await columnsOf(page)).length,
  waterfallGutterPx: async (page) => {
    const [first, second] = await columnsOf(page)
    return Number(((second?.left ?? 0) - (first?.right ?? 0)).toFixed(2))
  },
  waterfallKinds: async (page) => {
    const state = await openState(page, 'waterfall', 'cards')
    const cards = { coupon: '.coupon', hotel: '.feed', moment: '.moment' }
    const seen: string[] = []
    for (const [kind, card] of Object.entries(cards)) if ((await state.locator(card).count()) > 0) seen.push(kind)
    return seen
  },
  waterfallLazyPx: async (page) => {
    await openFeed(page)
    // A place that is still far: for a nearer one, the browser may not yet have reported that it is near.
    const places = await page.locator('.fall-cell .pic:not(:has(img))').elementHandles()
    const distances = await Promise.all(places.map((place) => place.evaluate(belowScreenPx)))
    const place = places[distances.findIndex((distancePx) => distancePx > 310)]
    if (!place) return `none is far: ${distances.join(', ')}`
    const hasCome = async (distancePx: number) => {
      // Measured at each step: cards above may have grown since.
      const [topPx, leftPx] = [await topOf(page), await place.evaluate(belowScreenPx)]
      await scrollTo(page, topPx + leftPx - distancePx)
      return (await place.$('img')) !== null
    }
    // Known to the px on either side of the edge, which need not lie on a whole one.
    const first = await firstWith([305, 303, 301, 299, 297], hasCome)
    return typeof first === 'number' ? first + 1 : first
  },
} satisfies Record<string, Probe>
