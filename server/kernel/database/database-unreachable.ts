import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from '../errors'

/** The database cannot be reached or does not respond; whether the last query took effect is unknown. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** SQLSTATEs of a server that ends, starts, refuses connections or cancels what takes too long, beside all of class 08. */
const lostStates = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '53300', '25P03', '25P04'])

/** Codes of Node for a connection that broke or cannot be made. */
const lostCodes = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAGAIN',
  'ENOENT',
])

/** pg and PGlite give no code for connections that they find closed, or whose time is over. */
const lostConnectionErrors =
  /^(Connection terminated|timeout e(xpired|xceeded)|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/

/** Whether an error of pg itself means a lost, refused or silent connection. */
export function isConnectionFailure(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== null && (state.startsWith('08') || lostStates.has(state))) return true
  const code = errorCode(error)
  if (code !== undefined && lostCodes.has(code)) return true
  if (!(error instanceof Error)) return false
  if (lostConnectionErrors.test(error.message)) return true
  // Node joins the failures of a host's several addresses.
  return error instanceof AggregateError && error.errors.some(isConnectionFailure)
}

/** Whether a call failed because of the database's connection, however the error was wrapped; failures of other connections do not count. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnreachable) return true
  if (!(error instanceof Error)) return false
  if (error instanceof DrizzleQueryError) return isConnectionFailure(error.cause) || isDatabaseUnreachable(error.cause)
  return isDatabaseUnreachable(error.cause)
}

/** Returns an error's five-character SQLSTATE, also when drizzle wraps the error; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  const code = errorCode(error)
  if (code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return code
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlStateOf(error.cause) : null
}

/** Whether a row was refused because another one has its unique value. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505'

const passing = new Set(['40001', '40P01'])

/** Whether the same transaction may well succeed when run again: a serialization failure or a deadlock. */
export const isWorthRetrying = (error: unknown) => passing.has(sqlStateOf(error) ?? '')
