import { reloadWhenLeft, takeTap } from '@/platform/boot/before-hydration'
import { tapReplayScript } from '../../../server/pages/compose'

const taps: string[] = []

/** A page as the server sends it, with a button in a card and a link beside it. */
function serverPage() {
  document.body.innerHTML = '<button id="heart"><i></i></button><button id="more"></button><a href="#to"></a>'
  const script = document.createElement('script')
  script.textContent = tapReplayScript
  document.head.append(script)
  const listen = () => {
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => taps.push(button.id))
    }
  }
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  return { tap, listen }
}

beforeEach(() => void (taps.length = 0))
afterEach(() => void takeTap())

test('the button that was tapped last is tapped again, once, however often it was tapped', () => {
  const { tap, listen } = serverPage()
  for (const selector of ['#more', '#heart i', '#heart i']) tap(selector)
  const tapAgain = takeTap()
  listen()
  tapAgain()
  expect(taps).toEqual(['heart'])
})

test('what is tapped after that is heard by the app alone', () => {
  const { tap, listen } = serverPage()
  const tapAgain = takeTap()
  listen()
  tap('#heart')
  tapAgain()
  expect(taps).toEqual(['heart'])
})

test('a button that is gone, a tap elsewhere after it, and a page without the script are nothing', () => {
  const page = serverPage()
  page.tap('#heart')
  page.listen()
  document.querySelector('#heart')?.remove()
  takeTap()()
  const other = serverPage()
  other.tap('#heart')
  other.tap('a')
  other.listen()
  takeTap()()
  takeTap()()
  expect(taps).toEqual([])
})

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

/** Events of browsers after a navigation back or forward to an address. */
function goneTo(address: string) {
  window.history.replaceState(null, '', address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test.each([
  ['another page', '/hotel/list?cityId=tokyo'],
  ['the same page for another search', '/hotel/detail/h1?checkIn=2026-12-02'],
])('%s is reloaded, without the router’s involvement', (_what, address) => {
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
