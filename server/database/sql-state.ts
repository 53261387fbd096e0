import { errorCode } from '../errors/error-code'

/** PostgreSQL's five-letter code of an error, found through drizzle's wrapping; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const code = errorCode(error)
  if (code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlStateOf(error.cause) : null
}

const passing = new Set(['40001', '40P01'])

/** Whether the same transaction may well succeed when run again: a serialization failure or a deadlock. */
export const isWorthRetrying = (error: unknown) => passing.has(sqlStateOf(error) ?? '')
