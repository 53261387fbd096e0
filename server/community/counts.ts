import type { JobHandler } from '../kernel/jobs/run-jobs'
import { findLikeDrift, rollUpLikes } from '../stays/repository/likes'
import { findScoreDrift } from '../stays/repository/review-scores'

const BATCH = 5_000
const BUSY_MS = 1_000
const IDLE_MS = 10_000

/** Rolls up likes: soon again while there are any, else after some seconds. */
export const countLikes: JobHandler<'count-likes'> = async ({ database, clock }) => {
  const changes = await rollUpLikes(database.db, BATCH)
  return new Date(clock.now().getTime() + (changes > 0 ? BUSY_MS : IDLE_MS))
}

const DAY_MS = 86_400_000

/** Compares counts of likes and scores of hotels with their rows every day, and logs every difference as an error: there must be none. */
export const checkCounts: JobHandler<'check-counts'> = async ({ database, clock, log }) => {
  const likes = await findLikeDrift(database.db)
  if (likes.length > 0) log.error({ content: likes.slice(0, 20), count: likes.length }, 'likes are counted wrongly')
  const hotels = await findScoreDrift(database.db)
  if (hotels.length > 0) log.error({ hotels: hotels.slice(0, 20), count: hotels.length }, 'scores differ from reviews')
  return new Date(clock.now().getTime() + DAY_MS)
}
