import type { Locator, Page } from 'playwright-core'
import { openSection } from '../gallery'

/** Measures one of the specification's numbers or strings on the built app, in a fresh page 375 px wide and 812 px high. */
export type Probe = (page: Page) => Promise<unknown>

/** The scrolling part of the page in front. */
export const scroller = '.taro_page:not(.taro_page_shade)'

/** Opens a section of the gallery at one of its states. */
export async function openState(page: Page, section: string, state: string): Promise<Locator> {
  await openSection(page, section)
  return page.locator(`section[data-state="${state}"]`)
}

/** The same with a clock that stands still until the probe moves it. */
export async function openStill(page: Page, section: string, state: string): Promise<Locator> {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  const found = await openState(page, section, state)
  await page.clock.pauseAt('2026-11-20T10:00:30Z')
  return found
}

/** Lets the browser draw, so that whatever a scroll or a tap leads to has happened. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Lets what an event leads to happen, without frames: they stand still with the clock. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done())
        port1.start()
        port2.postMessage(turn)
      })
    }
  })

/** Taps, and waits until the page has received the event: a browser makes a click of a touch in its own time. */
export async function tapped(target: Locator): Promise<void> {
  const clicked = target.evaluate(
    (element) => new Promise<void>((done) => element.addEventListener('click', () => done(), { once: true })),
  )
  await target.tap()
  await clicked
}

/** So many ms, if it is over then and not one ms before; else what was seen. */
export async function delayOf(page: Page, ms: number, isOver: () => Promise<boolean>): Promise<number | string> {
  if (await isOver()) return 'it has not begun'
  await page.clock.runFor(ms - 1)
  await settled(page)
  if (await isOver()) return `over before ${ms} ms`
  await page.clock.runFor(1)
  await settled(page)
  return (await isOver()) ? ms : `not over after ${ms} ms`
}

/** The first of the numbers, tried in their order, with which something is so. */
export async function firstWith(numbers: readonly number[], isSo: (tried: number) => Promise<boolean>) {
  for (const tried of numbers) if (await isSo(tried)) return tried
  return `none of ${numbers.join(', ')}`
}

/** The last of the numbers before the first with which something is so. */
export async function lastWithout(numbers: readonly number[], isSo: (tried: number) => Promise<boolean>) {
  const first = await firstWith(numbers, isSo)
  return numbers[numbers.findIndex((tried) => tried === first) - 1] ?? `already so: ${first}`
}

/** Height of an element on the screen, in CSS px to a tenth: lengths in rem have four decimals. */
export const heightOf = (element: Locator) =>
  element.first().evaluate((box) => Number(box.getBoundingClientRect().height.toFixed(1)))

/** One property of an element's computed style. */
export const styleOf = (element: Locator, property: string) =>
  element.first().evaluate((box, name) => getComputedStyle(box).getPropertyValue(name), property)
