import { EventLog, eventLogRoutes } from '@/contract/event-log'
import { limitCalls } from '../kernel/http/rate-limit'
import { ApiError } from '../kernel/errors'
import { routeModule } from '../kernel/http/route-module'
import type { Executor } from '../kernel/database/executor'
import { eventLog } from '../kernel/database/schema/people'

const mostBytes = 16 * 1024
const mostEventsAMinute = 240

const done = { ok: true } as const
const tooLarge = () => new ApiError(413, 'too_large', 'An event may have 16 KB at most.')

/** The event log: written by anyone, read by nobody over the network. */
export const eventLogModule = routeModule(eventLogRoutes, {
  createEventLog: async (record, { services, user, ip, rawBody, deviceId }) => {
    if (rawBody.length > mostBytes) throw tooLarge()
    limitCalls(services, { name: 'event', ip, most: mostEventsAMinute })
    const event = cleanedEvent(record, { uid: user?.uid ?? null, ip })
    await insertEvent(services.database.db, {
      id: services.random.id(),
      receivedAt: services.clock.now(),
      deviceId: event.DeviceId ?? deviceId,
      action: event.Action,
      record: event,
    })
    return done
  },
})

const email = /[^\s@"'<>,;:/?&=]{1,64}@[^\s@"'<>,;:/?&=]{1,250}\.[a-z]{2,}/gi

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

const cleaned = (value: unknown) => (typeof value === 'string' ? value.replace(email, '[email]') : value)

/** Returns what is stored of an event record: its own fields without e-mail addresses, pages without query, and the address that the server saw. UserID is stored only where the token matches. */
export function cleanedEvent(record: EventLog, { uid, ip }: { uid: string | null; ip: string }): EventLog {
  const names = Object.keys(EventLog.properties)
  const known = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
  const values = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, cleaned(value)]))
  const { Url, RefererUrl, UserID } = record
  return {
    ...values,
    Url: Url === undefined ? undefined : withoutQuery(Url),
    RefererUrl: RefererUrl === undefined ? undefined : withoutQuery(RefererUrl),
    UserID: uid !== null && UserID === uid ? uid : undefined,
    IP: ip,
  }
}

/** Notes an event. */
async function insertEvent(tx: Executor, event: typeof eventLog.$inferInsert): Promise<void> {
  await tx.insert(eventLog).values(event)
}
