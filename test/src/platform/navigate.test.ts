import { routes, type RouteName } from '../../../config/routes'
import * as mini from '@/platform/navigation'
import { miniUrl, patternRegExp, queryText, webUrl } from '@/platform/navigation/url'
import { host, resetHost } from '../../support/taro-mock'

beforeEach(resetHost)

const odd = '酒店 a/b%?&#'
const samples: { [Name in RouteName]: [web: string, mini: string] } = {
  home: ['/home', '/pages/home/index'],
  wishList: ['/account/wish/list', '/pages/account/wish-list/index'],
  orderList: ['/order/list', '/pages/order/list/index'],
  mine: ['/account/mine', '/pages/account/mine/index'],
  profile: ['/account/profile', '/pages/account/profile/index'],
  hotelList: ['/hotel/list', '/packages/hotel/pages/list/index'],
  search: ['/search', '/packages/hotel/pages/search/index'],
  hotelDetail: ['/hotel/detail/7', '/packages/hotel/pages/detail/index?id=7'],
  cityInfo: ['/hotel/city/info', '/packages/hotel/pages/city/index'],
  hotelBook: ['/hotel/book/7', '/packages/hotel/pages/book/index?pid=7'],
  productDetail: ['/product/detail/7', '/packages/product/pages/detail/index?skuId=7'],
  productBook: ['/product/book/7', '/packages/product/pages/book/index?skuId=7'],
  payFinish: ['/order/pay/finish/7', '/packages/order/pages/pay-finish/index?payId=7'],
  pay: ['/order/pay/7', '/packages/order/pages/pay/index?payId=7'],
  hotelOrder: ['/order/hotel/detail/7', '/packages/order/pages/hotel-order/index?orderid=7'],
  mixOrder: ['/order/mix/detail/7', '/packages/order/pages/mix-order/index?orderid=7'],
  couponOrder: ['/order/coupon/detail/7', '/packages/order/pages/coupon-order/index?orderid=7'],
  wallet: ['/account/vouchers', '/packages/order/pages/wallet/index'],
  addVoucher: ['/voucher/add', '/packages/order/pages/add-voucher/index'],
  claimGift: ['/voucher/gift', '/packages/order/pages/claim-gift/index'],
  appointment: ['/order/coupon/appointment/7', '/packages/order/pages/appointment/index?voucherId=7'],
  orderRefund: [
    '/order/refund/7/7/7/7',
    '/packages/order/pages/refund/index?orderId=7&hotelId=7&isNeedReason=7&isNeedFiles=7',
  ],
  couponExchange: ['/order/coupon/exchange/7', '/packages/order/pages/coupon-exchange/index?voucherId=7'],
  couponRefund: ['/order/coupon/refund/7', '/packages/order/pages/coupon-refund/index?orderid=7'],
  findOrder: ['/order/find', '/packages/order/pages/find/index'],
  momentDetail: ['/ugc/moment/detail/7', '/packages/ugc/pages/moment/index?id=7'],
  person: ['/ugc/person/7', '/packages/ugc/pages/person/index?uid=7'],
  comments: ['/ugc/comment/7/7/7', '/packages/ugc/pages/comments/index?type=7&goodsId=7&commentId=7'],
  pictures: ['/ugc/picture/list', '/packages/ugc/pages/pictures/index'],
  reviewRules: ['/ugc/reviews', '/packages/ugc/pages/review-rules/index'],
  support: ['/im/udesk', '/packages/support/pages/udesk/index'],
  gallery: ['/dev/gallery', '/packages/dev/pages/gallery/index'],
  notFound: ['/', '/pages/not-found/index'],
}
const names = Object.keys(routes) as RouteName[]
const parametersOf = (name: RouteName) => [...routes[name].path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
const paramsOf = (name: RouteName, value: string | number) =>
  Object.fromEntries(parametersOf(name).map((parameter) => [parameter, value]))

test.each(names)('%s has its address on H5 and in mini-programs', (name) => {
  const params = paramsOf(name, 7) as never
  expect([webUrl(name, params), miniUrl(name, params)]).toEqual(samples[name])
})

test.each(names.filter((name) => name !== 'notFound'))('the address of %s leads to itself and nowhere else', (name) => {
  const path = webUrl(name, paramsOf(name, odd) as never)
  const first = names.find((other) => patternRegExp(routes[other].path).test(path))
  expect(first).toBe(name)
  expect(patternRegExp(routes[name].path).test(`${path}/`)).toBe(true)
})

test.each(names.filter((name) => parametersOf(name).length > 0))('%s without its parameter is refused', (name) => {
  expect(() => webUrl(name, {} as never)).toThrow(`Route ${name} needs`)
})

test('queries are encoded and leave out what is not given', () => {
  expect(queryText({ a: odd, b: 0, c: undefined, d: '' })).toBe(`a=${encodeURIComponent(odd)}&b=0`)
  expect(webUrl('hotelList', {}, { q: 'x y' })).toBe('/hotel/list?q=x%20y')
  expect(miniUrl('hotelDetail', { id: 7 }, { q: 'x' })).toBe('/packages/hotel/pages/detail/index?id=7&q=x')
})

describe('in mini-programs', () => {
  test.each([
    ['a page', () => mini.go('hotelDetail', { id: 7 }), 'navigateTo', samples.hotelDetail[1]],
    ['in place of another', () => mini.go('pay', { payId: 7 }, {}, 'replace'), 'redirectTo', samples.pay[1]],
    [
      'a tab, without the query that tabs cannot take',
      () => mini.go('home', {}, { a: 1 }),
      'switchTab',
      samples.home[1],
    ],
  ])('opens %s', (_what, go, call, url) => {
    go()
    expect(host.calls).toEqual([[call, { url }]])
  })
  test('goes back where there is a page, else to Explore', () => {
    host.pages = [{ route: 'a', options: {} }]
    mini.back()
    host.pages.push({ route: 'b', options: {} })
    mini.back()
    expect(host.calls).toEqual([
      ['switchTab', { url: '/pages/home/index' }],
      ['navigateBack', {}],
    ])
  })
  test('reloads the page on top with its own parameters', () => {
    host.pages = [{ route: 'pages/x/index', options: { id: odd, stamp: 'AA', $taroTimestamp: '1' } }]
    mini.reload()
    expect(host.calls).toEqual([['reLaunch', { url: `/pages/x/index?id=${encodeURIComponent(odd)}` }]])
  })
  test('reloads a page with the query that replaced its own', () => {
    host.pages = [
      { route: 'packages/hotel/pages/book/index', options: { pid: 'p1', checkIn: '2026-11-30', total: '1' } },
    ]
    mini.replaceQuery({ checkIn: '2026-12-04' })
    mini.reload()
    expect(host.calls).toEqual([['reLaunch', { url: '/packages/hotel/pages/book/index?pid=p1&checkIn=2026-12-04' }]])
  })
  test('a tab takes no query', () => {
    host.pages = [{ route: 'pages/order/list/index', options: {} }]
    mini.replaceQuery({ tab: 'to_pay' })
    mini.reload()
    expect(host.calls).toEqual([['reLaunch', { url: '/pages/order/list/index' }]])
  })
})
