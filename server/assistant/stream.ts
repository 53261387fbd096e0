import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DialogEvent } from '@/contract/dialog'
import { dialogRoutes } from '@/contract/dialog'
import { tooManyRequests } from '../kernel/errors'
import { authenticate } from '../kernel/http/authenticate'
import { refuseCrossOrigin } from '../kernel/http/cross-origin'
import { inputCheck } from '../kernel/http/input-check'
import { requestContext } from '../kernel/http/request-context'
import type { Services } from '../kernel/services'
import { ownTurn } from './dialogs'
import { ownerOf } from './owner'
import { followAnswer } from './read-answer'

/** The address of an answer as server-sent events. */
export const STREAM_PATH = '/api/im/dialog/stream'

const written = (event: DialogEvent | null): string =>
  event === null ? ': still here\n\n' : `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`

async function* writtenEvents(events: AsyncIterable<DialogEvent | null>): AsyncGenerator<string, void> {
  // The first bytes go out at once, so that proxies and clients see an open stream.
  yield ': open\n\n'
  for await (const event of events) yield written(event)
}

/** Streams that one account or device may have open in a process; a client without one polls. */
const MOST_OF_OWNER = 5

/** Counts the open streams of each owner. */
class OpenStreams {
  private readonly counts = new Map<string, number>()

  /** Counts one more until `response` is closed; throws 429 where the owner has too many. */
  add(owner: string, response: ServerResponse): void {
    const count = this.counts.get(owner) ?? 0
    if (count >= MOST_OF_OWNER) throw tooManyRequests(1)
    this.counts.set(owner, count + 1)
    response.once('close', () => this.remove(owner))
  }

  private remove(owner: string): void {
    const left = (this.counts.get(owner) ?? 0) - 1
    if (left > 0) this.counts.set(owner, left)
    else this.counts.delete(owner)
  }
}

interface StreamRoute {
  Querystring: { turnId: string; after?: number }
}

/** The number of the last event that a client received: from the header of a reconnect, else from the address. */
const afterOf = ({ query, headers }: FastifyRequest<StreamRoute>): number => {
  const last = Number(headers['last-event-id'] ?? NaN)
  return Number.isSafeInteger(last) && last >= 0 ? last : (query.after ?? 0)
}

/** Serves answers as server-sent events: never compressed, never buffered; a reader that reconnects continues after the last event that it received. */
export function registerDialogStream(app: FastifyInstance, services: Services): void {
  const open = new OpenStreams()
  app.addHook('preClose', () => services.turns.end())
  // A request in flight may have begun a turn meanwhile.
  app.addHook('onClose', () => services.turns.untilIdle())
  app.get<StreamRoute>(STREAM_PATH, {
    schema: { querystring: dialogRoutes.queryDialog.input },
    validatorCompiler: ({ schema, httpPart }) => inputCheck(Object(schema), httpPart),
    onRequest: async (request) => {
      refuseCrossOrigin(request, 'stream', services.env)
      await authenticate(request, 'open', services)
      request.headers['x-no-compression'] = '1'
    },
    handler: async (request, reply) => {
      const { turnId } = request.query
      const caller = requestContext(request, reply, services)
      await ownTurn(caller, turnId)
      open.add(ownerOf(caller), reply.raw)
      void reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      })
      const { socket } = request.raw
      // A connection that stays open would delay the end of the server.
      reply.raw.once('finish', () => {
        if (services.turns.isOver(turnId)) socket.end()
      })
      return reply.send(Readable.from(writtenEvents(followAnswer(caller, turnId, afterOf(request)))))
    },
  })
}
