import type { FastifyBaseLogger } from 'fastify'
import { pino, type DestinationStream } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'
import { withoutSecrets } from './plugins/hidden-secrets'
import { loggedError } from './plugins/logged-error'

interface LoggedRequest {
  method: string
  url: string
  ip: string
}

const serializers = {
  req: ({ method, url, ip }: LoggedRequest) => ({ method, url: withoutSecrets(url), ip }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  err: loggedError,
}

const redact = ['authorization', 'cookie', '*.authorization', '*.cookie', '*.email', '*.token', '*.code', '*.password']

/** The server's log: one line of JSON an entry in production, a short readable line elsewhere; secrets never stand in it. */
export function createLog(env: Pick<Env, 'nodeEnv' | 'logLevel'>, destination?: DestinationStream): FastifyBaseLogger {
  const options = { level: env.logLevel, serializers, redact, base: null }
  if (destination) return pino(options, destination)
  if (env.nodeEnv === 'production') return pino(options)
  return pino(options, pretty({ sync: true, ignore: 'pid,hostname,reqId,req,res', translateTime: 'SYS:HH:MM:ss' }))
}
