import { ApiError } from '../kernel/errors'

/** Returns what a call of our own finds; null where it responds 404, as for what is no longer on sale. */
export async function unlessGone<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
