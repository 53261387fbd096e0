import { reloadWhenLeft } from '@/platform/boot/before-hydration'

const reload = jest.fn()
const router = jest.fn()
let stop = () => {}

beforeEach(() => {
  window.history.replaceState(null, '', '/hotel/detail/h1?checkIn=2026-12-01')
  stop = reloadWhenLeft(reload)
  window.addEventListener('popstate', router)
})

afterEach(() => {
  stop()
  window.removeEventListener('popstate', router)
  jest.clearAllMocks()
})

/** What browsers tell once somebody has gone back or on to an address. */
function goneTo(address: string) {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test.each([
  ['another page', '/hotel/list?cityId=tokyo'],
  ['the same page for another search', '/hotel/detail/h1?checkIn=2026-12-02'],
])('%s is loaded anew, and the router does not hear of it', (_what, address) => {
  goneTo(address)
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([1, 0])
})

test('another place in the page is not', () => {
  goneTo('/hotel/detail/h1?checkIn=2026-12-01#reviews')
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([0, 1])
})

test('nor is anything once the first page stands', () => {
  stop()
  goneTo('/hotel/list?cityId=tokyo')
  expect([reload.mock.calls.length, router.mock.calls.length]).toEqual([0, 1])
})
