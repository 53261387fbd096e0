import '../../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { FindOrderView, type FindOrderViewProps } from '@/packages/order/pages/find/view'

function show(change: Partial<FindOrderViewProps> = {}) {
  const spies = { onType: jest.fn(), onSubmit: jest.fn(), onResend: jest.fn(), onEdit: jest.fn(), onBack: jest.fn() }
  render(
    <FindOrderView
      step="lookup"
      fields={{ email: '', orderNo: '', code: '' }}
      fault={null}
      sentTo="ada@example.com"
      isBusy={false}
      secondsToResend={0}
      {...spies}
      {...change}
    />,
  )
  return spies
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('e-mail and number are typed and sent', () => {
  const { onType, onSubmit, onBack } = show()
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'ada@example.com' } })
  fireEvent.change(screen.getByLabelText('Booking or order number'), { target: { value: 'SL1' } })
  tap('Send code')
  tap('Back')
  expect(onType.mock.calls).toEqual([
    ['email', 'ada@example.com'],
    ['orderNo', 'SL1'],
  ])
  expect([onSubmit.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1])
})

test('a fault stands at its field', () => {
  show({ fault: { field: 'orderNo', text: 'Please enter the booking number.' } })
  expect(screen.getByRole('alert').textContent).toContain('Please enter the booking number.')
  expect(screen.getByLabelText('Booking or order number').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBeNull()
})

test('the code step does not disclose whether there is such a booking', () => {
  show({ step: 'code' })
  expect(screen.getByRole('status').textContent).toBe(
    'If there is such a booking or order, we sent a 6-digit code to ada@example.com. It is good for 5 minutes.',
  )
})

test('another code can be requested once the wait is over, and Back leads to the fields', () => {
  const { onResend, onEdit, onSubmit } = show({ step: 'code' })
  tap('Resend Verification Code')
  tap('Change e-mail or number')
  tap('Back')
  tap('Show booking or order')
  expect([onResend, onEdit, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1])
})

test('during the wait the seconds are shown', () => {
  const { onResend } = show({ step: 'code', secondsToResend: 42 })
  tap('Resend Verification Code (42 s)')
  expect(onResend).not.toHaveBeenCalled()
})
