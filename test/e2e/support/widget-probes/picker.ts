import type { Page } from 'playwright-core'
import { widgetConstants } from '../../../support/spec/widget-constants'
import { delayOf, firstWith, heightOf, lastWithout, openState, openStill, type Probe } from './probe'

const glide = `${widgetConstants.pickerSwipeMs.value}ms`

/** Swipes the column of five hundred options up by that many px within that many ms; returns whether it still glides. */
async function swipe(page: Page, px: number, ms: number): Promise<() => Promise<boolean>> {
  const column = (await openStill(page, 'picker', 'five hundred options')).locator('.pick-column')
  await column.scrollIntoViewIfNeeded()
  const box = await column.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 180]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - px)
  await page.clock.runFor(ms)
  await page.mouse.up()
  const list = column.locator('.pick-list')
  return async () => (await list.evaluate((element: HTMLElement) => element.style.transition)).includes(glide)
}

/** Probes of the picker and the date picker. */
export const pickerProbes = {
  pickerItemPx: async (page) => heightOf((await openState(page, 'picker', 'one column')).locator('.pick-option')),
  pickerVisibleItems: async (page) => {
    const state = await openState(page, 'picker', 'one column')
    return (await heightOf(state.locator('.pick'))) / (await heightOf(state.locator('.pick-option')))
  },
  pickerSwipeMs: async (page) => {
    const isGliding = await swipe(page, 40, 100)
    return delayOf(page, widgetConstants.pickerSwipeMs.value, async () => !(await isGliding()))
  },
  pickerMomentumMs: (page) => firstWith([298, 299, 300, 301], async (ms) => !(await (await swipe(page, 40, ms))())),
  pickerMomentumPx: (page) => lastWithout([14, 15, 16, 17], async (px) => (await swipe(page, px, 100))()),
  datePickerYears: async (page) => {
    const years = (await openState(page, 'date-picker', 'date')).getByRole('listbox').first()
    const ends: (string | null)[] = []
    for (const key of ['Home', 'End']) {
      await years.press(key)
      ends.push(await years.getByRole('option', { selected: true }).textContent())
    }
    return ends
  },
} satisfies Record<string, Probe>
