import type { FastifyInstance } from 'fastify'
import { isVirtualClock } from '../kernel/time/clock'
import { badInput, conflict } from '../kernel/errors'
import { listDevMail, type DevMail } from '../repositories/dev-mail'
import type { Services } from '../kernel/services'
import { mailPage } from './mail-page'

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

/** Pages for whoever develops or tests: the mailbox and the clock; there are none in production. */
export function registerDevPages(app: FastifyInstance, services: Services): void {
  if (services.env.isProductionLike) return
  registerMailbox(app, services)
  registerClock(app, services)
}
