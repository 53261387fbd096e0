import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'

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

// A keyword is the text of a search, which may be about a person.
const secretNames = new Set([
  'access_token',
  'bankorderid',
  'code',
  'email',
  'keyword',
  'password',
  'payid',
  'refresh_token',
  'ticket',
  'token',
  'uid',
  'userid',
  'verifytoken',
])

/** Paths whose last segment is a secret that grants access to a booking or its payment. */
const secretPath = /^((?:\/order\/pay(?:\/finish)?|\/sandbox\/pay)\/)[^/]+/i

const HIDDEN = '[hidden]'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** An address may carry another one, as a page to return to. */
const bringsSecret = (value: string) => /\/order\/pay\/|\/sandbox\/pay\//i.test(value) || hiddenQuery(value) !== value

function hiddenField(field: string): string {
  const at = field.indexOf('=')
  if (at < 0) return field
  const name = decoded(field.slice(0, at)).trim().toLowerCase().replace(/\[.*$/, '')
  const isSecret = secretNames.has(name) || bringsSecret(decoded(field.slice(at + 1)))
  return isSecret ? `${field.slice(0, at + 1)}${HIDDEN}` : field
}

function hiddenQuery(url: string): string {
  const [address = '', ...fragment] = url.split('#')
  const [path = '', ...query] = address.split('?')
  if (query.length === 0) return url
  const fields = query.join('?').split(/([&;])/)
  return [`${path}?${fields.map(hiddenField).join('')}`, ...fragment].join('#')
}

function hiddenPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const plain = decoded(path).replaceAll(/[/\\]+/g, '/')
  return secretPath.test(plain) ? plain.replace(secretPath, `$1${HIDDEN}`) + url.slice(path.length) : url
}

/** An address as it may be logged: what identifies or authorises somebody is hidden, in whatever spelling. */
export const withoutSecrets = (url: string): string => hiddenPath(hiddenQuery(url))

/** An error as it may be logged: drizzle's messages carry the parameters of the query, so its cause stands for it. */
interface LoggedError {
  type: string
  message: string
  stack: string
  query?: string
}

/** Turns any error into what may be logged of it. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: 'unknown', message: String(error), stack: '' }
  if ('query' in error && typeof error.query === 'string' && error.cause !== undefined) {
    return { ...loggedError(error.cause), query: error.query }
  }
  return { type: error.name, message: error.message, stack: error.stack ?? '' }
}
