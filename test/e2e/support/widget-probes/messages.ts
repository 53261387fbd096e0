import { widgetConstants } from '../../../support/spec/widget-constants'
import { delayOf, firstWith, openState, openStill, settled, tapped, type Probe } from './probe'

const likedPlayer = 'live, liked by two taps'

/** Probes of toast, tip, list end and video mini player. */
export const messageProbes = {
  toastMs: async (page) => {
    await openStill(page, 'toast', 'over the page')
    await page.getByRole('button', { name: 'Show text' }).tap()
    const toast = page.locator('.layer .toast')
    await toast.waitFor()
    return delayOf(page, widgetConstants.toastMs.value, async () => (await toast.count()) === 0)
  },
  tipMs: async (page) => {
    await openStill(page, 'toast', 'tip above, center')
    await page.getByRole('button', { name: 'Tip above, center' }).tap()
    const bubble = page.locator('.tip-bubble')
    await bubble.waitFor()
    return delayOf(page, widgetConstants.tipMs.value, async () => (await bubble.count()) === 0)
  },
  emptyList: async (page) => (await openState(page, 'list-footer', 'end')).locator('.list-end').textContent(),
  videoBubbleMs: async (page) => {
    const state = await openStill(page, 'video-mini-player', likedPlayer)
    for (let tap = 0; tap < 2; tap += 1) await tapped(state.locator('.video-tap'))
    const bubble = state.locator('.like-bubble')
    await bubble.waitFor()
    return delayOf(page, widgetConstants.videoBubbleMs.value, async () => (await bubble.count()) === 0)
  },
  videoLikeWindowMs: (page) =>
    firstWith([298, 299, 300, 301], async (ms) => {
      const state = await openStill(page, 'video-mini-player', likedPlayer)
      await tapped(state.locator('.video-tap'))
      await page.clock.runFor(ms)
      await tapped(state.locator('.video-tap'))
      await settled(page)
      return (await state.locator('.gallery-text').textContent()) === 'Likes: 0'
    }),
  videoPauseLayer: async (page) => {
    const state = await openState(page, 'video-mini-player', 'live')
    await state.locator('.video-tap').tap()
    const layer = state.locator('.video-playing')
    await layer.waitFor()
    return layer.getAttribute('aria-label')
  },
  videoFailed: async (page) => {
    const state = await openState(page, 'video-mini-player', 'live, cannot be played')
    await state.locator('.video-tap').tap()
    return state.locator('.video-text').textContent()
  },
} satisfies Record<string, Probe>
