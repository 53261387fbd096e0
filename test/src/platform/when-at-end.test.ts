import { whenAtEnd } from '@/platform/scroll/index.h5'

/** A page on top, so high and scrolled so far in a window of 844 px. */
function pageOf(scrollHeight: number, scrollTop: number) {
  const page = document.createElement('div')
  page.className = 'taro_page'
  Object.defineProperties(page, {
    clientHeight: { value: 844 },
    scrollHeight: { value: scrollHeight },
    scrollTop: { value: scrollTop },
  })
  document.body.replaceChildren(page)
}

const action = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  action.mockClear()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['a page that can be seen at once', 844, 0, 1],
  ['one whose end somebody has scrolled to', 2216, 1372, 1],
  ['one that has grown by a line since', 2244, 1372, 1],
  ['one that has more to come', 2216, 1071, 0],
  ['one that nobody has scrolled', 2216, 0, 0],
])('%s', (_what, scrollHeight, scrollTop, times) => {
  pageOf(scrollHeight, scrollTop)
  whenAtEnd(action)
  expect(action).not.toHaveBeenCalled()
  jest.advanceTimersByTime(100)
  expect(action).toHaveBeenCalledTimes(times)
})

test('an unsubscribed page is not called', () => {
  pageOf(844, 0)
  whenAtEnd(action)()
  jest.advanceTimersByTime(100)
  expect(action).not.toHaveBeenCalled()
})
