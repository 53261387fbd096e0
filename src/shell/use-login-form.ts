import { useEffect, useState } from 'react'
import { fetchCode } from '@/platform/chunks'
import { beforeReload } from '@/platform/chunks/reload'
import { useRoot } from '@/stores/app/context'
import { LoginFormStore } from '@/stores/account/login-form'
import { ResendWait } from '@/stores/account/resend-wait'
import { storeTyped, takeTyped } from '@/stores/app/drafts'
import type { LoginFormState } from '@/widgets/login-popup/props'

/** A reload would lose the password, which is never stored. */
const loadHash = () => fetchCode(() => import('@/domain/account/hash-password'), { mayReload: false })

const hashPassword = async (email: string, password: string) => (await loadHash()).hashPassword(email, password)

/** A login form of its own for a popup or page, ended with it. */
export function useLoginForm(): LoginFormStore {
  const { api, session, login, toast, clock, timers, tabStorage } = useRoot()
  const [wait] = useState(() => new ResendWait(clock, timers))
  const [form] = useState(() => {
    const made = new LoginFormStore({ calls: api.login, session, login, toast, wait, hashPassword })
    made.typeEmail(takeTyped(tabStorage, 'login_draft'))
    return made
  })
  useEffect(() => beforeReload(() => storeTyped(tabStorage, 'login_draft', form.email)), [tabStorage, form])
  useEffect(() => () => wait.stop(), [wait])
  return form
}

/** The store's state as plain values; its methods are the form's actions. */
export const loginFormState = (form: LoginFormStore): LoginFormState => ({
  mode: form.step.mode,
  email: form.email,
  suggestedEmail: form.suggestedEmail,
  sentTo: form.step.mode === 'writeEmail' ? '' : form.step.email,
  code: form.code,
  password: form.password,
  passwordLength: form.passwordLength,
  isPasswordShown: form.isPasswordShown,
  isFieldWrong: form.isFieldWrong,
  fault: form.fault,
  isBusy: form.isBusy,
  secondsToResend: form.secondsToResend,
})
