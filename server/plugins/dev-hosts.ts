import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'
import { forbidden } from '../errors/api-error'
import { isOwnHost } from './own-site'

/** Refuses pages and tools under /dev to requests for another host: a foreign page whose name was bound to this machine must not read the mailbox. */
export function refuseForeignHosts(app: FastifyInstance, env: Env): void {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!routeOptions.url?.startsWith('/dev/') || isOwnHost(headers.host, env)) return
    throw forbidden('other_host', 'This can only be opened at the address of the app itself.')
  })
}
