import { Agent, request } from 'node:http'

const DEVICE = 'bench-device'

/** Creates a client that sends requests one at a time over one keep-alive connection. Requests resolve with status, body text and duration in ms. */
export function createSequentialClient(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname: host, port } = new URL(origin)
  const send = (method, path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
      const headers = { 'device-id': DEVICE, ...more }
      if (payload) Object.assign(headers, { 'content-type': 'application/json', 'content-length': payload.length })
      const sentAt = performance.now()
      const call = request({ agent, host, port, method, path, headers }, (reply) => {
        let text = ''
        reply.on('data', (part) => (text += part))
        reply.on('end', () => resolve({ status: reply.statusCode, text, tookMs: performance.now() - sentAt }))
      })
      call.on('error', reject)
      call.end(payload)
    })
  return { send, close: () => agent.destroy() }
}
