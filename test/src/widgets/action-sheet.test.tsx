import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { ActionSheet, type ActionSheetProps } from '@/widgets/action-sheet'

function show(more: Partial<ActionSheetProps> = {}) {
  const [onPick, onClose] = [jest.fn(), jest.fn()]
  const actions = [
    { key: 'passport', name: 'Passport' },
    { key: 'id', name: 'ID card', subname: 'Residents of mainland China' },
    { key: 'permit', name: 'Permit', isDisabled: true },
    { key: 'scan', name: 'Scan it', isLoading: true },
    { key: 'remove', name: 'Remove', isDanger: true },
  ]
  const props = { title: 'ID type', description: 'As on the booking.', actions, onPick, onClose, ...more }
  render(<ActionSheet isOpen {...props} />)
  return { onPick, onClose }
}

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.querySelector('.acts-name')?.textContent

test('it is a dialog with a menu, named and described', () => {
  show()
  const dialog = screen.getByRole('dialog', { name: 'ID type' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('As on the booking.')
  expect(screen.getByRole('menu', { name: 'ID type' })).toBeTruthy()
  expect(screen.getAllByRole('menuitem')).toHaveLength(5)
  expect(item(/ID card/).textContent).toContain('Residents of mainland China')
})

test.each([
  ['Passport', 'passport'],
  [/^ID card/, 'id'],
  ['Remove', 'remove'],
])('a tap on %s chooses %s', (name, key) => {
  const { onPick } = show()
  fireEvent.click(item(name))
  expect(onPick.mock.calls).toEqual([[key]])
})

test.each(['Permit', 'Scan it'])('%s cannot be chosen, and is described as disabled', (name) => {
  const { onPick } = show()
  fireEvent.click(item(name))
  expect(onPick).not.toHaveBeenCalled()
  expect(item(name).getAttribute('aria-disabled')).toBe('true')
})

test('the keyboard begins at the first action and goes as in a menu', () => {
  show()
  const steps = ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 's', 'p'].map((key) => {
    press(key)
    return focused()
  })
  expect(steps).toEqual(['ID card', 'Remove', 'Passport', 'Remove', 'Passport', 'Scan it', 'Passport'])
})

test('Tab leaves the menu for Cancel and comes back to where it was', () => {
  show()
  press('ArrowDown')
  screen.getByRole('button', { name: 'Cancel' }).focus()
  press('Tab')
  expect(focused()).toBe('ID card')
})

test.each<[string, () => void]>([
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => press('Escape')],
  ['a tap beside it', () => fireEvent.click(document.querySelector('.acts-veil') ?? document.body)],
])('%s closes it and chooses nothing', (_what, close) => {
  const { onPick, onClose } = show()
  close()
  expect([onClose.mock.calls.length, onPick.mock.calls.length]).toEqual([1, 0])
})

test('closed it is not there', () => {
  show({ isOpen: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})
