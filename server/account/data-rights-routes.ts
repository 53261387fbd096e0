import { accountRightsRoutes } from '@/contract/account'
import { maskEmail } from '@/domain/account/email'
import { accountFile, exportFileName, exportPath, openExport } from './export'
import { deleteAccount, refuseOpenStays } from './delete'
import { downloadHeaders } from '../kernel/http/download'
import { limitCalls } from '../kernel/http/rate-limit'
import { sendEmailCode } from './send-code'
import { gone, notFound } from '../kernel/errors'
import { findUser, type UserRow } from './repository/users'
import type { Services, SignedInUser } from '../kernel/services'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hashToken } from './sessions'
import { takeExportTicket } from './repository/personal-data'

const done = { ok: true } as const

// Calls a minute from one address: a person needs one or two.
const mostCodeSends = 20
const mostTries = 20

async function signedInUser({ services, user }: RequestContext<SignedInUser>): Promise<UserRow> {
  const row = await findUser(services.database.db, user.uid)
  if (!row || row.isLogoff) throw notFound()
  return row
}

/** Account rights: export of all data and deletion of the account; both need a code from the mailbox. */
export const accountRightsModule = routeModule(accountRightsRoutes, {
  sendAccountCode: async ({ purpose }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'send', ip, most: mostCodeSends })
    const { id, email } = await signedInUser(context)
    if (purpose === 'delete') await refuseOpenStays(services, services.database.db, id)
    const { resendAt, expiresAt } = await sendEmailCode(services, { email, purpose, deviceId })
    return {
      maskedEmail: maskEmail(email),
      resendAt: resendAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
  },
  exportAccount: async ({ code }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'try', ip, most: mostTries })
    const { path, fileName, expiresAt } = await openExport(services, await signedInUser(context), { code, deviceId })
    return { path, fileName, expiresAt: expiresAt.toISOString() }
  },
  deleteAccount: async ({ code }, context) => {
    const { services, ip, deviceId } = context
    limitCalls(services, { name: 'try', ip, most: mostTries })
    await deleteAccount(services, await signedInUser(context), { code, deviceId })
    context.clearRefreshCookie()
    return done
  },
})

const worthless = () => gone('ticket_ended', 'This link has been used or is too old. Please ask for your data again.')

/** Serves the file of an account against its one-time ticket; 410 for any other. */
export function registerAccountDownload(app: FastifyInstance, services: Services): void {
  // A HEAD request must not use the ticket up.
  app.get<{ Querystring: { ticket?: unknown } }>(exportPath, { exposeHeadRoute: false }, async ({ query }, reply) => {
    const { database, clock } = services
    const ticket = typeof query.ticket === 'string' ? query.ticket : ''
    const uid = await takeExportTicket(database.db, hashToken(ticket), clock.now())
    if (uid === null) throw worthless()
    return reply
      .headers(downloadHeaders(exportFileName(clock.now())))
      .type('application/json; charset=utf-8')
      .send(Readable.from(accountFile(services, uid)))
  })
}
