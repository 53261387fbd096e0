import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ApiError, databaseUnreachable } from '../errors/api-error'
import type { Services } from '../services'

/** Whether the server is about to end; set before it stops listening, so that balancers look elsewhere. */
export interface Lifecycle {
  isStopping: boolean
}

const patienceMs = 2_000

async function checkDatabase({ database }: Services): Promise<void> {
  const tooSlow = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref()
  })
  await Promise.race([database.db.execute(sql`select 1`), tooSlow])
}

/** /healthz: the process answers. /readyz: it should get traffic, for the database answers and it is not stopping. */
export function registerHealth(app: FastifyInstance, services: Services, lifecycle: Lifecycle): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (lifecycle.isStopping) throw new ApiError(503, 'stopping', 'The server is stopping.')
    await checkDatabase(services).catch(() => {
      throw databaseUnreachable()
    })
    return { ok: true }
  })
}
