import { isRecord } from './is-record'
import type { ErrorBody } from '@/contract/error-body'
import { failureKindText } from './text/app-text'

/** Failure of a request, by the kinds that screens distinguish. */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unauthorized' }
  | ({ readonly kind: 'refused' } & ErrorBody)
  | { readonly kind: 'unknown' }

const isErrorBody = (value: unknown): value is ErrorBody & Record<string, unknown> =>
  isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string'

/** Reads a rejected request: no reply, a plain 401, or the server's error body. */
export function readFailure(thrown: unknown): Failure {
  if (isErrorBody(thrown)) return { ...thrown, kind: 'refused' }
  if (!isRecord(thrown)) return { kind: 'unknown' }
  if (thrown.kind === 'network' || thrown.kind === 'timeout') return { kind: thrown.kind }
  return thrown.status === 401 ? { kind: 'unauthorized' } : { kind: 'unknown' }
}

/** One sentence for the traveler: the server's own where it gave one. */
export const failureText = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.message : failureKindText[failure.kind]

/** Error state of a page: a sentence, and the request id for support where there is one. */
export interface FailureView {
  readonly message: string
  readonly requestId: string | null
  /** The requested resource does not exist: a retry changes nothing. */
  readonly isPermanent?: boolean
  /** The server was not reached: another try makes sense as soon as there is a connection. */
  readonly isOffline?: boolean
}

/** A failure in the page's words; null stays null. */
export const failureView = (failure: Failure | null): FailureView | null =>
  failure && {
    message: failureText(failure),
    requestId: failure.kind === 'refused' ? failure.requestId : null,
    isPermanent: failure.kind === 'refused' && failure.code === 'not_found',
    isOffline: failure.kind === 'network',
  }
