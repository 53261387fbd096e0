import type { PasswordLength } from '../account/password'

/** Words of the login popup (specification §2, §5). */
export const loginText = {
  writeEmailTitle: 'Enter your email address',
  writeEmailHint: 'We use it to sign you in, or to create an account if you are new here.',
  continue: 'Continue',
  otherAccount: 'Continue as somebody else?',
  codeTitle: 'Sign in / Register',
  sentTo: (email: string) => `We sent a 6-digit code to ${email}. It is good for 5 minutes.`,
  passwordTitle: 'Enter your password',
  resetTitle: 'Verify your email',
  newPasswordTitle: 'Set new password',
  passwordHint: (email: string) => `For ${email}.`,
  newPasswordHint: ({ min, max }: PasswordLength) =>
    `Use ${min === max ? min : `${min} to ${max}`} characters. You will be signed out everywhere else.`,
  partOfCode: 'Please enter all 6 digits of the code',
  sameCode: 'This code was not right. Please check the email, or ask for a new code.',
  signIn: 'Sign in',
  savePassword: 'Save and sign in',
  resend: 'Resend Verification Code',
  forgot: 'Forgot password?',
  toPassword: 'Sign in Using a Password',
  toCode: 'Sign in Using a Verification Code',
  invalidEmail: 'Invalid Email Address',
  missingCode: 'Please enter the verification code',
  passwordLength: ({ min, max }: PasswordLength) =>
    `Password needs to be ${min === max ? min : `between ${min} and ${max}`} characters long`,
  didYouMean: (email: string) => `Did you mean ${email}?`,
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
