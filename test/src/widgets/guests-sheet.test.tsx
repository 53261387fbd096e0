import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { GuestsSheet } from '@/widgets/guests-sheet'
import { handTimers } from '../../support/hand-timers'
import { point } from '../../support/point'

function show() {
  const timers = handTimers()
  const onConfirm = jest.fn()
  const value = { rooms: 1, adults: 2, children: 0 }
  render(<GuestsSheet isOpen value={value} timers={timers} onConfirm={onConfirm} onClose={() => {}} />)
  return { timers, onConfirm }
}

test('rooms bring their adults, and nothing is reported before confirmation', () => {
  const { onConfirm } = show()
  for (const name of ['More: Rooms', 'More: Rooms', 'More: Children']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 3 rooms · 3 adults · 1 child' }))
  expect(onConfirm).toHaveBeenCalledWith({ rooms: 3, adults: 3, children: 1 })
})

test('a button that is held goes on counting until it is let go', () => {
  const { timers } = show()
  const more = screen.getByRole('button', { name: 'More: Children' })
  point('down', more, {})
  act(() => timers.pass(600))
  act(() => timers.pass(200))
  point('up', more, {})
  act(() => timers.pass(5000))
  expect(screen.getByRole('status', { name: 'Children: 2' })).toBeTruthy()
})
