import { createServer, request, type IncomingMessage } from 'node:http'
import { listenLocally, type LocalServer } from './listen-locally'

/** A request as it reached the server. */
export interface Recorded {
  readonly method: string
  readonly path: string
  /** The browser's purpose header, such as `prefetch`; empty for what is used at once. */
  readonly purpose: string
}

/** A server seen through a proxy that records every request, also those that no tool beside the browser sees. */
export async function startRecordingProxy(
  target: string,
): Promise<LocalServer & { readonly recorded: readonly Recorded[] }> {
  const recorded: Recorded[] = []
  const server = createServer((incoming: IncomingMessage, reply) => {
    const { method = 'GET', url = '/', headers } = incoming
    const { pathname } = new URL(url, target)
    recorded.push({ method, path: pathname, purpose: String(headers['sec-purpose'] ?? '') })
    const onward = request(new URL(url, target), { method, headers }, (source) => {
      source.pipe(reply.writeHead(source.statusCode ?? 502, source.headers))
    })
    onward.on('error', () => reply.destroy())
    incoming.pipe(onward)
  })
  return { ...(await listenLocally(server)), recorded }
}
