import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call of the server under test, as its provider sees it. */
export interface PeerRequest {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly target: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  header(name: string): string
}

/** A provider's reply. */
export interface PeerReply {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How a call goes wrong: refused without effect, done without a reply, left waiting, or left with the beginning of a reply. */
export type PeerFault = 'server error' | 'no reply' | 'silence' | 'half a reply'

/** A local stand-in of a provider's HTTP interface. */
export interface PeerServer {
  readonly url: string
  /** The next calls fail, or those of them whose text (method, target, body) matches. */
  failNext(fault: PeerFault, times?: number, match?: RegExp): void
  /** No call fails any more. */
  recover(): void
  close(): Promise<void>
}

async function read(request: IncomingMessage): Promise<PeerRequest> {
  const target = request.url ?? '/'
  const { pathname, searchParams } = new URL(target, 'http://peer')
  const header = (name: string) => String(request.headers[name] ?? '')
  const body = await text(request)
  return { method: request.method ?? 'GET', target, path: pathname, query: searchParams, body, header }
}

/** Starts a server that replies by a function. */
export async function startPeerServer(replyTo: (request: PeerRequest) => PeerReply): Promise<PeerServer> {
  let faults: { fault: PeerFault; match: RegExp }[] = []
  const faultOf = ({ method, target, body }: PeerRequest): PeerFault | undefined => {
    const planned = faults.find(({ match }) => match.test(`${method} ${target} ${body}`))
    faults = faults.filter((one) => one !== planned)
    return planned?.fault
  }
  const server = createServer((request, response) => {
    void read(request).then((call) => {
      const fault = faultOf(call)
      if (fault === 'server error') return response.writeHead(500).end('{}')
      if (fault === 'silence') return undefined
      const { status, body, headers = {} } = replyTo(call)
      if (fault === 'no reply') return request.socket.destroy()
      if (fault === 'half a reply') return response.writeHead(status, { ...headers }).write(body.slice(0, 9))
      return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    failNext: (fault, times = 1, match = /./) => {
      faults.push(...Array.from({ length: times }, () => ({ fault, match })))
    },
    recover: () => void (faults = []),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
