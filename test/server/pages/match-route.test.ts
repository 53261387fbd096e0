import { isFilePath, matchRoute } from '../../../server/pages/address'

test.each([
  ['/home', 'home', {}],
  ['/home/', 'home', {}],
  ['/hotel/list', 'hotelList', {}],
  ['/hotel/detail/h1', 'hotelDetail', { id: 'h1' }],
  ['/hotel/detail/h%C3%B4tel%20%2F1', 'hotelDetail', { id: 'hôtel /1' }],
  ['/order/pay/a.js', 'pay', { payId: 'a.js' }],
  ['/order/pay/finish/p1', 'payFinish', { payId: 'p1' }],
  ['/order/hotel/detail/o1', 'hotelOrder', { orderid: 'o1' }],
  ['/order/refund/o1/h1/1/0', 'orderRefund', { orderId: 'o1', hotelId: 'h1', isNeedReason: '1', isNeedFiles: '0' }],
])('%s is the page %s with %j', (path, route, params) =>
  expect(matchRoute(path)).toEqual({ kind: 'page', route, params, isDemo: false }),
)

test('a page of the demo is marked', () =>
  expect(matchRoute('/dev/gallery')).toEqual({ kind: 'page', route: 'gallery', params: {}, isDemo: true }))

test.each([
  ['/hotel/detail', 'unknown'],
  ['/hotel/detail/a/b', 'unknown'],
  ['/constructor', 'unknown'],
  ['/no/such/page', 'unknown'],
  ['/hotel/detail/%E0%A4%A', 'unreadable'],
  ['/hotel/detail/100%', 'unreadable'],
  ['/%ff', 'unreadable'],
  ['/js/%ff.js', 'none'],
  ['/js/gone.0123abcd.js', 'none'],
  ['/favicon.ico', 'none'],
  ['/api/nothing', 'none'],
  ['/dev/nothing', 'none'],
])('%s is %s', (path, kind) => expect(matchRoute(path)).toEqual({ kind }))

test.each([
  ['/js/app.0123abcd.js', true],
  ['/home', false],
  ['/hotel/detail/a.b', true],
])('%s looks like a file: %s', (path, is) => expect(isFilePath(path)).toBe(is))
