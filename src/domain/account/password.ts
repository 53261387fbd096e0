import { isRecord } from '../is-record'

/** Characters that a new password has at least and at most. */
export interface PasswordLength {
  readonly min: number
  readonly max: number
}

/** What holds where the server's operator chose nothing else (spec §5, §9). */
export const usualPasswordLength: PasswordLength = { min: 6, max: 20 }

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Reads the password length from the server's reply about a reset code; null where it has none, or one that no password can have. */
export function readPasswordLength(data: unknown): PasswordLength | null {
  const length = isRecord(data) && isRecord(data.passwordLength) ? data.passwordLength : {}
  const { min, max } = length
  return isCount(min) && isCount(max) && min <= max ? { min, max } : null
}

/** Whether a new password has as many characters as it must (spec §5); a character is what Unicode counts as one. */
export const isPasswordLength = (password: string, { min, max }: PasswordLength): boolean => {
  const characters = Array.from(password).length
  return characters >= min && characters <= max
}
