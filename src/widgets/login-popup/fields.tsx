import type { ChangeEvent } from 'react'
import { loginText as words } from '@/domain/text/login-text'
import type { SendingProps } from '@/platform/keyboard/contract'
import { secretFieldProps } from '@/platform/keyboard'

interface FieldProps {
  readonly value: string
  readonly isWrong: boolean
  /** Id of the element that describes the error. */
  readonly faultId: string | undefined
  readonly onType: (text: string) => void
  /** How the keyboard's done key sends the form. */
  readonly sending: SendingProps
}

const shared = ({ value, isWrong, faultId, onType, sending }: FieldProps, className = 'login-field') => ({
  ...sending,
  className: isWrong ? `${className} login-field-wrong` : className,
  'aria-invalid': isWrong,
  'aria-describedby': faultId,
  'data-autofocus': true,
  value,
  onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
})

/** Where one writes one's e-mail address. */
export function EmailField(props: FieldProps) {
  return (
    <input
      {...shared(props)}
      type="email"
      name="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={254}
      placeholder="name@example.com"
      aria-label="Email address"
    />
  )
}

/** Where the 6 digits go; a pasted code may have spaces, so more than six characters fit. */
export function CodeField(props: FieldProps) {
  return (
    <input
      {...shared(props, 'login-field login-code')}
      type="tel"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      placeholder="6-digit code"
      aria-label="Verification code"
    />
  )
}

/** Far beyond what any server allows (128 characters of at most two units), so that nothing typed is cut off unseen. */
const longestPassword = 400

interface PasswordFieldProps extends FieldProps {
  readonly isNew: boolean
  readonly isShown: boolean
  readonly onShown: () => void
}

/** A field for a current or new password, with the button that reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const { isNew, isShown, onShown } = props
  const label = isNew ? 'New password' : 'Password'
  return (
    <div className="login-secret">
      <input
        {...shared(props, 'login-field login-field-secret')}
        {...secretFieldProps(isShown)}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestPassword}
        placeholder={label}
        aria-label={label}
      />
      <button
        type="button"
        className="login-eye"
        aria-label={isShown ? words.hidePassword : words.showPassword}
        onClick={onShown}
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  )
}

/** Hidden field that gives the browser's password manager the user name. */
export function StoredName({ email }: { readonly email: string }) {
  return (
    <input
      className="login-kept-name"
      type="text"
      name="username"
      autoComplete="username"
      tabIndex={-1}
      aria-hidden
      readOnly
      value={email}
    />
  )
}
