/** An error as it may be logged: drizzle's messages carry the parameters of the query, so its cause stands for it. */
export interface LoggedError {
  type: string
  message: string
  stack: string
  query?: string
}

/** Turns any error into what may be logged of it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown', message: String(error), stack: '' }
  if ('query' in error && typeof error.query === 'string' && error.cause !== undefined) {
    return { ...loggedError(error.cause), query: error.query }
  }
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}
