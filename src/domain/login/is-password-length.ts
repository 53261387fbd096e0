import type { PasswordLength } from './password-length'

/** Whether a new password has as many characters as it must (spec §5); a character is what Unicode counts as one. */
export const isPasswordLength = (password: string, { min, max }: PasswordLength): boolean => {
  const characters = Array.from(password).length
  return characters >= min && characters <= max
}
