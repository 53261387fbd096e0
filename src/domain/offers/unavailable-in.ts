import type { Unavailable } from '@/contract/unavailable'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isUnavailable = (value: unknown): value is Unavailable =>
  isRecord(value) && typeof value.reason === 'string' && typeof value.message === 'string'

/** Why an offer can't be booked, read out of a refusal's data; null where it is not said. */
export function unavailableIn(data: unknown): Unavailable | null {
  if (isUnavailable(data)) return data
  return isRecord(data) && isUnavailable(data.unavailable) ? data.unavailable : null
}
