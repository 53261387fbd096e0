import { createServer } from 'node:http'
import { listenLocally, type LocalServer } from './listen-locally'

/** A page of which the first half has been sent, on an origin of its own that knows nothing else. */
export interface HalfSentPage extends LocalServer {
  sendRest(): void
}

/** Serves a page up to a text in it; what follows comes when it is let on. */
export async function sendHalf(html: string, upTo: string): Promise<HalfSentPage> {
  const at = html.indexOf(upTo)
  if (at < 0) throw new Error(`The page has no ${upTo}`)
  let sendRest = () => {}
  const wanted = new Promise<void>((resolve) => (sendRest = resolve))
  const server = createServer(async (message, reply) => {
    if (message.url !== '/') return reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at))
    await wanted
    return reply.end(html.slice(at))
  })
  return { ...(await listenLocally(server)), sendRest }
}
