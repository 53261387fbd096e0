import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Timers } from '@/domain/app/timers'
import { ApiError, badInput } from '../../kernel/errors'
import { refuseCrossOrigin } from '../../kernel/http/cross-origin'
import { limitCalls } from '../../kernel/http/rate-limit'
import type { AppPart } from '../../kernel/http/route-module'
import type { Services } from '../../kernel/services'
import { socketPath } from '../tickets'
import { createSockets } from './sockets'

/** Bytes that a frame of a client may have. */
const MOST_FRAME_BYTES = 16 * 1024

const OPENED_A_MINUTE = 60

/** Refuses an upgrade before it happens: of another site, with anything in its query, or of an address that opens too many. */
function refuseUpgrade(services: Services, request: FastifyRequest, isStopping: boolean): void {
  if (!request.ws) throw new ApiError(426, 'upgrade_required', 'This address only opens sockets.')
  if (isStopping) throw new ApiError(503, 'stopping', 'The server is stopping.', { retryAfterSeconds: 1 })
  refuseCrossOrigin(request, 'chat', services.env)
  if (request.url.includes('?')) throw badInput('ticket', 'The ticket belongs into the first frame.')
  limitCalls(services, { name: 'chat-socket', most: OPENED_A_MINUTE, ip: request.ip })
}

/**
 * Serves requests for another upgrade, such as HTTP/2 in the clear, as if they did not. While there are
 * sockets Node hands over all such requests without their bodies, so that one with a body is refused.
 */
function serveOtherUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if (isUpgrade(headers) && hasBody)
      throw new ApiError(426, 'upgrade_refused', 'Please send this without an upgrade.')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (isUpgrade(raw.headers) && !openedBy.has(raw)) raw.socket.destroySoon()
  })
}

/** Whether Node hands a request over without its body. */
const isUpgrade = ({ connection, upgrade }: FastifyRequest['headers']) =>
  upgrade !== undefined && /\bupgrade\b/i.test(connection ?? '')

/** Requests that became sockets. */
const openedBy = new WeakSet<FastifyRequest['raw']>()

/** Opens the sockets of chats. A mini-program sends its app-type header; browsers send their origin. */
export const chatSocket =
  (timers: Timers): AppPart =>
  async (app, services) => {
    const sockets = createSockets(services, timers)
    serveOtherUpgrades(app)
    // In a scope of its own: no other route may open a socket.
    await app.register(async (scope) => {
      await scope.register(websocket, {
        options: { maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
        // ws has closed the socket with the reason by its own code, 1009 for a large frame.
        errorHandler: (error, socket) => {
          services.log.info({ err: error }, 'a socket of a chat failed')
          socket.terminate()
        },
        preClose: async () => {
          await sockets.stop()
          scope.websocketServer.close()
        },
      })
      const onRequest = async (request: FastifyRequest) => refuseUpgrade(services, request, sockets.isStopping())
      scope.get(socketPath, { websocket: true, onRequest }, (socket, request) => {
        openedBy.add(request.raw)
        sockets.open(socket)
      })
    })
  }
