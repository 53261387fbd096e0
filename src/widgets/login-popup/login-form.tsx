import { maskEmail } from '@/domain/account/email'
import { loginText as words } from '@/domain/text/login-text'
import { formSending } from '@/platform/keyboard'
import type { SendingProps } from '@/platform/keyboard/contract'
import { Button } from '../button'
import { Layer } from '../layer'
import { CodeField, EmailField, StoredName, PasswordField } from './fields'
import type { LoginFormActions, LoginFormProps, LoginFormState } from './props'
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

function hintOf({ mode, sentTo, passwordLength }: LoginFormState): string {
  if (mode === 'writeEmail') return words.writeEmailHint
  if (mode === 'pwd') return words.passwordHint(maskEmail(sentTo))
  return mode === 'setNewPwd' ? words.newPasswordHint(passwordLength) : words.sentTo(maskEmail(sentTo))
}

const FAULT_ID = 'login-fault'

function Field({ form, actions, sending }: LoginFormProps & { readonly sending: SendingProps }) {
  const { mode, isFieldWrong: isWrong, fault } = form
  const shared = { isWrong, faultId: fault === null ? undefined : FAULT_ID, sending }
  switch (mode) {
    case 'writeEmail':
      return <EmailField key={mode} {...shared} value={form.email} onType={actions.typeEmail} />
    case 'verifyLogin':
    case 'resetPwd':
      return <CodeField key={mode} {...shared} value={form.code} onType={actions.typeCode} />
    case 'pwd':
    case 'setNewPwd':
      return (
        <PasswordField
          key={mode}
          {...shared}
          isNew={mode === 'setNewPwd'}
          isShown={form.isPasswordShown}
          onShown={actions.togglePasswordShown}
          value={form.password}
          onType={actions.typePassword}
        />
      )
  }
}

interface SuggestionProps {
  readonly suggestedEmail: string | null
  readonly onTake: LoginFormActions['takeSuggestion']
}

function Suggestion({ suggestedEmail, onTake }: SuggestionProps) {
  return (
    <div role="status">
      {suggestedEmail === null ? null : (
        <button type="button" className="login-link login-suggestion" onClick={onTake}>
          {words.didYouMean(suggestedEmail)}
        </button>
      )}
    </div>
  )
}

interface ResendProps {
  readonly secondsToResend: number
  readonly onResend: LoginFormActions['resend']
}

function Resend({ secondsToResend, onResend }: ResendProps) {
  const isWaiting = secondsToResend > 0
  return (
    <button type="button" className="login-link" disabled={isWaiting} onClick={isWaiting ? undefined : onResend}>
      {words.resend}
      {isWaiting ? ` (${secondsToResend} s)` : ''}
    </button>
  )
}

function Links({ form, actions }: LoginFormProps) {
  const { mode } = form
  return (
    <div className="login-links">
      {mode === 'verifyLogin' || mode === 'resetPwd' ? (
        <Resend secondsToResend={form.secondsToResend} onResend={actions.resend} />
      ) : null}
      {mode === 'pwd' ? (
        <button type="button" className="login-link" onClick={actions.forgot}>
          {words.forgot}
        </button>
      ) : null}
      {mode === 'verifyLogin' || mode === 'pwd' ? (
        <button type="button" className="login-link" onClick={actions.toggle}>
          {mode === 'pwd' ? words.toCode : words.toPassword}
        </button>
      ) : null}
    </div>
  )
}

/** One step of signing in: its heading, its one field, its button and its links. */
export function LoginForm({ form, actions }: LoginFormProps) {
  const { mode, sentTo, isBusy, fault } = form
  const sending = formSending(actions.submit)
  const hasPassword = mode === 'pwd' || mode === 'setNewPwd'
  return (
    <form className="login-form" {...sending.form}>
      <h2 className="login-title">{titles[mode]}</h2>
      <p className="login-hint">{hintOf(form)}</p>
      <Layer>{hasPassword ? <StoredName email={sentTo} /> : null}</Layer>
      <Layer>
        <Field form={form} actions={actions} sending={sending.field} />
      </Layer>
      <Layer>
        {fault === null ? null : (
          <p id={FAULT_ID} className="login-fault">
            {fault}
          </p>
        )}
      </Layer>
      <Suggestion suggestedEmail={form.suggestedEmail} onTake={actions.takeSuggestion} />
      <Button isWide isLoading={isBusy} {...sending.button}>
        {buttons[mode]}
      </Button>
      <Links form={form} actions={actions} />
    </form>
  )
}
