import { relaunch as inMini } from '@/platform/navigation/relaunch'
import { relaunch as inWeapp } from '@/platform/navigation/relaunch.weapp'
import { host, resetHost } from '../../support/taro-mock'

beforeEach(resetHost)
const page = (route: string, options = {}) => ({ route, options })

test.each([
  [
    'a page opens anew in its own place',
    [page('packages/hotel/pages/book/index', { pid: '7' })],
    'redirectTo',
    '/packages/hotel/pages/book/index?pid=7',
  ],
  ['a tab can only be launched', [page('pages/order/list/index')], 'reLaunch', '/pages/order/list/index'],
])('under the popup %s', (_title, pages, call, url) => {
  host.pages = pages
  inMini.afterLogin()
  expect(host.calls).toEqual([[call, { url }]])
})

test('the native login page returns to the requesting page, or goes to Explore', () => {
  host.pages = [page('pages/home/index'), page('pages/login/index')]
  inWeapp.afterLogin()
  host.pages = [page('pages/login/index')]
  inWeapp.afterLogin()
  expect(host.calls).toEqual([
    ['navigateBack', {}],
    ['reLaunch', { url: '/pages/home/index' }],
  ])
})

test('after an account change no page below retains its state', () => {
  host.pages = [page('pages/home/index'), page('packages/hotel/pages/book/index', { pid: '7' })]
  inMini.afterLogin('other')
  host.pages = [...host.pages, page('pages/login/index')]
  inWeapp.afterLogin('other')
  const reloaded = ['reLaunch', { url: '/packages/hotel/pages/book/index?pid=7' }]
  expect(host.calls).toEqual([reloaded, reloaded])
})

test('nobody is led back to the logout page, which would sign them out again', () => {
  host.pages = [page('pages/logout/index')]
  inMini.afterLogin('same')
  host.pages = [...host.pages, page('pages/login/index')]
  inWeapp.afterLogin('same')
  const home = ['reLaunch', { url: '/pages/home/index' }]
  expect(host.calls).toEqual([home, home])
})

test.each([
  ['index', inMini],
  ['weapp', inWeapp],
])('after logout the logout page is the only one (%s)', (_name, relaunch) => {
  relaunch.afterLogout()
  expect(host.calls).toEqual([['reLaunch', { url: '/pages/logout/index' }]])
})
