import { insertStyle } from '../../../config/insert-style'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const added = () => {
  const link = document.createElement('link')
  const failed = jest.fn()
  // As the build's runtime does: it waits by these properties and takes them away in the end.
  Object.assign(link, { onerror: failed })
  insertStyle(link)
  return { link, failed }
}

test('a style that is not there after 120 s has failed', () => {
  const { link, failed } = added()
  expect(link.parentNode).toBe(document.head)
  jest.advanceTimersByTime(119_999)
  expect(failed).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(failed).toHaveBeenCalledTimes(1)
})

test('one that has loaded, which takes its handler away, has not', () => {
  const { link, failed } = added()
  Object.assign(link, { onerror: null })
  jest.advanceTimersByTime(500_000)
  expect(failed).not.toHaveBeenCalled()
})
