import { Agent, request } from 'node:http'

/** Outcome of an HTTP call; status 0 without a reply. */
export interface HttpReply {
  readonly status: number
  readonly text: string
  readonly tookMs: number
}

/** Sends requests to one server over keep-alive connections, and posts JSON. */
export interface HttpClient {
  get(path: string): Promise<HttpReply>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<HttpReply>
  close(): void
}

/** Creates a client with a maximum number of connections; a broken one resolves with status 0, not with an error. */
export function httpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  const { port } = new URL(origin)
  const send = (method: string, path: string, headers: Record<string, string | number>, payload?: Buffer) =>
    new Promise<HttpReply>((resolve) => {
      const startedAt = performance.now()
      const end = (status: number, text: string) => resolve({ status, text, tookMs: performance.now() - startedAt })
      const call = request({ agent, host: 'localhost', port, path, method, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => end(reply.statusCode ?? 0, Buffer.concat(parts).toString()))
        reply.on('error', () => end(0, ''))
      })
      call.on('error', () => end(0, ''))
      call.end(payload)
    })
  return {
    get: (path) => send('GET', path, {}),
    post: (path, body, headers = {}) => {
      const payload = Buffer.from(JSON.stringify(body))
      const sent = { 'content-type': 'application/json', 'content-length': payload.length, ...headers }
      return send('POST', path, sent, payload)
    },
    close: () => agent.destroy(),
  }
}
