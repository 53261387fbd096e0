import { createVirtualClock } from '../../../server/kernel/time/clock'
import { encodePage, PageCache } from '../../../server/pages/cache'

const start = new Date('2026-11-21T10:00:00Z')

/** Creates a cache that holds 1,000 bytes for 30 s, and a counting renderer. */
function cacheOfTests() {
  const clock = createVirtualClock(start)
  const cache = new PageCache(clock, 30_000, 1_000)
  let made = 0
  const page = async (length: number) => {
    made += 1
    return encodePage(Buffer.alloc(length, 'x'), 200)
  }
  const get = (key: string, version = '1', length = 10) => cache.get(key, version, () => page(length))
  const share = (key: string) => cache.share(key, '1', () => page(10))
  return { clock, cache, get, share, made: () => made }
}

test('a page is made once for a key, a state of the data and 30 s', async () => {
  const { clock, get, made } = cacheOfTests()
  const first = await get('a')
  expect(await get('a')).toBe(first)
  await get('b')
  expect(made()).toBe(2)
  clock.advance(29_999)
  expect(await get('a')).toBe(first)
  clock.advance(1)
  expect(await get('a')).not.toBe(first)
  expect(made()).toBe(3)
  await get('a', '2')
  expect(made()).toBe(4)
})

test('a caller during a rendering waits for the same one', async () => {
  const { get, made } = cacheOfTests()
  const [one, two] = await Promise.all([get('a'), get('a')])
  expect(one).toBe(two)
  expect(made()).toBe(1)
})

test('a shared page is one for concurrent callers, and never cached', async () => {
  const { get, share, made } = cacheOfTests()
  const [one, two] = await Promise.all([share('a'), share('a')])
  expect(one).toBe(two)
  await share('a')
  await get('a')
  expect(made()).toBe(3)
})

test('another state of the data is not waited for with an old one, and the newest stays', async () => {
  const { get, made } = cacheOfTests()
  await Promise.all([get('a', '1'), get('a', '2')])
  expect(made()).toBe(2)
  await get('a', '2')
  expect(made()).toBe(2)
})

test('a failed rendering is not cached', async () => {
  const { cache, get } = cacheOfTests()
  await expect(cache.get('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await get('a')).status).toBe(200)
})

test('the least recently used page is evicted when the cache is full', async () => {
  const { get, made } = cacheOfTests()
  await get('a', '1', 300)
  await get('b', '1', 300)
  await get('a', '1', 300)
  await get('c', '1', 300)
  await get('a', '1', 300)
  expect(made()).toBe(3)
  await get('b', '1', 300)
  expect(made()).toBe(4)
})
