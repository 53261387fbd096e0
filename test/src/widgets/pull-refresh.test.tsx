import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { PullRefresh } from '@/widgets/pull-refresh'
import { handTimers } from '../../support/hand-timers'

function show(onRefresh: () => Promise<unknown>) {
  const timers = handTimers()
  render(
    <div className="taro_page">
      <PullRefresh timers={timers} onRefresh={onRefresh}>
        <p>Content</p>
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
  return {
    timers,
    pull,
    release: () => fireEvent.touchEnd(content),
    said: () => screen.getByRole('status').textContent,
  }
}

test('pulled, let go, loading, and the success for half a second', async () => {
  let finish = () => {}
  const onRefresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { pull, release, said, timers } = show(onRefresh)
  pull(40)
  expect(said()).toBe('Pull down to refresh')
  pull(120)
  expect(said()).toBe('Release to refresh')
  release()
  expect(said()).toBe('Loading')
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  expect(said()).toBe('Up to date')
  act(() => timers.pass(499))
  expect(said()).toBe('Up to date')
  act(() => timers.pass(1))
  expect(said()).toBe('')
})

test('let go too early, nothing is loaded', () => {
  const onRefresh = jest.fn(() => Promise.resolve())
  const { pull, release, said } = show(onRefresh)
  pull(30)
  release()
  expect(said()).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a failed refresh leaves no trace of success', async () => {
  const { pull, release, said } = show(() => Promise.reject(new Error('offline')))
  pull(120)
  await act(async () => release())
  expect(said()).toBe('')
})

test('a page that is scrolled down is not pulled', () => {
  const { pull, said } = show(() => Promise.resolve())
  const page = document.querySelector('.taro_page')
  if (page) page.scrollTop = 200
  pull(120)
  expect(said()).toBe('')
})
