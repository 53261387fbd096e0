import type { FastifyInstance } from 'fastify'
import { isVirtualClock } from '../kernel/time/clock'
import { badInput, conflict, notFound } from '../kernel/errors'
import { type DevMail, listDevMail, mailPage } from './mailbox'
import type { Services } from '../kernel/services'
import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { canonicalEmail } from '@/domain/account/email'
import type { AppPart } from '../kernel/http/route-module'
import { userAccount } from '../kernel/database/schema/people'

const MAX_EMAILS = 200

// Includes what was enqueued before the call and is not yet in the mailbox.
async function listArrived({ mailQueue, database }: Services): Promise<DevMail[]> {
  await mailQueue.drained()
  return listDevMail(database.db, MAX_EMAILS)
}

function registerMailbox(app: FastifyInstance, services: Services): void {
  app.get('/dev/mail', async (_request, reply) => {
    const page = mailPage(await listArrived(services))
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
  app.get('/dev/mail.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listArrived(services)),
  )
}

const fieldOf = (body: unknown, name: string): unknown => new Map(Object.entries(Object(body))).get(name)

function moveClock({ clock }: Services, body: unknown): void {
  if (!isVirtualClock(clock))
    throw conflict('clock_is_real', 'The clock can be moved only when the server runs with CLOCK=virtual.')
  const advanceMs = fieldOf(body, 'advanceMs')
  const now = fieldOf(body, 'now')
  if (typeof advanceMs === 'number' && Number.isFinite(advanceMs)) return clock.advance(advanceMs)
  const instant = new Date(typeof now === 'string' || typeof now === 'number' ? now : Number.NaN)
  if (Number.isNaN(instant.getTime())) throw badInput('advanceMs', 'Send { advanceMs: number } or { now: an instant }.')
  clock.set(instant)
}

function registerClock(app: FastifyInstance, services: Services): void {
  const state = () => ({ now: services.clock.now().toISOString(), isVirtual: isVirtualClock(services.clock) })
  app.get('/dev/clock', async (_request, reply) => reply.header('cache-control', 'no-store').send(state()))
  app.post('/dev/clock', async (request) => {
    moveClock(services, request.body)
    return state()
  })
}

/** Registers the pages for development and tests: the mailbox and the clock. They do not exist in production. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  if (services.env.isProductionLike) return
  registerMailbox(app, services)
  registerClock(app, services)
}

const requestCheck = Compile(Type.Object({ email: Type.String({ maxLength: 254 }), isVip: Type.Boolean() }))

/** For tests and demonstrations: POST /dev/vip { email, isVip } makes the user of an address a VIP, or none any more; there is no such page in production. */
export const vipPart: AppPart = (app, { env, database }) => {
  if (env.isProductionLike) return
  app.post('/dev/vip', async ({ body }) => {
    if (!requestCheck.Check(body)) throw badInput('', 'Send { email, isVip }.')
    const { isVip } = body
    const email = canonicalEmail(body.email)
    const changed = await database.db
      .update(userAccount)
      .set({ isVip })
      .where(eq(userAccount.email, email))
      .returning({ uid: userAccount.id })
    if (changed.length === 0) throw notFound('Nobody has this address.')
    return { email, isVip }
  })
}
