import { hooks } from '@tarojs/shared'
import { decodedNames as decodedOnH5 } from '@/platform/page/decoded-names.h5'
import { decodedNames as decodedInMini } from '@/platform/page/decoded-names'
import { slimPageData } from '@/platform/page/data'
import { readParams } from '@/platform/page/params'
import { withoutTicket } from '@/platform/login/index.h5'
import { nextFocus } from '@/platform/popup/dialog-focus.h5'
import { guidOfBytes } from '@/platform/random/contract'
import { osOfUserAgent } from '@/platform/device/traits.h5'

test('mini-programs send neither microdata nor ARIA attributes', () => {
  slimPageData()
  const seen = { nn: 'view', cl: 'product-price', uid: '7' }
  const microdata = { itemScope: true, itemType: 'https://schema.org/Offer', itemProp: 'price', content: '800.00' }
  const aria = { ariaLabel: 'Price', role: 'status', tabIndex: -1 }
  const data = { ...seen, ...microdata, ...aria }
  expect(hooks.call('transferHydrateData', data, null, {})).toEqual(seen)
})

describe('parameters of an address', () => {
  const pattern = '/ugc/comment/:type/:goodsId/:commentId?'
  test('on H5 the path comes decoded, the query does not', () => {
    expect(decodedOnH5(pattern)).toEqual(['type', 'goodsId', 'commentId'])
    const given = { type: 'a%20b', q: 'x%20y', broken: '100%', none: undefined, bare: null, stamp: 'AA', '0': 'nope' }
    expect(readParams(given, decodedOnH5(pattern))).toEqual({ type: 'a%20b', q: 'x y', broken: '100%' })
  })
  test('mini-programs decode nothing', () => {
    const given = { id: '%E9%85%92', $taroTimestamp: '1' }
    expect(readParams(given, decodedInMini(pattern))).toEqual({ id: '酒' })
  })
})

test.each([
  ['https://x.co/home', '/home', null],
  ['https://x.co/list?q=a%20b+c&r=%7E', '/list?q=a%20b+c&r=%7E', null],
  [
    'https://x.co/hotel/detail/7?checkIn=2026-12-01&token=T1&uid=u1#a',
    '/hotel/detail/7?checkIn=2026-12-01#a',
    { ticket: 'T1', uid: 'u1' },
  ],
  ['https://x.co/home?token=T1&uid=u1&token=T2', '/home', { ticket: 'T1', uid: 'u1' }],
  ['https://x.co/home?token=T1', '/home', null],
  ['https://x.co/home?uid=u1', '/home', null],
  ['https://x.co/home?token=&uid=', '/home', null],
])('the ticket in %s', (href, clean, ticket) => {
  expect(withoutTicket(href)).toEqual({ href: clean, ticket, isChanged: /token=|uid=/.test(href) })
})

test.each([
  ['forwards from the last to the first', 'c', false, 'a'],
  ['backwards from the first to the last', 'a', true, 'c'],
  ['forwards in the middle is the browser’s', 'b', false, null],
  ['backwards in the middle is the browser’s', 'b', true, null],
  ['from outside to the first', 'x', false, 'a'],
  ['from outside backwards to the last', 'x', true, 'c'],
])('focus %s', (_title, current, isBackwards, next) => {
  expect(nextFocus(['a', 'b', 'c'], current, isBackwards)).toBe(next)
})

test('a dialog without fields leaves the focus alone', () => expect(nextFocus([], 'x', false)).toBeNull())

test('a guid names its version and variant', () => {
  expect(guidOfBytes(Array<number>(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(guidOfBytes(Array<number>(16).fill(0))).toBe('00000000-0000-4000-8000-000000000000')
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Linux; Android 14)', 'Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 'macOS'],
  ['curl/8', ''],
])('%s runs on %s', (userAgent, os) => expect(osOfUserAgent(userAgent)).toBe(os))
