import { createServer, type ServerResponse } from 'node:http'
import { listenLocally, type LocalServer } from '../listen-locally'
import { PageSteps } from './page-steps'
import { passOn, textOf } from './pass-on'
import { watchPage } from './watch-script'
import type { Asked, WatchedPage } from './watched-page'

/** A server seen through a proxy that watches its pages, for browsers that nothing else may be attached to. */
export interface WatchingProxy extends LocalServer {
  /** Everything so far, in the order of its coming. */
  readonly asked: readonly Asked[]
  /** What pages showed that nobody looked at yet, and which. */
  readonly shownAhead: readonly { readonly path: string; readonly text: string }[]
  /** The text seen in each first frame after the first look at a page that was rendered ahead. */
  readonly frames: readonly string[]
  /** Does something in a page of a path, once one is looked at. The function's text is sent, so it uses nothing from outside. */
  readonly inPage: PageSteps['inPage']
}

const script = { 'content-type': 'text/javascript' }
const pageOf = (signature: string | null) => (signature === null ? null : (JSON.parse(signature) as WatchedPage))
const withScript = (html: string) => html.replace(/<head[^>]*>/, '$&<script src="/watch/script"></script>')

/** Starts one before a server; `begin` is the HTML of its own page /watch/begin, and the server's pages go through `edit`. */
export async function startWatchingProxy(
  target: string,
  { begin, edit }: { readonly begin: string; readonly edit: (html: string) => string },
): Promise<WatchingProxy> {
  const asked: Asked[] = []
  const shownAhead: { path: string; text: string }[] = []
  const frames: string[] = []
  const steps = new PageSteps()

  function answerOwn(what: string, body: string, from: WatchedPage | null, reply: ServerResponse): void {
    if (what === 'begin') reply.writeHead(200, { 'content-type': 'text/html' }).end(withScript(begin))
    else if (what === 'script') reply.writeHead(200, script).end(`(${watchPage.toString()})()`)
    else if (!from) reply.writeHead(200, script).end(steps.scriptOf(Number(what)))
    else if (what === 'next') steps.wait(from, reply)
    else {
      if (what === 'ahead') shownAhead.push({ path: from.path, text: body })
      else if (what === 'frame') frames.push(body)
      else steps.answer(from, body)
      reply.writeHead(204).end()
    }
  }

  const server = createServer(async (message, reply) => {
    const address = new URL(message.url ?? '/', target)
    const from = pageOf(message.headers.watch?.toString() ?? address.searchParams.get('watch'))
    const body = await textOf(message)
    const path = address.pathname
    if (path.startsWith('/watch/')) return answerOwn(path.slice(7), body, from, reply)
    const isForAhead = String(message.headers['sec-purpose']).includes('prerender')
    asked.push({ method: message.method ?? 'GET', path, body, isForAhead, from })
    address.searchParams.delete('watch')
    await passOn(address, { message, body, reply }, (html) => withScript(edit(html))).catch(() => reply.destroy())
  })
  return {
    ...(await listenLocally(server)),
    asked,
    shownAhead,
    frames,
    inPage: (path, action) => steps.inPage(path, action),
  }
}
