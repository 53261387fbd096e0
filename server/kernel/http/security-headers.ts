import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { afterPaintScript, allTabPrefetchRules, tapReplayScript } from '../../pages/compose'
import type { H5Build } from '../../pages/build'

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

/** What may stand inside pages beside index.html's own scripts. Rules for tabs need hashes as well: beside one of a script their keyword counts for nothing. */
const ownInlineScripts = (prefetchScript: string) =>
  [
    ...[prefetchScript, tapReplayScript, afterPaintScript].map((text) => `<script>${text}</script>`),
    ...allTabPrefetchRules(),
  ].join('')

/** What pages may use of the device: the position, for hotels near by; nothing else, and nothing inside a frame. */
const permissions = {
  'permissions-policy': [
    'geolocation=(self)',
    ...['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi', 'display-capture'].map(
      (name) => `${name}=()`,
    ),
  ].join(', '),
}

/** What of a build decides which scripts run in its pages and where those may call. */
type ScriptedBuild = Pick<H5Build, 'indexHtml' | 'manifest' | 'prefetchScript'>

const yearSeconds = 31_536_000

const policy = ({ indexHtml, manifest, prefetchScript }: ScriptedBuild): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes(indexHtml + ownInlineScripts(prefetchScript))],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...(manifest?.hosts ?? [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: { maxAge: yearSeconds },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})

/** The security headers of every answer, by which only scripts of our own origin, index.html's own inline ones and the few that act before the app run, and calls go to our own origin and the build's hosts; Helmet words them once, for they are the same each time. */
export async function readSecurityHeaders(build: ScriptedBuild): Promise<Readonly<Record<string, string>>> {
  let worded: OutgoingHttpHeaders = {}
  const model = fastify()
  await model.register(helmet, policy(build))
  model.get('/', async (_request, reply) => {
    worded = reply.raw.getHeaders()
    return ''
  })
  await model.inject('/')
  await model.close()
  return { ...Object.fromEntries(Object.entries(worded).map(([name, value]) => [name, String(value)])), ...permissions }
}

/** Sends the security headers with every answer, unless its handler says another. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
}
