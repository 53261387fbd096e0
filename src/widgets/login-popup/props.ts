import type { LoginMode } from '@/domain/login/login-step'

/** What the login form shows and does. */
export interface LoginFormProps {
  readonly mode: LoginMode
  /** What is typed in the first step. */
  readonly email: string
  /** The address that a code was sent to. */
  readonly sentTo: string
  readonly code: string
  readonly password: string
  readonly isPasswordWrong: boolean
  readonly isBusy: boolean
  readonly secondsToResend: number
  readonly onEmail: (text: string) => void
  readonly onCode: (text: string) => void
  readonly onPassword: (text: string) => void
  readonly onSubmit: () => void
  readonly onResend: () => void
  readonly onForgot: () => void
  readonly onToggle: () => void
  readonly onBack: () => void
}
