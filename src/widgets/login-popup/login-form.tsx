import { maskEmail } from '@/domain/account/email'
import { loginText as words } from '@/domain/text/app-text'
import { formSending } from '@/platform/keyboard'
import type { SendingProps } from '@/platform/keyboard/contract'
import { Button } from '../button'
import { Layer } from '../layer'
import { CodeField, EmailField, StoredName, PasswordField } from './fields'
import type { LoginFormProps } from './props'
import './style.scss'

const titles = {
  writeEmail: words.writeEmailTitle,
  verifyLogin: words.codeTitle,
  pwd: words.passwordTitle,
  resetPwd: words.resetTitle,
  setNewPwd: words.newPasswordTitle,
} as const

const buttons = {
  writeEmail: words.continue,
  verifyLogin: words.continue,
  pwd: words.signIn,
  resetPwd: words.continue,
  setNewPwd: words.savePassword,
} as const

function hintOf({ mode, sentTo, passwordLength }: LoginFormProps): string {
  if (mode === 'writeEmail') return words.writeEmailHint
  if (mode === 'pwd') return words.passwordHint(maskEmail(sentTo))
  return mode === 'setNewPwd' ? words.newPasswordHint(passwordLength) : words.sentTo(maskEmail(sentTo))
}

const FAULT_ID = 'login-fault'

function Field({ sending, ...props }: LoginFormProps & { readonly sending: SendingProps }) {
  const { mode, isFieldWrong: isWrong, fault } = props
  const shared = { isWrong, faultId: fault === null ? undefined : FAULT_ID, sending }
  switch (mode) {
    case 'writeEmail':
      return <EmailField key={mode} {...shared} value={props.email} onType={props.onEmail} />
    case 'verifyLogin':
    case 'resetPwd':
      return <CodeField key={mode} {...shared} value={props.code} onType={props.onCode} />
    case 'pwd':
    case 'setNewPwd':
      return (
        <PasswordField
          key={mode}
          {...shared}
          isNew={mode === 'setNewPwd'}
          isShown={props.isPasswordShown}
          onShown={props.onPasswordShown}
          value={props.password}
          onType={props.onPassword}
        />
      )
  }
}

function Suggestion({ suggestedEmail, onSuggestion }: Pick<LoginFormProps, 'suggestedEmail' | 'onSuggestion'>) {
  return (
    <div role="status">
      {suggestedEmail === null ? null : (
        <button type="button" className="login-link login-suggestion" onClick={onSuggestion}>
          {words.didYouMean(suggestedEmail)}
        </button>
      )}
    </div>
  )
}

function Resend({ secondsToResend, onResend }: Pick<LoginFormProps, 'secondsToResend' | 'onResend'>) {
  const isWaiting = secondsToResend > 0
  return (
    <button type="button" className="login-link" disabled={isWaiting} onClick={isWaiting ? undefined : onResend}>
      {words.resend}
      {isWaiting ? ` (${secondsToResend} s)` : ''}
    </button>
  )
}

function Links(props: LoginFormProps) {
  const { mode, onForgot, onToggle } = props
  return (
    <div className="login-links">
      {mode === 'verifyLogin' || mode === 'resetPwd' ? <Resend {...props} /> : null}
      {mode === 'pwd' ? (
        <button type="button" className="login-link" onClick={onForgot}>
          {words.forgot}
        </button>
      ) : null}
      {mode === 'verifyLogin' || mode === 'pwd' ? (
        <button type="button" className="login-link" onClick={onToggle}>
          {mode === 'pwd' ? words.toCode : words.toPassword}
        </button>
      ) : null}
    </div>
  )
}

/** One step of signing in: its heading, its one field, its button and its links. */
export function LoginForm(props: LoginFormProps) {
  const { mode, sentTo, isBusy, fault, onSubmit } = props
  const sending = formSending(onSubmit)
  const hasPassword = mode === 'pwd' || mode === 'setNewPwd'
  return (
    <form className="login-form" {...sending.form}>
      <h2 className="login-title">{titles[mode]}</h2>
      <p className="login-hint">{hintOf(props)}</p>
      <Layer>{hasPassword ? <StoredName email={sentTo} /> : null}</Layer>
      <Layer>
        <Field {...props} sending={sending.field} />
      </Layer>
      <Layer>
        {fault === null ? null : (
          <p id={FAULT_ID} className="login-fault">
            {fault}
          </p>
        )}
      </Layer>
      <Suggestion {...props} />
      <Button isWide isLoading={isBusy} {...sending.button}>
        {buttons[mode]}
      </Button>
      <Links {...props} />
    </form>
  )
}
