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
import { originForm } from '../kernel/http/request-url'
import { countryHeaders } from '../kernel/http/regions'
import type { Env } from '../kernel/config/env'
import { holds } from '../kernel/http/replies'

/** What the app is served from. */
export interface H5AppParts {
  readonly build: H5Build
  /** Where scripts and styles of earlier builds are kept. */
  readonly assetFolder: string
  readonly pages: PageServer
  readonly services: Pick<Services, 'env' | 'clock' | 'regions'>
}

const isHashed = /\.[0-9a-f]{8,}\.\w+$/
const cacheFor = (path: string) => (isHashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** As it came: what cannot be decoded is told to the router in other letters. */
const pageCallerOf = ({ originalUrl, headers, ip }: FastifyRequest): PageCaller => ({
  url: originForm(originalUrl),
  headers,
  ip,
})

/** The page that is asked for; null where it is none of the app's. */
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

/** A script or style of an earlier build that is still kept, below its folder. */
function storedFile(path: string, { assetFolder }: H5AppParts): string | null {
  const name = path.slice(1)
  return isHashedAsset(name) && existsSync(join(assetFolder, name)) ? name : null
}

/** Serves the app's files, those of earlier builds that open pages may still ask for, its page for every address that the app knows, and its not-found page with status 404 for every other one that is no file and no call; pages of the demo are there only where it is shown. */
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
    // Pages are no files: the disk is not asked for them.
    allowedPath: isFilePath,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheFor(path.replace(/\.(br|gz)$/, ''))),
  })
}

/** How a page goes to somebody: in an encoding, or not at all where they hold it still. */
type PageForm = PageEncoding | 'held'

/** What is said of a page before its bytes. */
interface PageHead {
  readonly status: 200 | 304 | 404
  /** Beside those that every answer has. */
  readonly headers: Readonly<Record<string, string>>
}

/** The form in which a page goes to whoever asks for it. */
function formFor({ status, etag }: EncodedPage, { url, headers }: Pick<PageCaller, 'url' | 'headers'>): PageForm {
  if (status === 200 && holds({ headers }, etag) && !isSecretAddress(url)) return 'held'
  return bestEncoding(headers['accept-encoding']?.toString() ?? '')
}

/** Says of a page that it is to be asked for anew each time by its ETag; of one whose address brings a ticket, that nobody may learn where it was, and that it is kept nowhere under that address. */
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
