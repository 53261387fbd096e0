import type { LoginFormActions, LoginFormProps, LoginFormState } from '@/widgets/login-popup/props'

const nothing = () => {}

const untouched: LoginFormState = {
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
}

const noActions: LoginFormActions = {
  typeEmail: nothing,
  takeSuggestion: nothing,
  typeCode: nothing,
  typePassword: nothing,
  togglePasswordShown: nothing,
  submit: nothing,
  resend: nothing,
  forgot: nothing,
  toggle: nothing,
  back: nothing,
}

/** The untouched login form at its first step, with changes. */
export const loginFormProps = (
  form: Partial<LoginFormState> = {},
  actions: Partial<LoginFormActions> = {},
): LoginFormProps => ({ form: { ...untouched, ...form }, actions: { ...noActions, ...actions } })
