import { deleteEnded } from '../repositories/purge'
import type { Services } from '../services'
import type { JobHandler } from './job-handler'
import { purgeRules, type PurgeRule } from './purge-rules'

const DAY_MS = 86_400_000
const INTERVAL_MS = 60 * 60_000

/** Few enough that nobody waits for the rows' locks. */
const BATCH = 1_000

async function purgeTable({ database, clock }: Services, rule: PurgeRule): Promise<void> {
  const before = new Date(clock.now().getTime() - rule.keptDays * DAY_MS)
  for (let gone = BATCH; gone === BATCH;) gone = await deleteEnded(database.db, rule, before, BATCH)
}

/** Deletes what is long over, every hour; a table that fails waits for the next hour and keeps no other from its turn. */
export const purge: JobHandler<'purge'> = async (services) => {
  for (const rule of purgeRules) {
    await purgeTable(services, rule).catch((error: unknown) => {
      services.log.error({ err: error, table: rule.table }, 'old rows could not be deleted')
    })
  }
  return new Date(services.clock.now().getTime() + INTERVAL_MS)
}
