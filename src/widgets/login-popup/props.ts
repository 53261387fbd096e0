import type { LoginMode } from '@/domain/account/login-form'
import type { PasswordLength } from '@/domain/account/password'

/** State of the login form. */
export interface LoginFormState {
  readonly mode: LoginMode
  /** What is typed in the first step. */
  readonly email: string
  /** The address that was probably meant, offered below a mistyped one; null where there is none. */
  readonly suggestedEmail: string | null
  /** The address that a code was sent to. */
  readonly sentTo: string
  readonly code: string
  readonly password: string
  /** What a new password must have. */
  readonly passwordLength: PasswordLength
  readonly isPasswordShown: boolean
  /** The step's field was refused. */
  readonly isFieldWrong: boolean
  /** Error shown at the field. */
  readonly fault: string | null
  readonly isBusy: boolean
  readonly secondsToResend: number
}

/** Actions of the login form. */
export interface LoginFormActions {
  readonly typeEmail: (text: string) => void
  /** Continues with the suggested address. */
  readonly takeSuggestion: () => void
  readonly typeCode: (text: string) => void
  readonly typePassword: (text: string) => void
  readonly togglePasswordShown: () => void
  /** Sends the current step. */
  readonly submit: () => void
  /** Sends another code. */
  readonly resend: () => void
  /** Starts the reset of a forgotten password. */
  readonly forgot: () => void
  /** Switches between code and password. */
  readonly toggle: () => void
  /** Returns to the previous step. */
  readonly back: () => void
}

/** Props of the login form. */
export interface LoginFormProps {
  readonly form: LoginFormState
  readonly actions: LoginFormActions
}
