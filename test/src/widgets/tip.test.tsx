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
    said: () => screen.getByRole('status').textContent,
    pass: (ms: number) => act(() => timers.pass(ms)),
  }
}

test('it says what it has to say for 2 s', () => {
  const { tap, said, pass } = show()
  expect(said()).toBe('')
  tap()
  pass(1999)
  expect(said()).toBe('Copied')
  pass(1)
  expect(said()).toBe('')
})

test('another text has its own 2 s', () => {
  const { tap, said, pass } = show()
  tap()
  pass(1500)
  tap()
  pass(1999)
  expect(said()).toBe('Copied again')
  pass(1)
  expect(said()).toBe('')
})

test('gone with its page it leaves no timer behind', () => {
  const { tap, timers, unmount } = show()
  tap()
  unmount()
  expect(timers.waiting()).toBe(0)
})
