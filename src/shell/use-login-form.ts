import { useEffect, useState } from 'react'
import { useRoot } from '@/stores/context'
import { LoginFormStore } from '@/stores/login-form'
import { ResendWait } from '@/stores/resend-wait'
import type { LoginFormProps } from '@/widgets/login-popup/props'

const hashPassword = async (email: string, password: string) =>
  (await import('@/domain/login/hash-password')).hashPassword(email, password)

/** A login form of its own for a popup or page, ended with it. */
export function useLoginForm(): LoginFormStore {
  const { api, session, login, toast, clock, timers } = useRoot()
  const [wait] = useState(() => new ResendWait(clock, timers))
  const [form] = useState(() => new LoginFormStore({ calls: api.login, session, login, toast, wait, hashPassword }))
  useEffect(() => () => wait.stop(), [wait])
  return form
}

/** The form's state as plain props. */
export const loginFormProps = (form: LoginFormStore): LoginFormProps => ({
  mode: form.step.mode,
  email: form.email,
  suggestedEmail: form.suggestedEmail,
  sentTo: form.step.mode === 'writeEmail' ? '' : form.step.email,
  code: form.code,
  password: form.password,
  passwordLength: form.passwordLength,
  isPasswordShown: form.isPasswordShown,
  isFieldWrong: form.isFieldWrong,
  isBusy: form.isBusy,
  secondsToResend: form.secondsToResend,
  onEmail: form.typeEmail,
  onSuggestion: () => void form.takeSuggestion(),
  onCode: (code) => void form.typeCode(code),
  onPassword: form.typePassword,
  onPasswordShown: form.togglePasswordShown,
  onSubmit: () => void form.submit(),
  onResend: () => void form.resend(),
  onForgot: () => void form.forgot(),
  onToggle: form.toggle,
  onBack: form.back,
})
