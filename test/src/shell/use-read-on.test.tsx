import '../../support/as-h5'
import { renderHook } from '@testing-library/react'
import { useReadOn, type ReadSoFar } from '@/shell/use-read-on'

const mockEnds: (() => void)[] = []
jest.mock('@/platform/page', () => ({ useReachBottom: (action: () => void) => void mockEnds.push(action) }))

/** Whether the end of the page can be seen, and what requests it. */
const mockScreen = { isRoomy: true, requests: 0, calledOff: 0 }
jest.mock('@/platform/scroll', () => ({
  whenAtEnd: (action: () => void) => {
    mockScreen.requests += 1
    if (mockScreen.isRoomy) action()
    return () => void (mockScreen.calledOff += 1)
  },
}))

function readingOn(first: ReadSoFar, isRoomy: boolean) {
  Object.assign(mockScreen, { isRoomy, requests: 0, calledOff: 0 })
  const loadMore = jest.fn(async () => {})
  const { rerender } = renderHook((list: ReadSoFar) => useReadOn(list, loadMore), { initialProps: first })
  return { loadMore, rerender }
}

test('where there is room for more the list is read on, page after page, to its end', () => {
  const { loadMore, rerender } = readingOn({ items: [1], status: 'more' }, true)
  expect(loadMore).toHaveBeenCalledTimes(1)
  rerender({ items: [1], status: 'loading' })
  rerender({ items: [1, 2], status: 'more' })
  expect(loadMore).toHaveBeenCalledTimes(2)
  rerender({ items: [1, 2, 3], status: 'end' })
  expect([loadMore.mock.calls.length, mockScreen.requests, mockScreen.calledOff]).toEqual([2, 2, 2])
})

test('so is one that was reloaded, and one whose first page is empty', () => {
  const { loadMore, rerender } = readingOn({ items: [1, 2, 3], status: 'more' }, true)
  rerender({ items: [4], status: 'more' })
  rerender({ items: [], status: 'more' })
  expect(loadMore).toHaveBeenCalledTimes(3)
})

test.each<[string, ReadSoFar]>([
  ['a list that has failed', { items: [1], status: 'error' }],
  ['one that is being read', { items: [1], status: 'loading' }],
  ['one that is all there', { items: [1], status: 'end' }],
])('%s is not', (_, list) => {
  expect(readingOn(list, true).loadMore).not.toHaveBeenCalled()
})

test('nothing is read while the page shows something in place of the list, then its rest is', () => {
  Object.assign(mockScreen, { isRoomy: true })
  const loadMore = jest.fn(async () => {})
  const list: ReadSoFar = { items: [1], status: 'more' }
  const { rerender } = renderHook((isShown: boolean) => useReadOn(list, loadMore, isShown), { initialProps: false })
  mockEnds.at(-1)?.()
  expect(loadMore).not.toHaveBeenCalled()
  rerender(true)
  expect(loadMore).toHaveBeenCalledTimes(1)
})

test('a long page waits until its end comes near', () => {
  const { loadMore } = readingOn({ items: [1], status: 'more' }, false)
  expect(loadMore).not.toHaveBeenCalled()
  mockEnds.at(-1)?.()
  expect(loadMore).toHaveBeenCalledTimes(1)
})
