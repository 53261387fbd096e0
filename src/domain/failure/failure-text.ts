import { texts } from '../texts'
import type { Failure } from './read-failure'

/** One sentence for the traveller: the server's own where it gave one. */
export const failureText = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.message : texts.failure[failure.kind]
