import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { LoginPopup } from '@/widgets/login-popup'
import { LoginForm } from '@/widgets/login-popup/login-form'
import type { LoginMode } from '@/domain/account/login-form'
import { loginFormProps } from '../../support/login-form-props'
import { loginScreens } from '../../support/spec/login-popup'

const modes = Object.keys(loginScreens) as LoginMode[]

test.each(modes)('%s shows its heading, field, button and links (spec §2)', (mode) => {
  const { container } = render(<LoginForm {...loginFormProps({ mode })} />)
  const { heading, field, button, links } = loginScreens[mode]
  expect(screen.getByRole('heading').textContent).toBe(heading)
  expect(screen.getByLabelText(field)).toBeTruthy()
  expect(container.querySelector('.btn')?.textContent).toBe(button)
  expect([...container.querySelectorAll('.login-link')].map(({ textContent }) => textContent)).toEqual(links)
})

test.each([
  ['verifyLogin', 'We sent a 6-digit code to m***@example.com. It is good for 5 minutes.'],
  ['pwd', 'For m***@example.com.'],
  ['resetPwd', 'We sent a 6-digit code to m***@example.com. It is good for 5 minutes.'],
] as const)('%s shows the address, masked against onlookers', (mode, hint) => {
  const { container } = render(<LoginForm {...loginFormProps({ mode, sentTo: 'mia@example.com' })} />)
  expect(container.querySelector('.login-hint')?.textContent).toBe(hint)
})

test('a password is hidden until revealed, and the password manager learns its account', () => {
  const taps: string[] = []
  const shown = (isPasswordShown: boolean) =>
    loginFormProps({ mode: 'pwd', isPasswordShown }, { togglePasswordShown: () => taps.push('eye') })
  const { rerender, container } = render(<LoginForm {...shown(false)} />)
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  rerender(<LoginForm {...shown(true)} />)
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  expect([taps, screen.getByRole('button', { name: 'Hide password' }).textContent]).toEqual([['eye'], 'Hide'])
  expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('a@b.co')
})

test('the probably meant address is offered and announced', () => {
  const taps: string[] = []
  render(
    <LoginForm
      {...loginFormProps({ suggestedEmail: 'mia@gmail.com' }, { takeSuggestion: () => taps.push('taken') })}
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('Did you mean mia@gmail.com?')
  fireEvent.click(screen.getByText('Did you mean mia@gmail.com?'))
  expect(taps).toEqual(['taken'])
})

test('the code’s field offers digits and the code of the mail, and a paste with spaces fits', () => {
  render(<LoginForm {...loginFormProps({ mode: 'verifyLogin' })} />)
  const field = screen.getByLabelText('Verification code')
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(field.getAttribute('inputmode')).toBe('numeric')
  expect(Number(field.getAttribute('maxlength'))).toBeGreaterThan(' 123 456 '.length)
})

test('another code can be requested only at zero', () => {
  const requested: string[] = []
  const shown = (secondsToResend: number) =>
    loginFormProps({ mode: 'verifyLogin', secondsToResend }, { resend: () => requested.push('again') })
  const { rerender } = render(<LoginForm {...shown(12)} />)
  fireEvent.click(screen.getByText('Resend Verification Code (12 s)'))
  expect(requested).toEqual([])
  rerender(<LoginForm {...shown(0)} />)
  fireEvent.click(screen.getByText('Resend Verification Code'))
  expect(requested).toEqual(['again'])
})

test('Enter and the button send once each', () => {
  const sent: string[] = []
  render(<LoginForm {...loginFormProps({}, { submit: () => sent.push('sent') })} />)
  fireEvent.submit(screen.getByLabelText('Email address').closest('form')!)
  expect(sent).toEqual(['sent'])
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(sent).toEqual(['sent', 'sent'])
})

test.each(modes)('a field that was refused is marked (%s)', (mode) => {
  render(<LoginForm {...loginFormProps({ mode, isFieldWrong: true })} />)
  expect(screen.getByLabelText(loginScreens[mode].field).getAttribute('aria-invalid')).toBe('true')
})

test.each(modes)('what went wrong stands at the field and belongs to it (%s)', (mode) => {
  const { rerender } = render(
    <LoginForm {...loginFormProps({ mode, isFieldWrong: true, fault: 'That is not right.' })} />,
  )
  const field = screen.getByLabelText(loginScreens[mode].field)
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('That is not right.')
  rerender(<LoginForm {...loginFormProps({ mode })} />)
  expect(field.getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText('That is not right.')).toBeNull()
})

test('a message stands below the links, over nothing', () => {
  render(
    <LoginPopup
      {...loginFormProps()}
      canClose
      onClose={() => {}}
      toast={{ text: 'Too many codes.', type: 'fail', serial: 1 }}
    />,
  )
  const toast = screen.getByText('Too many codes.')
  const links = document.querySelector('.login-links')!
  expect(links.compareDocumentPosition(toast)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(toast.closest('.toast-flow')).toBeTruthy()
  expect(document.querySelector('.toast-place')).toBeNull()
})
