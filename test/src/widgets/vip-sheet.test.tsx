import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { VipSheet, type VipSheetProps } from '@/widgets/vip-sheet'

function show(change: Partial<VipSheetProps>) {
  const spies = { onSignIn: jest.fn(), onRetry: jest.fn(), onClose: jest.fn() }
  render(<VipSheet isSignedIn progress={null} failure={null} {...spies} {...change} />)
  return spies
}

test('a visitor reads who is a VIP, and may sign in', () => {
  const { onSignIn } = show({ isSignedIn: false })
  for (const title of ['What VIPs get', 'How you become one', 'Which stays count']) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  }
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(onSignIn).toHaveBeenCalledTimes(1)
})

test('a viewer on the way sees the progress, and is not offered the sign-in', () => {
  show({ progress: { isVip: false, until: null, stays: 1, toGo: 2, by: '2027-11-09' } })
  expect(screen.getByText('1 of 3 stays')).toBeTruthy()
  expect(document.querySelectorAll('.vip-step')).toHaveLength(3)
  expect(document.querySelectorAll('.vip-step-done')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
})

test('a VIP reads until when, without steps', () => {
  show({ progress: { isVip: true, until: '2027-11-09', stays: 2, toGo: 1, by: '2027-10-10' } })
  expect(screen.getByText('You are a VIP until Tue 9 Nov 2027')).toBeTruthy()
  expect(document.querySelectorAll('.vip-step')).toHaveLength(0)
})

test('without a response the rule is shown, and the request can be retried', () => {
  const { onRetry } = show({ failure: { message: 'We could not reach Staylark.', requestId: null } })
  expect(screen.getByText('We could not reach Staylark.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'How you become one' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
