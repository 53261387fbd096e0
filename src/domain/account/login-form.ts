import { isRecord } from '../is-record'
import type { Failure } from '../failure'

/** Step of the login popup (spec §4); setNewPwd carries the accepted code. */
export type LoginStep =
  | { readonly mode: 'writeEmail' }
  | { readonly mode: 'verifyLogin'; readonly email: string }
  | { readonly mode: 'pwd'; readonly email: string }
  | { readonly mode: 'resetPwd'; readonly email: string }
  | { readonly mode: 'setNewPwd'; readonly email: string; readonly code: string }

export type LoginMode = LoginStep['mode']

/** What moves the popup on. */
export type LoginMove =
  | { readonly type: 'codeSent'; readonly email: string }
  | { readonly type: 'toggle' }
  | { readonly type: 'forgot' }
  | { readonly type: 'codeAccepted'; readonly code: string }
  | { readonly type: 'back' }

/** The first step. */
export const firstStep: LoginStep = { mode: 'writeEmail' }

const toggled = (step: LoginStep): LoginStep => {
  if (step.mode === 'verifyLogin') return { mode: 'pwd', email: step.email }
  if (step.mode === 'pwd') return { mode: 'verifyLogin', email: step.email }
  return step
}

const before = (step: LoginStep): LoginStep => {
  if (step.mode === 'setNewPwd') return { mode: 'resetPwd', email: step.email }
  if (step.mode === 'resetPwd') return { mode: 'pwd', email: step.email }
  return firstStep
}

/** The step after a move; a move that the step does not know changes nothing. */
export function moveLogin(step: LoginStep, move: LoginMove): LoginStep {
  switch (move.type) {
    case 'codeSent':
      return step.mode === 'writeEmail' ? { mode: 'verifyLogin', email: move.email } : step
    case 'toggle':
      return toggled(step)
    case 'forgot':
      return step.mode === 'pwd' ? { mode: 'resetPwd', email: step.email } : step
    case 'codeAccepted':
      return step.mode === 'resetPwd' ? { mode: 'setNewPwd', email: step.email, code: move.code } : step
    case 'back':
      return before(step)
  }
}

const fields = {
  writeEmail: 'email',
  verifyLogin: 'code',
  pwd: 'password',
  resetPwd: 'code',
  setNewPwd: 'newpassword',
} as const satisfies Record<LoginMode, string>

/** Whether the field that a refusal names is the one that a step of the popup shows. */
export const isFieldOf = (mode: LoginMode, field: string | undefined): boolean => field === fields[mode]

/** A verification code as it was typed or pasted, without the spaces and dashes that mails put in. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, '').slice(0, 6)

/** Seconds to wait where a code was refused because the last one has just been sent and is still good; null for any other failure. */
export function secondsUntilResend(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'code_just_sent' || !isRecord(failure.data)) return null
  const { retryAfterSeconds } = failure.data
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null
}
