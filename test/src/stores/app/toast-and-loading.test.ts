import { LoadingStore } from '@/stores/app/loading'
import { TabBarStore } from '@/stores/app/tab-bar'
import { ToastStore } from '@/stores/app/toast'
import { handTimers } from '../../../support/hand-timers'

test('a toast hides after 3000 ms, or on request', () => {
  const timers = handTimers()
  const toast = new ToastStore(timers)
  toast.show('Saved')
  timers.pass(2999)
  expect(toast.current?.text).toBe('Saved')
  timers.pass(1)
  expect(toast.current).toBeNull()
  toast.show('Briefly', { durationMs: 500 })
  timers.pass(500)
  expect(toast.current).toBeNull()
})

test('a toast of something under way stands until it is hidden or replaced', () => {
  const timers = handTimers()
  const toast = new ToastStore(timers)
  toast.show('Saving', { type: 'loading', position: 'bottom' })
  timers.pass(60_000)
  expect(toast.current).toMatchObject({ text: 'Saving', type: 'loading', position: 'bottom' })
  toast.show('Saved', { type: 'success' })
  timers.pass(3000)
  expect(toast.current).toBeNull()
})

test('a new toast takes the place of the old, and the same text counts twice', () => {
  const timers = handTimers()
  const toast = new ToastStore(timers)
  toast.show('Same')
  const first = toast.current?.serial
  timers.pass(2000)
  toast.show('Same')
  expect(toast.current?.serial).not.toBe(first)
  timers.pass(2000)
  expect(toast.current?.text).toBe('Same')
  timers.pass(1000)
  expect(toast.current).toBeNull()
})

test('the overlay stands while any call does, and a call ends once', () => {
  const loading = new LoadingStore()
  const endFirst = loading.begin()
  const endSecond = loading.begin()
  endFirst()
  endFirst()
  expect([loading.count, loading.isShown]).toEqual([1, true])
  endSecond()
  expect([loading.count, loading.isShown]).toEqual([0, false])
})

test.each([
  [0, false],
  [699, false],
  [700, true],
  [5000, true],
])('at %s px the selected tab leads back to the top: %s', (scrollTopPx, isBackToTop) => {
  const tabBar = new TabBarStore()
  tabBar.noteExploreScroll(scrollTopPx)
  expect(tabBar.isBackToTop).toBe(isBackToTop)
})
