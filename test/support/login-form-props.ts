import type { LoginFormProps } from '@/widgets/login-popup/props'

const nothing = () => {}

/** The login form at its first step, as yet untouched. */
export const loginFormProps: LoginFormProps = {
  mode: 'writeEmail',
  email: '',
  suggestedEmail: null,
  sentTo: 'a@b.co',
  code: '',
  password: '',
  passwordLength: { min: 6, max: 20 },
  isPasswordShown: false,
  isFieldWrong: false,
  fault: null,
  isBusy: false,
  secondsToResend: 0,
  onEmail: nothing,
  onSuggestion: nothing,
  onCode: nothing,
  onPassword: nothing,
  onPasswordShown: nothing,
  onSubmit: nothing,
  onResend: nothing,
  onForgot: nothing,
  onToggle: nothing,
  onBack: nothing,
}
