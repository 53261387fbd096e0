import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PullRefresh } from '@/widgets/pull-refresh'
import { handTimers } from '../../support/hand-timers'

function show(onRefresh: () => Promise<unknown>) {
  const timers = handTimers()
  const onClick = jest.fn()
  const { unmount } = render(
    <div className="taro_page">
      <PullRefresh timers={timers} onRefresh={onRefresh}>
        <button type="button" onClick={onClick}>
          Content
        </button>
      </PullRefresh>
    </div>,
  )
  const content = screen.getByText('Content')
  const touch = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] })
  const pull = (distancePx: number) => {
    fireEvent.touchStart(content, touch(100))
    fireEvent.touchMove(content, touch(110))
    fireEvent.touchMove(content, touch(100 + distancePx))
  }
  /** Whether the browser may scroll by a finger that goes from 100, 100 to there. */
  const moveTo = (clientX: number, clientY: number) => {
    fireEvent.touchStart(content, touch(100))
    return fireEvent.touchMove(content, { touches: [{ clientX, clientY }] })
  }
  return {
    unmount,
    onClick,
    moveTo,
    timers,
    pull,
    release: () => fireEvent.touchEnd(content),
    status: () => screen.getByRole('status').textContent,
  }
}

test('pulled, let go, loading, and the success for half a second', async () => {
  let finish = () => {}
  const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { pull, release, status, timers } = show(onRefresh)
  pull(40)
  expect(status()).toBe('Pull down to refresh')
  pull(120)
  expect(status()).toBe('Release to refresh')
  release()
  expect(status()).toBe('Loading')
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  expect(status()).toBe('Up to date')
  act(() => timers.pass(499))
  expect(status()).toBe('Up to date')
  act(() => timers.pass(1))
  expect(status()).toBe('')
})

test('let go too early, nothing is loaded', () => {
  const onRefresh = jest.fn(() => Promise.resolve())
  const { pull, release, status } = show(onRefresh)
  pull(30)
  release()
  expect(status()).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a failed refresh leaves no trace of success', async () => {
  const { pull, release, status } = show(() => Promise.reject(new Error('offline')))
  pull(120)
  await act(async () => release())
  expect(status()).toBe('')
})

test('gone while the success stands, it leaves no timer behind', async () => {
  const { pull, release, timers, unmount } = show(() => Promise.resolve())
  pull(120)
  await act(async () => release())
  expect(timers.waiting()).toBe(1)
  unmount()
  expect(timers.waiting()).toBe(0)
})

test('an upward or sideways movement stays the browser’s', () => {
  const { status, moveTo } = show(() => Promise.resolve())
  expect([moveTo(100, 60), moveTo(160, 110), status()]).toEqual([true, true, ''])
  expect([moveTo(100, 160), status()]).toEqual([false, 'Pull down to refresh'])
})

describe('with the mouse', () => {
  const mouse = () => {
    const onRefresh = jest.fn(() => Promise.resolve())
    const page = show(onRefresh)
    const content = screen.getByText('Content')
    const drag = (x: number, y: number) => {
      fireEvent.mouseDown(content, { button: 0, clientX: 100, clientY: 100 })
      fireEvent.mouseMove(window, { clientX: x, clientY: y })
    }
    const letGo = () =>
      act(async () => {
        fireEvent.mouseUp(window)
        fireEvent.click(content)
      })
    return { ...page, onRefresh, drag, letGo }
  }

  test('pulled far enough and let go it refreshes, and what is below is not clicked', async () => {
    const { status, onRefresh, drag, letGo, onClick } = mouse()
    drag(100, 200)
    expect(status()).toBe('Release to refresh')
    await letGo()
    expect([onRefresh.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 0])
  })

  test.each([
    ['a click', 100, 109],
    ['sideways', 300, 150],
    ['upwards', 100, 20],
  ])('%s is no pull', async (_what, x, y) => {
    const { status, onRefresh, drag, letGo, onClick } = mouse()
    drag(x, y)
    expect(status()).toBe('')
    await letGo()
    expect([onRefresh.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1])
  })
})

test('a page that is scrolled down is not pulled', () => {
  const { pull, status } = show(() => Promise.resolve())
  const page = document.querySelector('.taro_page')
  if (page) page.scrollTop = 200
  pull(120)
  expect(status()).toBe('')
})
