import type { FormEvent } from 'react'
import { loginTexts as words } from '@/domain/texts'
import { Button } from '../button'
import { CodeField, EmailField, PasswordField } from './fields'
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

function hintOf({ mode, sentTo }: LoginFormProps): string {
  if (mode === 'writeEmail') return words.writeEmailHint
  if (mode === 'pwd') return words.passwordHint(sentTo)
  return mode === 'setNewPwd' ? words.newPasswordHint : words.sentTo(sentTo)
}

function Field(props: LoginFormProps) {
  switch (props.mode) {
    case 'writeEmail':
      return <EmailField value={props.email} onType={props.onEmail} />
    case 'verifyLogin':
    case 'resetPwd':
      return <CodeField key={props.mode} value={props.code} onType={props.onCode} />
    case 'pwd':
    case 'setNewPwd':
      return (
        <PasswordField
          key={props.mode}
          isNew={props.mode === 'setNewPwd'}
          isWrong={props.isPasswordWrong}
          value={props.password}
          onType={props.onPassword}
        />
      )
  }
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <h2 className="login-title">{titles[props.mode]}</h2>
      <p className="login-hint">{hintOf(props)}</p>
      <Field {...props} />
      <Button isWide isLoading={props.isBusy} onTap={props.onSubmit}>
        {buttons[props.mode]}
      </Button>
      <Links {...props} />
    </form>
  )
}
