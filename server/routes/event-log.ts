import { eventLogRoutes } from '@/contract/event-log'
import { limitCalls } from '../kernel/http/rate-limit'
import { ApiError } from '../kernel/errors'
import { cleanedEvent } from '../events/cleaned-event'
import { insertEvent } from '../repositories/event-log'
import { routeModule } from '../kernel/http/route-module'

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
