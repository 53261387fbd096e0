/** Details of an ApiError beyond status, code and message. */
interface ApiErrorFacts {
  /** The input field at fault. */
  field?: string
  /** Facts that help the client to mend it. */
  data?: unknown
  retryAfterSeconds?: number
}

/** A refusal with an HTTP status, a code for programs and a sentence that may be shown to the traveler. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly facts: ApiErrorFacts = {},
  ) {
    super(message)
  }
}

/** 400: a field of the input is wrong. */
export const badInput = (field: string, message: string) => new ApiError(400, 'bad_input', message, { field })

/** 400: a token was not signed by this server for this call; `field` is the input that contains it. */
export const badToken = (field: string, message: string) => new ApiError(400, 'bad_token', message, { field })

/** 400: a cursor is not one that this list gave out. */
export const badCursor = () => new ApiError(400, 'bad_cursor', 'Please load the list again.', { field: 'cursor' })

/** 401: nobody is signed in, or no longer. */
export const unauthorized = (message = 'Please sign in.', code = 'unauthorized') => new ApiError(401, code, message)

/** 403: known, but not allowed. */
export const forbidden = (code: string, message: string) => new ApiError(403, code, message)

/** 404: the resource does not exist, or does not belong to the caller. */
export const notFound = (message = 'Not found.', code = 'not_found') => new ApiError(404, code, message)

/** 409: the resource's state does not allow this; `data` holds that state. */
export const conflict = (code: string, message: string, data?: unknown) => new ApiError(409, code, message, { data })

/** 410: it was possible, but its time is over. */
export const gone = (code: string, message: string, data?: unknown) => new ApiError(410, code, message, { data })

/** 422: well-formed, but impossible to fulfill. */
export const unprocessable = (code: string, message: string, data?: unknown) =>
  new ApiError(422, code, message, { data })

/** 429: too many requests; the client may retry after that many seconds. */
export const tooManyRequests = (retryAfterSeconds: number, message = 'Too many tries. Please wait a little.') =>
  new ApiError(429, 'too_many_requests', message, { retryAfterSeconds, data: { retryAfterSeconds } })

/** 503: the database does not respond; the same call may be repeated with the same idempotency key. */
export const databaseUnreachable = () =>
  new ApiError(503, 'database_unreachable', 'We cannot reach our records right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  })

/** The `code` of an error of Node or PostgreSQL (EEXIST, 23505 …); undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
