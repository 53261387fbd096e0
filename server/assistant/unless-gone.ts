import { ApiError } from '../kernel/errors'

/** Returns the result of one of our own calls; null where it throws 404, as for hotels that were delisted. */
export async function unlessGone<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
