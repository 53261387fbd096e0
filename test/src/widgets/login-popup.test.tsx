import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { LoginForm } from '@/widgets/login-popup/login-form'
import type { LoginFormProps } from '@/widgets/login-popup/props'

const nothing = () => {}
const props: LoginFormProps = {
  mode: 'writeEmail',
  email: '',
  sentTo: 'a@b.co',
  code: '',
  password: '',
  isPasswordWrong: false,
  isBusy: false,
  secondsToResend: 0,
  onEmail: nothing,
  onCode: nothing,
  onPassword: nothing,
  onSubmit: nothing,
  onResend: nothing,
  onForgot: nothing,
  onToggle: nothing,
  onBack: nothing,
}

test.each([
  ['writeEmail', 'Enter your email address', 'Email address', []],
  ['verifyLogin', 'Sign in / Register', 'Verification code', ['Resend Verification Code', 'Sign in Using a Password']],
  ['pwd', 'Enter your password', 'Password', ['Forgot password?', 'Sign in Using a Verification Code']],
  ['resetPwd', 'Verify your email', 'Verification code', ['Resend Verification Code']],
  ['setNewPwd', 'Set new password', 'New password', []],
] as const)('%s', (mode, heading, field, links) => {
  render(<LoginForm {...props} mode={mode} />)
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(screen.getByLabelText(field)).toBeTruthy()
  const buttons = screen.getAllByRole('button').map((button) => button.textContent)
  expect(buttons.slice(1)).toEqual(links)
})

test('the code’s field offers digits and the code of the mail, and a paste with spaces fits', () => {
  render(<LoginForm {...props} mode="verifyLogin" />)
  const field = screen.getByLabelText('Verification code')
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  expect(Number(field.getAttribute('maxlength'))).toBeGreaterThan(' 123 456 '.length)
})

test('another code can be asked for at zero alone', () => {
  const asked: string[] = []
  const shown = { ...props, mode: 'verifyLogin' as const, onResend: () => asked.push('again') }
  const { rerender } = render(<LoginForm {...shown} secondsToResend={12} />)
  fireEvent.click(screen.getByText('Resend Verification Code (12 s)'))
  expect(asked).toEqual([])
  rerender(<LoginForm {...shown} />)
  fireEvent.click(screen.getByText('Resend Verification Code'))
  expect(asked).toEqual(['again'])
})

test('Enter is as good as the button', () => {
  const sent: string[] = []
  render(<LoginForm {...props} onSubmit={() => sent.push('sent')} />)
  fireEvent.submit(screen.getByLabelText('Email address').closest('form')!)
  expect(sent).toEqual(['sent'])
})

test('a password that was refused is marked', () => {
  render(<LoginForm {...props} mode="setNewPwd" isPasswordWrong />)
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
})
