import '../../support/as-h5'
import { act, render, screen } from '@testing-library/react'
import type { ToastPosition, ToastType } from '@/domain/app/toast'
import { ToastMessage, type ToastFacts } from '@/widgets/toast'

const show = (toast: ToastFacts | null) => render(<ToastMessage toast={toast} />)
const place = () => document.querySelector('.toast-place')?.className.split(' ').at(-1)

test.each<[ToastType, 'status' | 'alert']>([
  ['text', 'status'],
  ['success', 'status'],
  ['loading', 'status'],
  ['fail', 'alert'],
])('one of type %s is announced as %s', (type, role) => {
  show({ text: 'Saved', serial: 1, type })
  expect(screen.getByRole(role).textContent).toBe('Saved')
})

test('the place where it is announced is there before it, so that screen readers listen', () => {
  const { rerender } = show(null)
  const region = screen.getByRole('status')
  rerender(<ToastMessage toast={{ text: 'Saved', serial: 1 }} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Saved')
})

test('the newest takes the place of the one before', () => {
  const { rerender } = show({ text: 'First', serial: 1 })
  rerender(<ToastMessage toast={{ text: 'Second', serial: 2 }} />)
  expect(document.querySelectorAll('.toast')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('Second')
})

test.each<[ToastPosition | undefined, number, string]>([
  [undefined, 40, 'toast-middle'],
  ['top', 600, 'toast-top'],
  ['bottom', 40, 'toast-bottom'],
  [undefined, 330, 'toast-top'],
  ['top', 90, 'toast-middle'],
])('wanted at the %s with a field at %i px it has the class %s', (position, topPx, name) => {
  render(<input aria-label="E-mail" />)
  const field = screen.getByLabelText('E-mail')
  field.getBoundingClientRect = () => new DOMRect(0, topPx, 300, 40)
  field.focus()
  show({ text: 'Wrong', serial: 1, ...(position ? { position } : {}) })
  expect(window.innerHeight).toBe(768)
  expect(place()).toBe(name)
})

test('it gives way when the focus comes to where it stands', () => {
  render(<input aria-label="E-mail" />)
  show({ text: 'Wrong', serial: 1 })
  const field = screen.getByLabelText('E-mail')
  field.getBoundingClientRect = () => new DOMRect(0, 330, 300, 40)
  expect(place()).toBe('toast-middle')
  act(() => field.focus())
  expect(place()).toBe('toast-top')
})

test('a second line in English leaves the first as it is', () => {
  render(<ToastMessage toast={{ text: '请填写姓名', detail: 'Please enter the name.', serial: 1, type: 'fail' }} />)
  expect(screen.getByText('请填写姓名', { exact: true })).toBeTruthy()
  expect(screen.getByText('Please enter the name.', { exact: true })).toBeTruthy()
})
