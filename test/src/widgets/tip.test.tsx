import '../../support/as-h5'
import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Tip } from '@/widgets/tip'
import { handTimers } from '../../support/hand-timers'

function show() {
  const timers = handTimers()
  function Page() {
    const [text, setText] = useState<string | null>(null)
    return (
      <Tip text={text} timers={timers} onHide={() => setText(null)}>
        <button type="button" onClick={() => setText((before) => (before ? 'Copied again' : 'Copied'))}>
          Copy
        </button>
      </Tip>
    )
  }
  const { unmount } = render(<Page />)
  return {
    unmount,
    timers,
    tap: () => fireEvent.click(screen.getByRole('button')),
    bubble: () => screen.getByRole('status').textContent,
    pass: (ms: number) => act(() => timers.pass(ms)),
  }
}

test('it shows its text for 2 s', () => {
  const { tap, bubble, pass } = show()
  expect(bubble()).toBe('')
  tap()
  pass(1999)
  expect(bubble()).toBe('Copied')
  pass(1)
  expect(bubble()).toBe('')
})

test('another text has its own 2 s', () => {
  const { tap, bubble, pass } = show()
  tap()
  pass(1500)
  tap()
  pass(1999)
  expect(bubble()).toBe('Copied again')
  pass(1)
  expect(bubble()).toBe('')
})

test('gone with its page it leaves no timer behind', () => {
  const { tap, timers, unmount } = show()
  tap()
  unmount()
  expect(timers.waiting()).toBe(0)
})
