import type { Executor } from '../kernel/database/executor'
import { eventLog } from '../kernel/database/schema/people'

/** Notes an event. */
export async function insertEvent(tx: Executor, event: typeof eventLog.$inferInsert): Promise<void> {
  await tx.insert(eventLog).values(event)
}
