import { badInput } from '../kernel/errors'
import { isSentPassword } from './is-sent-password'

/** Throws 400 unless a password came in the form that clients send; an empty one gets the specification's words. */
export function requireSentPassword(field: string, password: string): void {
  if (password === '') throw badInput(field, 'Please enter the verification code')
  if (!isSentPassword(password)) throw badInput(field, 'Please check the password.')
}
