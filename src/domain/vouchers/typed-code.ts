import type { Failure } from '../failure'
import { isRecord } from '../is-record'
import { countOf } from '../text/phrases'
import { foldCode, formatCode, isCode } from './voucher-code'

/** Characters of a code. */
const CODE_LENGTH = 16

/** What was typed of a code, in groups of four as codes are shown; longer texts stay as they are. */
export function shownCode(typed: string): string {
  const folded = foldCode(typed)
  return folded.length > CODE_LENGTH ? typed : formatCode(folded)
}

/** Why a typed text can be no code, in a sentence; null where it can. No call is spent on what a check character refuses. */
export function codeFault(typed: string): string | null {
  const folded = foldCode(typed)
  if (folded === '') return 'Please enter the code'
  if (folded.length !== CODE_LENGTH) return `A code has ${CODE_LENGTH} characters, this one has ${folded.length}`
  return isCode(folded) ? null : 'There is a typing error in this code'
}

const MINUTE_S = 60

/** Why a code was refused, with the time to wait after too many tries; null for a failure that is none of the code's. */
export function codeRefusalText(failure: Failure): string | null {
  if (failure.kind !== 'refused') return null
  if (failure.code !== 'too_many_requests') return failure.message
  const { data } = failure
  const seconds = isRecord(data) && typeof data.retryAfterSeconds === 'number' ? data.retryAfterSeconds : MINUTE_S
  return `Too many wrong codes. Please try again in ${countOf(Math.max(1, Math.ceil(seconds / MINUTE_S)), 'minute')}.`
}
