import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { GuardTimers } from '@/platform/gesture/tap-guard'
import { Button } from '@/widgets/button'
import { Dialog } from '@/widgets/dialog'
import { handTimers } from '../../support/hand-timers'

/** A button that gives way to one that pays, in the same place. */
function Replaced({ onPay }: { readonly onPay: () => void }) {
  const [isSubmitted, setSubmitted] = useState(false)
  if (!isSubmitted) return <button onClick={() => setSubmitted(true)}>Submit</button>
  return (
    <Button isGuarded onTap={onPay}>
      Pay
    </Button>
  )
}

function show() {
  const onPay = jest.fn()
  const timers = handTimers()
  render(
    <GuardTimers.Provider value={timers}>
      <Replaced onPay={onPay} />
    </GuardTimers.Provider>,
  )
  const tap = () => fireEvent.click(screen.getByRole('button'))
  const pass = (ms: number) => act(() => timers.pass(ms))
  return { onPay, tap, pass }
}

test.each([120, 400, 599])('the second tap of a double tap after %d ms does not pay', (ms) => {
  const { onPay, tap, pass } = show()
  tap()
  pass(ms)
  tap()
  expect(onPay).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('aria-disabled')).toBe('true')
})

test('a tap after 600 ms pays', () => {
  const { onPay, tap, pass } = show()
  tap()
  pass(600)
  tap()
  expect(onPay).toHaveBeenCalledTimes(1)
})

test.each([
  ['finger', 'pointerDown', 'pointerUp'],
  ['key', 'keyDown', 'keyUp'],
] as const)('a %s that went down before the button was shown does not pay when it comes up', (_what, down, up) => {
  const { onPay, tap, pass } = show()
  fireEvent[down](document.body)
  fireEvent.blur(document.body)
  tap()
  pass(5000)
  fireEvent[up](document.body)
  tap()
  expect(onPay).not.toHaveBeenCalled()
  pass(600)
  tap()
  expect(onPay).toHaveBeenCalledTimes(1)
})

test('a dialog takes no confirm meant for what stood below it; its way out is open at once', () => {
  const timers = handTimers()
  const onConfirm = jest.fn()
  const onCancel = jest.fn()
  const dialog = (title: string, text: string) => (
    <GuardTimers.Provider value={timers}>
      <Dialog
        isOpen
        title={title}
        confirm={{ text, onTap: onConfirm }}
        cancel={{ text: 'Keep', onTap: onCancel }}
        onClose={onCancel}
      />
    </GuardTimers.Provider>
  )
  const { rerender } = render(dialog('Cancel this order?', 'Cancel order'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect([onConfirm, onCancel].map((spy) => spy.mock.calls.length)).toEqual([0, 1])
  act(() => timers.pass(600))
  rerender(dialog('Delete it, too?', 'Delete'))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).not.toHaveBeenCalled()
  act(() => timers.pass(600))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})
