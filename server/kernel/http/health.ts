import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ApiError, databaseUnreachable } from '../errors'
import type { Services } from '../services'
import { clockSkewMs, MOST_SKEW_MS } from '../time/clock'
import { systemTimers, within } from '../time/timers'

/** Whether the server is about to end; set before it stops listening, so that balancers look elsewhere. */
export interface Lifecycle {
  isStopping: boolean
}

const patienceMs = 2_000

/** Throws where the database does not respond in time, or by another clock. */
async function checkDatabase(services: Services): Promise<void> {
  await within(services.database.db.execute(sql`select 1`), patienceMs, systemTimers).catch(() => {
    throw databaseUnreachable()
  })
  const skewMs = await within(clockSkewMs(services), patienceMs, systemTimers).catch(() => {
    throw databaseUnreachable()
  })
  if (Math.abs(skewMs) <= MOST_SKEW_MS) return
  throw new ApiError(503, 'clock_skewed', `The clock of this server is ${skewMs / 1000} s ahead of the database's.`)
}

/** /healthz: the process responds. /readyz: it should receive traffic, since the database responds, their clocks agree and it is not stopping. */
export function registerHealth(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (lifecycle.isStopping) throw new ApiError(503, 'stopping', 'The server is stopping.')
    await checkDatabase(services)
    return { ok: true }
  })
}
