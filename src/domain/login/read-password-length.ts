import type { PasswordLength } from './password-length'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The length of passwords that a server's words about a reset code tell; null where they tell none, or none that any password could have. */
export function readPasswordLength(told: unknown): PasswordLength | null {
  const length = isRecord(told) && isRecord(told.passwordLength) ? told.passwordLength : {}
  const { min, max } = length
  return isCount(min) && isCount(max) && min <= max ? { min, max } : null
}
