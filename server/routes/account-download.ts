import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { accountFile } from '../account/account-file'
import { exportFileName } from '../account/export-file-name'
import { exportPath } from '../account/open-export'
import { hashToken } from '../auth/refresh-token'
import { gone } from '../kernel/errors'
import { takeExportTicket } from '../repositories/account-export'
import type { Services } from '../kernel/services'

const worthless = () => gone('ticket_ended', 'This link has been used or is too old. Please ask for your data again.')

/** Serves the file of an account against its one-time ticket; 410 for any other. */
export function registerAccountDownload(app: FastifyInstance, services: Services): void {
  // Asking for the head alone must not use the ticket up.
  app.get<{ Querystring: { ticket?: unknown } }>(exportPath, { exposeHeadRoute: false }, async ({ query }, reply) => {
    const { database, clock } = services
    const ticket = typeof query.ticket === 'string' ? query.ticket : ''
    const uid = await takeExportTicket(database.db, hashToken(ticket), clock.now())
    if (uid === null) throw worthless()
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${exportFileName(clock.now())}"`,
        'referrer-policy': 'no-referrer',
      })
      .type('application/json; charset=utf-8')
      .send(Readable.from(accountFile(services, uid)))
  })
}
