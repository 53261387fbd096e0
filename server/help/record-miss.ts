import type { Services } from '../kernel/services'
import { isPersonal, missKeyword } from './query-text'
import { countMiss } from './repository/misses'

// One character is a slip, and no query.
const SHORTEST_MISS = 2

/** Counts a search without result for the operator, unless it may name a person; a failure is logged and does not fail the search. */
export async function recordMiss(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  text: string,
): Promise<void> {
  const keyword = missKeyword(text)
  if (keyword.length < SHORTEST_MISS || isPersonal(keyword) || isPersonal(text.toLowerCase())) return
  await countMiss(database.db, keyword, clock.now()).catch((error: unknown) => {
    log.warn({ err: error }, 'A help search without result was not counted.')
  })
}
