/** Where the login popup stands (spec §4); setNewPwd keeps the code that was accepted. */
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
