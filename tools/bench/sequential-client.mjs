import { Agent, request } from 'node:http'

const DEVICE = 'bench-device'

/** Asks a server over one kept connection, one question after the other, with further headers by name; resolves status, body and how long the answer took. */
export function askOneByOne(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname: host, port } = new URL(origin)
  const ask = (method, path, body, more = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
      const headers = { 'device-id': DEVICE, ...more }
      if (payload) Object.assign(headers, { 'content-type': 'application/json', 'content-length': payload.length })
      const sentAt = performance.now()
      const call = request({ agent, host, port, method, path, headers }, (answer) => {
        let text = ''
        answer.on('data', (part) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode, text, tookMs: performance.now() - sentAt }))
      })
      call.on('error', reject)
      call.end(payload)
    })
  return { ask, close: () => agent.destroy() }
}
