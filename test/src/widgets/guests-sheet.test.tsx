import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { GuestsSheet } from '@/widgets/guests-sheet'

test('rooms bring their adults, and nothing is told before it is confirmed', () => {
  const onConfirm = jest.fn()
  render(<GuestsSheet isOpen value={{ rooms: 1, adults: 2, children: 0 }} onConfirm={onConfirm} onClose={() => {}} />)
  for (const name of ['More: Rooms', 'More: Rooms', 'More: Children']) {
    fireEvent.click(screen.getByRole('button', { name }))
  }
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm 3 rooms · 3 adults · 1 child' }))
  expect(onConfirm).toHaveBeenCalledWith({ rooms: 3, adults: 3, children: 1 })
})
