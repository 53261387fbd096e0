import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env'
import { appAddress } from './app-address'
import { sendNotFound } from './error-replies'

const notBuilt =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Staylark</title><body><p>The app is not built yet: run "npm run build:h5".</p></body></html>'

/** The built H5 app's folder and page. */
export interface H5Build {
  folder: string
  /** index.html as built, or a page that says what to run. */
  indexHtml: string
}

/** Finds the built H5 app of a project. */
export function findH5Build(root: string): H5Build {
  const folder = join(root, 'dist', 'h5')
  const page = join(folder, 'index.html')
  return { folder, indexHtml: existsSync(page) ? readFileSync(page, 'utf8') : notBuilt }
}

const isHashed = /\.[0-9a-f]{8,}\.\w+$/
const cacheFor = (path: string) => (isHashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

const bringsTicket = /[?&](token|uid)=/

/** Sends the page; one whose address brings a ticket tells nobody where it was, and is kept nowhere under that address. */
function sendApp(request: FastifyRequest, reply: FastifyReply, indexHtml: string, status: number): FastifyReply {
  const isSecret = bringsTicket.test(request.url)
  if (isSecret) void reply.header('referrer-policy', 'no-referrer')
  return reply
    .code(status)
    .header('cache-control', isSecret ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(indexHtml)
}

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/'

/** To the app's router an address that begins with two slashes is another origin, which it may not show. */
const singleSlashes = (path: string) => path.replaceAll(/[/\\]{2,}/g, '/')

/** The app's page, marked so that the app shows its not-found page whatever the address. */
const hidden = (indexHtml: string) => indexHtml.replace('<html', '<html data-hidden')

/** Serves the app's files, its page for every address that the app knows, and the same page with status 404 for every other one that is no file and no call; pages of the demo are there only where it is shown. */
export async function registerH5App(
  app: FastifyInstance,
  { folder, indexHtml }: H5Build,
  { isProductionLike }: Pick<Env, 'isProductionLike'>,
): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const path = singleSlashes(pathOf(request))
    if (isReading && path !== pathOf(request)) return reply.redirect(path + searchOf(request), 301)
    const kind = isReading ? appAddress(path) : 'none'
    if (kind === 'none') return sendNotFound(request, reply)
    if (kind === 'demo' && isProductionLike) return sendApp(request, reply, hidden(indexHtml), 404)
    return sendApp(request, reply, indexHtml, kind === 'unknown' ? 404 : 200)
  })
  app.get('/', async (request, reply) => reply.redirect(`/home${searchOf(request)}`, 302))
  if (!existsSync(folder)) return
  await app.register(staticFiles, {
    root: folder,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.setHeader('cache-control', cacheFor(path.replace(/\.(br|gz)$/, ''))),
  })
}
