import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** CSP sources for the scripts that stand inside a page: each is allowed by the hash of its text. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )
}

/** What pages may use of the device: the position, for hotels near by; nothing else, and nothing inside a frame. */
const permissions = {
  'permissions-policy': [
    'geolocation=(self)',
    ...['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi', 'display-capture'].map(
      (name) => `${name}=()`,
    ),
  ].join(', '),
}

/** Which scripts run in the app's pages and where those may call. */
export interface ScriptSources {
  /** HTML with every inline script that pages may have; each is allowed by its hash. */
  readonly html: string
  /** Origins beside our own that scripts may call. */
  readonly hosts: readonly string[]
}

const yearSeconds = 31_536_000

/** Origins of the sockets beside HTTP origins. */
export const socketOrigins = (origins: readonly string[]): string[] =>
  origins.map((origin) => origin.replace(/^http/, 'ws'))

const policy = ({ html, hosts }: ScriptSources): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes(html)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      // A chosen video is played from memory to take its cover from.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...hosts],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: { maxAge: yearSeconds },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})

/** Computes the security headers of every reply once. They allow scripts of our own origin and index.html's inline ones, and requests to our own origin and the build's hosts. */
export async function readSecurityHeaders(sources: ScriptSources): Promise<Readonly<Record<string, string>>> {
  let worded: OutgoingHttpHeaders = {}
  const model = fastify()
  await model.register(helmet, policy(sources))
  model.get('/', async (_request, reply) => {
    worded = reply.raw.getHeaders()
    return ''
  })
  await model.inject('/')
  await model.close()
  return { ...Object.fromEntries(Object.entries(worded).map(([name, value]) => [name, String(value)])), ...permissions }
}

/** Sends the security headers with every reply, unless its handler sets others. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
