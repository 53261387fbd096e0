import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../services'

/** The address that a request came from, as Fastify tells it: with a trusted proxy in front, the first that the proxies name. */
const senderOf = ({ headers, socket }: IncomingMessage, trustsProxy: boolean) =>
  (trustsProxy && headers['x-forwarded-for']?.toString().split(',', 1)[0]?.trim()) || socket.remoteAddress

/** Logs a request that is answered without Fastify by the two lines that Fastify writes of every other one. */
export function noteRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { env, log, random }: Pick<Services, 'env' | 'log' | 'random'>,
): void {
  const beganAtMs = performance.now()
  const reqId = random.id()
  const { method, url } = request
  log.info({ reqId, req: { method, url, ip: senderOf(request, env.trustsProxy) } }, 'incoming request')
  response.once('finish', () => {
    log.info({ reqId, res: response, responseTime: performance.now() - beganAtMs }, 'request completed')
  })
}
