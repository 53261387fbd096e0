import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appPages } from '../../config/app-pages'
import { customRoutes } from '../../config/custom-routes'
import { miniPages, routes, subPackageRoots, type RouteName } from '../../config/routes'

const src = join(__dirname, '../../src')
const names = Object.keys(routes) as RouteName[]

/** Paths, titles and sign-ins of the specification's table (§2), as far as the screens stand. */
const specified: Partial<Record<RouteName, [path: string, title: string, needsLogin: boolean]>> = {
  home: ['/home', 'Explore', false],
  wishList: ['/account/wish/list', 'Wish List', true],
  orderList: ['/order/list', 'Bookings', false],
  mine: ['/account/mine', 'Profile', false],
  profile: ['/account/profile', 'Personal Information', true],
  hotelList: ['/hotel/list', 'Hotel List', false],
  hotelDetail: ['/hotel/detail/:id', 'Hotel Details', false],
  hotelBook: ['/hotel/book/:pid', 'Submit Order', false],
  productBook: ['/product/book/:skuId', 'Confirm Order', false],
  payFinish: ['/order/pay/finish/:payId', 'Payment Complete', false],
  pay: ['/order/pay/:payId', 'Payment Page', false],
  hotelOrder: ['/order/hotel/detail/:orderid', 'Order Details', true],
  couponRefund: ['/order/coupon/refund/:orderid', 'Coupon Refund', false],
  couponOrder: ['/order/coupon/detail/:orderid', 'Order Details', true],
  mixOrder: ['/order/mix/detail/:orderid', 'Order Details', true],
  orderRefund: ['/order/refund/:orderId/:hotelId/:isNeedReason/:isNeedFiles', 'Hotel Refund', false],
}

test.each(Object.entries(specified))('%s is as specified', (name, [path, title, needsLogin]) => {
  const route = routes[name as RouteName]
  expect([route.path, route.title, 'needLogin' in route]).toEqual([path, title, needsLogin])
})

test('H5 has one flat list, the catch-all last', () => {
  const { pages } = appPages('h5')
  expect(pages).toEqual(names.map((name) => routes[name].page))
  expect(Object.values(customRoutes).at(-1)).toBe('/(.*)')
})

test.each(['weapp', 'alipay', 'tt'] as const)(
  '%s has every page once, in the main package or in a sub-package',
  (host) => {
    const { pages, subPackages = [] } = appPages(host)
    const own = Object.values(miniPages).filter((mini) => (mini.hosts as readonly string[]).includes(host))
    const all = [...pages, ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`))]
    expect(all.sort()).toEqual([...names.map((name) => routes[name].page), ...own.map((mini) => mini.page)].sort())
    expect(pages.some((page) => subPackageRoots.some((root) => page.startsWith(root)))).toBe(false)
    expect(subPackages.map(({ root }) => root)).toEqual([...subPackageRoots])
  },
)

test('only weapp has a login page', () => {
  expect(appPages('weapp').pages).toContain('pages/login/index')
  expect(appPages('alipay').pages).not.toContain('pages/login/index')
})

const titled = [
  ...names.map((name) => [routes[name].page, `routes.${name}.title`] as const),
  ...Object.entries(miniPages).map(([name, mini]) => [mini.page, `miniPages.${name}.title`] as const),
]

test.each(titled)('%s stands, with %s', (page, title) => {
  expect(existsSync(join(src, `${page}.tsx`))).toBe(true)
  expect(readFileSync(join(src, `${page}.config.ts`), 'utf8')).toContain(`navigationBarTitleText: ${title}`)
})

test.each(['h5', 'weapp'] as const)('a build for %s with TARO_APP_DEMO=0 has no page of the demo', (host) => {
  process.env.TARO_APP_DEMO = '0'
  jest.isolateModules(() => {
    const without: typeof import('../../config/app-pages') = require('../../config/app-pages')
    expect(JSON.stringify(appPages(host))).toContain('gallery')
    expect(JSON.stringify(without.appPages(host))).not.toMatch(/gallery|packages\/dev/)
  })
  delete process.env.TARO_APP_DEMO
})
