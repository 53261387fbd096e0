import { existsSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayRender } from '../kernel/http/rate-limit'
import { requestedPage, type RequestedPage, isFilePath, isSecretAddress, type PageCaller, partsOfUrl } from './address'
import { bestEncoding, type EncodedPage, type PageEncoding } from './cache'
import { type H5Build, isHashedAsset } from './build'
import type { PageServer } from './render'
import type { Services } from '../kernel/services'
import { sendNotFound } from '../kernel/http/error-replies'
import { hasHashedName } from '../kernel/http/hashed-name'
import { originForm } from '../kernel/http/request-url'
import { countryHeaders } from '../kernel/http/regions'
import type { Env } from '../kernel/config/env'
import { holds } from '../kernel/http/replies'

/** What the app is served from. */
export interface H5AppParts {
  readonly build: H5Build
  /** Folder with the scripts and styles of earlier builds. */
  readonly assetFolder: string
  readonly pages: PageServer
  readonly services: Pick<Services, 'env' | 'clock' | 'regions'>
}

const cacheFor = (path: string) => (hasHashedName(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** Uses the original URL, since the router rewrites one that cannot be decoded. */
const pageCallerOf = ({ originalUrl, headers, ip }: FastifyRequest): PageCaller => ({
  url: originForm(originalUrl),
  headers,
  ip,
})

/** Returns the requested page; null where it is none of the app's. */
async function pageFor(
  requested: RequestedPage,
  ip: string,
  { pages, services }: H5AppParts,
): Promise<EncodedPage | null> {
  if (requested.kind === 'page') return pages.page(requested.address, () => mayRender(services, ip))
  if (requested.kind === 'plain') return pages.plain(requested.route, 200)
  if (requested.kind === 'unknown') return pages.plain('notFound', 404)
  return requested.kind === 'hidden' ? pages.hidden() : null
}

async function sendPage(reply: FastifyReply, page: EncodedPage, caller: PageCaller, { services }: H5AppParts) {
  const form = formFor(page, caller)
  const { status, headers } = pageHead(page, form, isSecretAddress(caller.url), services.env)
  return reply
    .code(status)
    .headers(headers)
    .send(form === 'held' ? undefined : await page.bytes(form))
}

/** Returns a stored script or style of an earlier build as a path below its folder. */
function storedFile(path: string, { assetFolder }: H5AppParts): string | null {
  const name = path.slice(1)
  return isHashedAsset(name) && existsSync(join(assetFolder, name)) ? name : null
}

/** Serves the app's files and those of earlier builds, its page for every known address, and its not-found page with status 404 for other ones. Files and API routes are excluded. Pages of the demo exist only where it is shown. */
export async function registerH5App(app: FastifyInstance, parts: H5AppParts): Promise<void> {
  const { folder } = parts.build
  const isBuilt = existsSync(folder)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(request, reply)
    const caller = pageCallerOf(request)
    const requested = requestedPage(caller, parts.services)
    if (requested.kind === 'elsewhere') return reply.redirect(requested.url, 301)
    const storedName = isBuilt ? storedFile(partsOfUrl(caller.url).path, parts) : null
    if (storedName) return reply.sendFile(storedName, parts.assetFolder)
    const page = await pageFor(requested, request.ip, parts)
    return page ? sendPage(reply, page, caller, parts) : sendNotFound(request, reply)
  })
  app.get('/', async (request, reply) =>
    reply.redirect(`/home${partsOfUrl(originForm(request.originalUrl)).search}`, 302),
  )
  if (!isBuilt) return
  await app.register(staticFiles, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Pages are not files: no disk lookup for them.
    allowedPath: isFilePath,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheFor(path.replace(/\.(br|gz)$/, ''))),
  })
}

/** How a page goes to somebody: in an encoding, or not at all where they hold it still. */
type PageForm = PageEncoding | 'held'

/** Status and headers of a page. */
interface PageHead {
  readonly status: 200 | 304 | 404
  /** Headers besides those that every reply has. */
  readonly headers: Readonly<Record<string, string>>
}

/** Chooses the encoding of a page for its caller, or 'held'. */
function formFor({ status, etag }: EncodedPage, { url, headers }: Pick<PageCaller, 'url' | 'headers'>): PageForm {
  if (status === 200 && holds({ headers }, etag) && !isSecretAddress(url)) return 'held'
  return bestEncoding(headers['accept-encoding']?.toString() ?? '')
}

/** Returns the headers of a page, which must be revalidated by its ETag. A page whose address carries a sign-in token is not stored and sends no referrer. */
function pageHead(
  { status, etag }: EncodedPage,
  form: PageForm,
  isSecret: boolean,
  { trustedHops }: Pick<Env, 'trustedHops'>,
): PageHead {
  const headers: Record<string, string> = {
    ...(isSecret
      ? { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
      : { etag, 'cache-control': 'no-cache' }),
    vary: ['accept-encoding', ...(trustedHops > 0 ? countryHeaders : [])].join(', '),
  }
  if (form === 'held') return { status: 304, headers }
  headers['content-type'] = 'text/html; charset=utf-8'
  if (form !== 'identity') headers['content-encoding'] = form
  return { status, headers }
}
