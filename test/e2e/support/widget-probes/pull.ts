import type { Locator, Page } from 'playwright-core'
import { widgetConstants } from '../../../support/spec/widget-constants'
import { delayOf, painted, settled, firstWith, heightOf, openState, openStill, styleOf, type Probe } from './probe'

/** Pulls the live block down by the mouse and lets go; reports its header's text on the way. */
async function pull(page: Page, state: Locator, report: (said: string | null) => void): Promise<void> {
  const text = state.locator('.pull-text')
  const box = await state.getByText('Pull this down').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const downPx of [30, 120]) {
    await page.mouse.move(x, y + downPx)
    await settled(page)
    report(await text.textContent())
  }
  await page.mouse.up()
  await settled(page)
  report(await text.textContent())
}

/** Probes of pull-to-refresh and of the direction of a swipe. */
export const pullProbes = {
  pullLabels: async (page) => {
    const seen: (string | null)[] = []
    await pull(page, await openStill(page, 'pull-refresh', 'pull here'), (text) => seen.push(text))
    return seen
  },
  pullHeadPx: async (page) => {
    const state = await openStill(page, 'pull-refresh', 'pull here')
    await pull(page, state, () => {})
    return heightOf(state.locator('.pull-head'))
  },
  pullSuccessMs: async (page) => {
    const state = await openStill(page, 'pull-refresh', 'pull here')
    await pull(page, state, () => {})
    await page.clock.runFor(1200)
    const text = state.locator('.pull-text')
    await state.getByText('Up to date').waitFor()
    return delayOf(page, widgetConstants.pullSuccessMs.value, async () => (await text.textContent()) === '')
  },
  pullAnimationMs: async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const head = (await openState(page, 'pull-refresh', 'success')).locator('.pull-head')
    return (await styleOf(head, 'transition-property')) === 'height'
      ? 1000 * Number.parseFloat(await styleOf(head, 'transition-duration'))
      : 'the height does not move'
  },
  swipeThresholdPx: async (page) => {
    const pad = (await openState(page, 'swipe', 'direction from 10 px on')).locator('.gallery-pad')
    const box = await pad.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 50]
    return firstWith([8, 9, 10, 11], async (px) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + px, y)
      await painted(page)
      const text = await pad.textContent()
      await page.mouse.up()
      return text?.startsWith('horizontal') === true
    })
  },
} satisfies Record<string, Probe>
