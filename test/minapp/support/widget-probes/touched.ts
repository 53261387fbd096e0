import { widgetConstants } from '../../../support/spec/widget-constants'
import { builtFolder } from '../built-folder'
import { builtPx } from '../built-rule'
import { findNodes } from '../find-node'
import type { MiniProgram } from '../mini-program'
import {
  delayOf,
  dragTo,
  drawMs,
  firstWith,
  lastWithout,
  letGo,
  nodeIn,
  openState,
  pass,
  stopClock,
  turns,
  type Probe,
} from './probe'

const glide = `${widgetConstants.pickerSwipeMs.value}ms`

/** Swipes the column of five hundred options up by `px` within `ms`; returns a check whether it still glides. */
async function swipe(phone: MiniProgram, px: number, ms: number): Promise<() => boolean> {
  jest.useRealTimers()
  const state = await openState(phone, 'picker', 'five hundred options')
  stopClock()
  const column = () => nodeIn(state(), '.pick-column')
  await dragTo(phone, column(), 0, -px, () => pass(ms / 2))
  await pass(ms / 2)
  letGo(phone, column())
  return () => String(nodeIn(state(), '.pick-list').attributes.style).includes(glide)
}

async function glidesAfter(phone: MiniProgram, px: number, ms: number): Promise<boolean> {
  const isGliding = await swipe(phone, px, ms)
  await pass(drawMs)
  return isGliding()
}

/** Probes of what is turned, rated, stepped and counted. */
export const touchedProbes = {
  pickerItemPx: async ({ kind }) => builtPx(builtFolder(kind), '.pick-option', 'height'),
  pickerVisibleItems: async ({ kind }) =>
    builtPx(builtFolder(kind), '.pick', 'height') / builtPx(builtFolder(kind), '.pick-option', 'height'),
  pickerSwipeMs: async (phone) => {
    const isGliding = await swipe(phone, 40, 100)
    return delayOf(widgetConstants.pickerSwipeMs.value, () => !isGliding())
  },
  pickerMomentumMs: (phone) => firstWith([298, 299, 300, 301], async (ms) => !(await glidesAfter(phone, 40, ms))),
  pickerMomentumPx: (phone) => lastWithout([14, 15, 16, 17], (px) => glidesAfter(phone, px, 100)),
  datePickerYears: async (phone) => {
    const state = await openState(phone, 'date-picker', 'date')
    const ends: string[] = []
    for (const px of [100_000, -100_000]) {
      const years = nodeIn(state(), '.pick-column')
      await dragTo(phone, years, 0, px)
      await turns()
      letGo(phone, years)
      await turns()
      ends.push(nodeIn(nodeIn(state(), '.pick-column'), '.pick-on').text)
    }
    return ends
  },
  ratingStars: async (phone) => findNodes((await openState(phone, 'rating', 'five stars'))(), '.rate-star').length,
  ratingLabels: async (phone) =>
    findNodes((await openState(phone, 'rating', 'words'))(), '.h5-p').map(({ text }) => text),
  stepperMin: async (phone) => {
    const state = await openState(phone, 'stepper', 'at its minimum')
    phone.page.fire(nodeIn(state(), '.step-tap'), 'tap')
    await phone.see('.gallery-text', 'Stopped at the minimum')
    return Number(nodeIn(state(), '.step-value').text)
  },
  stepperStep: async (phone) => {
    const state = await openState(phone, 'stepper', 'plain')
    const value = () => Number(nodeIn(state(), '.step-value').text)
    const before = value()
    const more = findNodes(state(), '.step-tap')[1]
    if (more) phone.page.fire(more, 'tap')
    await turns()
    return value() - before
  },
  countdownEnd: async (phone) => {
    stopClock()
    const opening = openState(phone, 'countdown', 'running')
    await pass(1000)
    const state = await opening
    const seen: string[] = []
    const stateText = () => nodeIn(state(), '.gallery-text').text
    for (let second = 0; second < 90 && stateText() === 'Running'; second += 1) {
      await pass(1000)
      seen.push(nodeIn(state(), '.count').text)
    }
    return [...seen.slice(-2), stateText()]
  },
  toastMs: async (phone) => {
    const state = await openState(phone, 'toast', 'over the page')
    stopClock()
    phone.page.fire(nodeIn(state(), '.btn', 'Show text'), 'tap')
    return delayOf(widgetConstants.toastMs.value, () => phone.all('.layer .toast').length === 0)
  },
  tipMs: async (phone) => {
    const state = await openState(phone, 'toast', 'tip above, center')
    stopClock()
    phone.page.fire(nodeIn(state(), '.btn'), 'tap')
    return delayOf(widgetConstants.tipMs.value, () => findNodes(state(), '.tip-bubble').length === 0)
  },
  videoBubbleMs: async (phone) => {
    const state = await openState(phone, 'video-mini-player', 'live, liked by two taps')
    stopClock()
    for (let tap = 0; tap < 2; tap += 1) phone.page.fire(nodeIn(state(), '.video-tap'), 'tap')
    const isOver = () => findNodes(state(), '.like-bubble').length === 0
    return delayOf(widgetConstants.videoBubbleMs.value, isOver)
  },
  videoLikeWindowMs: (phone) =>
    firstWith([298, 299, 300, 301], async (ms) => {
      jest.useRealTimers()
      const state = await openState(phone, 'video-mini-player', 'live, liked by two taps')
      stopClock()
      const tap = () => phone.page.fire(nodeIn(state(), '.video-tap'), 'tap')
      tap()
      await pass(ms)
      tap()
      await pass(drawMs)
      return nodeIn(state(), '.gallery-text').text === 'Likes: 0'
    }),
  videoFailed: async (phone) => nodeIn((await openState(phone, 'video-mini-player', 'failed'))(), '.video-text').text,
} satisfies Record<string, Probe>
