import type { Failure } from '../failure/read-failure'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Seconds to wait where a code was refused because the last one has just been sent and is still good; null for any other failure. */
export function secondsUntilResend(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.code !== 'code_just_sent' || !isRecord(failure.data)) return null
  const { retryAfterSeconds } = failure.data
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null
}
