import { mayPrefetch } from '@/platform/chunks/load-when-idle'
import { prefetchPages, registerPage } from '@/platform/chunks/prefetch-pages'
import { nextRoutes, routes } from '../../../config/routes'

const loaded: string[] = []
let idle: (() => void)[] = []

beforeEach(() => {
  jest.useFakeTimers()
  loaded.length = 0
  idle = []
  Object.assign(window, { requestIdleCallback: (action: () => void) => void idle.push(action) })
  for (const page of ['a', 'b', 'c']) registerPage(page, async () => void loaded.push(page))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  jest.useRealTimers()
})

/** Lets the page be quiet for a while, and then the browser be idle. */
async function beIdle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(1_000)
  for (const action of idle.splice(0)) action()
  await jest.advanceTimersByTimeAsync(0)
}

test('pages are loaded one after the other, each when the browser is idle', async () => {
  prefetchPages(['a', 'b'])
  await jest.advanceTimersByTimeAsync(10_000)
  expect(loaded).toEqual([])
  await beIdle()
  expect(loaded).toEqual(['a'])
  await beIdle()
  expect(loaded).toEqual(['a', 'b'])
})

test('another page in front ends what was to come for the one before', async () => {
  prefetchPages(['a', 'b'])
  await beIdle()
  prefetchPages(['c'])
  await beIdle()
  await beIdle()
  expect(loaded).toEqual(['a', 'c'])
})

test('a page that does not load keeps no other from it, and says nothing', async () => {
  registerPage('a', () => Promise.reject(new Error('Loading chunk a failed.')))
  prefetchPages(['a', 'unknown', 'b'])
  for (let round = 0; round < 3; round++) await beIdle()
  expect(loaded).toEqual(['b'])
})

test.each([
  ['where data is saved', { saveData: true, effectiveType: '4g' }, false],
  ['on 2G', { saveData: false, effectiveType: '2g' }, false],
  ['on slow 2G', { saveData: false, effectiveType: 'slow-2g' }, false],
  ['on 3G', { saveData: false, effectiveType: '3g' }, true],
  ['where nothing is reported', undefined, true],
])('%s', async (_where, connection, isWelcome) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  expect(mayPrefetch()).toBe(isWelcome)
  prefetchPages(['a'])
  await beIdle()
  expect(loaded).toEqual(isWelcome ? ['a'] : [])
})

test('no page fetches more than two others, and none itself', () => {
  for (const [name, next] of Object.entries(nextRoutes)) {
    expect(next.length).toBeLessThanOrEqual(2)
    expect(next).not.toContain(name)
    for (const one of next) expect(routes[one]).not.toHaveProperty('tab')
  }
})
