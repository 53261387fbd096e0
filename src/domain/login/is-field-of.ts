import type { LoginMode } from './login-step'

const fields = {
  writeEmail: 'email',
  verifyLogin: 'code',
  pwd: 'password',
  resetPwd: 'code',
  setNewPwd: 'newpassword',
} as const satisfies Record<LoginMode, string>

/** Whether the field that a refusal names is the one that a step of the popup shows. */
export const isFieldOf = (mode: LoginMode, field: string | undefined): boolean => field === fields[mode]
