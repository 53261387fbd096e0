import { Agent, request } from 'node:http'

/** How a call over HTTP ended; status 0 where there was no answer. */
export interface HttpReply {
  readonly status: number
  readonly text: string
  readonly tookMs: number
}

/** Asks one server over kept connections, and posts JSON to it. */
export interface HttpClient {
  get(path: string): Promise<HttpReply>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<HttpReply>
  close(): void
}

/** A client that keeps at most so many connections; a broken one is an answer without status, not an error. */
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
