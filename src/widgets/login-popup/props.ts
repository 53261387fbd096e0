import type { LoginMode } from '@/domain/account/login-form'
import type { PasswordLength } from '@/domain/account/password'

/** What the login form shows and does. */
export interface LoginFormProps {
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
  readonly onEmail: (text: string) => void
  readonly onSuggestion: () => void
  readonly onCode: (text: string) => void
  readonly onPassword: (text: string) => void
  readonly onPasswordShown: () => void
  readonly onSubmit: () => void
  readonly onResend: () => void
  readonly onForgot: () => void
  readonly onToggle: () => void
  readonly onBack: () => void
}
