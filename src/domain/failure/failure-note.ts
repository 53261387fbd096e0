import { failureText } from './failure-text'
import type { Failure } from './read-failure'

/** What a page says of a failure: a sentence, and the request's id for support where there is one. */
export interface FailureNote {
  readonly message: string
  readonly requestId: string | null
  /** What was asked for does not exist: another try gives nothing else. */
  readonly isPermanent?: boolean
  /** The server was not reached: another try makes sense as soon as there is a connection. */
  readonly isOffline?: boolean
}

/** A failure in the page's words; null stays null. */
export const failureNote = (failure: Failure | null): FailureNote | null =>
  failure && {
    message: failureText(failure),
    requestId: failure.kind === 'refused' ? failure.requestId : null,
    isPermanent: failure.kind === 'refused' && failure.code === 'not_found',
    isOffline: failure.kind === 'network',
  }
