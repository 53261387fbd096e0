import { failureTexts } from '../texts'
import type { Failure } from './read-failure'

/** One sentence for the traveller: the server's own where it gave one. */
export const failureText = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.message : failureTexts[failure.kind]
