/** PostgreSQL's five-letter code of an error, found through drizzle's wrapping; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return sqlStateOf(error.cause)
}

const passing = new Set(['40001', '40P01'])

/** Whether the same transaction may well succeed when run again: a serialization failure or a deadlock. */
export const isWorthRetrying = (error: unknown) => passing.has(sqlStateOf(error) ?? '')

/** Whether a unique constraint refused a row. */
export const isUniqueViolation = (error: unknown) => sqlStateOf(error) === '23505'
