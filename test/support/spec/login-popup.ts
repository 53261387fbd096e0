import type { LoginMode } from '@/domain/account/login-form'

/** What a step of the login popup shows (spec §2). */
interface LoginScreen {
  readonly heading: string
  /** Name of the one field. */
  readonly field: string
  readonly button: string
  /** Links, in reading order; the waiting seconds after Resend are left out. */
  readonly links: readonly string[]
}

/** Every step of the popup (spec §2, §4). */
export const loginScreens: Readonly<Record<LoginMode, LoginScreen>> = {
  writeEmail: { heading: 'Enter your email address', field: 'Email address', button: 'Continue', links: [] },
  verifyLogin: {
    heading: 'Sign in / Register',
    field: 'Verification code',
    button: 'Continue',
    links: ['Resend Verification Code', 'Sign in Using a Password'],
  },
  pwd: {
    heading: 'Enter your password',
    field: 'Password',
    button: 'Sign in',
    links: ['Forgot password?', 'Sign in Using a Verification Code'],
  },
  resetPwd: {
    heading: 'Verify your email',
    field: 'Verification code',
    button: 'Continue',
    links: ['Resend Verification Code'],
  },
  setNewPwd: { heading: 'Set new password', field: 'New password', button: 'Save and sign in', links: [] },
}

/** What a thumb can do: send a good address, follow a link, send the right code, go back. */
export type LoginTap = 'address' | 'toggle' | 'forgot' | 'code' | 'back'

/** Where each of them leads from each step; what is not listed is not there or changes nothing (spec §4). */
export const loginTransitions: Readonly<Record<LoginMode, Partial<Record<LoginTap, LoginMode>>>> = {
  writeEmail: { address: 'verifyLogin' },
  verifyLogin: { toggle: 'pwd', back: 'writeEmail' },
  pwd: { toggle: 'verifyLogin', forgot: 'resetPwd', back: 'writeEmail' },
  resetPwd: { code: 'setNewPwd', back: 'pwd' },
  setNewPwd: { back: 'resetPwd' },
}

/** One way through the popup that takes every transition; from its end a new password signs in. */
export const loginJourney: readonly LoginTap[] = [
  'address',
  'toggle',
  'toggle',
  'back',
  'address',
  'toggle',
  'back',
  'address',
  'toggle',
  'forgot',
  'back',
  'forgot',
  'code',
  'back',
  'code',
]

/** A message about a sent form; the field is marked in any case (spec §5, §8). */
export interface LoginMessage {
  readonly mode: LoginMode
  /** What was typed; wrong code is six digits that were not sent. */
  readonly typed: string
  readonly text: string
  /** Whether the message comes from the server. */
  readonly isServers: boolean
}

const invalidAddress = (typed: string): LoginMessage => ({
  mode: 'writeEmail',
  typed,
  text: 'Invalid Email Address',
  isServers: false,
})

const wrongLength = (typed: string): LoginMessage => ({
  mode: 'setNewPwd',
  typed,
  text: 'Password needs to be between 6 and 20 characters long',
  isServers: false,
})

const missing = (mode: LoginMode): LoginMessage => ({
  mode,
  typed: '',
  text: 'Please enter the verification code',
  isServers: false,
})

const wrongCode = (mode: LoginMode): LoginMessage => ({
  mode,
  typed: 'wrong code',
  text: 'That code is not right. 4 tries are left.',
  isServers: true,
})

/** Every message of the popup (spec §5, §8), and the server's words for a first wrong try. */
export const loginMessages: readonly LoginMessage[] = [
  invalidAddress(''),
  invalidAddress('mia'),
  invalidAddress('mia@'),
  invalidAddress('mi a@example.com'),
  invalidAddress('mia@example'),
  missing('verifyLogin'),
  wrongCode('verifyLogin'),
  missing('pwd'),
  { mode: 'pwd', typed: 'not mine', text: 'The e-mail address or the password is not right.', isServers: true },
  missing('resetPwd'),
  wrongCode('resetPwd'),
  wrongLength(''),
  wrongLength('12345'),
  wrongLength('123456789012345678901'),
]

/** Seconds before another code can be requested, and Resend's label meanwhile (spec §4, §9). */
export const resendCountdown = [
  [0, 'Resend Verification Code (60 s)'],
  [1, 'Resend Verification Code (59 s)'],
  [59, 'Resend Verification Code (1 s)'],
  [60, 'Resend Verification Code'],
] as const

/** How long after a sign-in the page starts over, ms (spec §4, §9). */
export const reloadAfterMs = 300
