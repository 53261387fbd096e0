import type { ChangeEvent } from 'react'

interface FieldProps {
  readonly value: string
  readonly onType: (text: string) => void
}

const typed = (onType: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value)

/** Where one writes one's e-mail address. */
export function EmailField({ value, onType }: FieldProps) {
  return (
    <input
      className="login-field"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      placeholder="name@example.com"
      aria-label="Email address"
      data-autofocus
      value={value}
      onChange={typed(onType)}
    />
  )
}

/** Where the 6 digits go; a pasted code may have spaces, so more than six characters fit. */
export function CodeField({ value, onType }: FieldProps) {
  return (
    <input
      className="login-field login-code"
      type="tel"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      placeholder="6-digit code"
      aria-label="Verification code"
      data-autofocus
      value={value}
      onChange={typed(onType)}
    />
  )
}

interface PasswordFieldProps extends FieldProps {
  readonly isNew: boolean
  readonly isWrong: boolean
}

/** Where a password goes, known or new. */
export function PasswordField({ value, onType, isNew, isWrong }: PasswordFieldProps) {
  const label = isNew ? 'New password' : 'Password'
  return (
    <input
      className={isWrong ? 'login-field login-field-wrong' : 'login-field'}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={100}
      placeholder={label}
      aria-label={label}
      aria-invalid={isWrong}
      data-autofocus
      value={value}
      onChange={typed(onType)}
    />
  )
}
