import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress } from '../auth/caller-address'
import type { Services } from '../services'

/** Logs a request that is answered without Fastify by the two lines that Fastify writes of every other one. */
export function noteRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { env, log, random }: Pick<Services, 'env' | 'log' | 'random'>,
): void {
  const beganAtMs = performance.now()
  const reqId = random.id()
  const { method, url } = request
  log.info({ reqId, req: { method, url, ip: callerAddress(request, env.trustedHops) } }, 'incoming request')
  response.once('finish', () => {
    log.info({ reqId, res: response, responseTime: performance.now() - beganAtMs }, 'request completed')
  })
}
