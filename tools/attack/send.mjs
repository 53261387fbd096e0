import { request } from 'node:http'
import { connect } from 'node:net'

/** Sends one request with exactly these headers and returns status, headers and text; never follows anything, gives up after `patienceMs`. */
export function send(origin, path, { method = 'GET', headers = {}, body, from, patienceMs = 30_000 } = {}) {
  const { hostname, port } = new URL(origin)
  const payload = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const sent = {
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const call = request(
      { hostname, port, path, method, headers: sent, timeout: patienceMs, agent: false },
      (reply) => {
        const parts = []
        reply.on('data', (part) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => resolve(replyOf(reply, Buffer.concat(parts))))
      },
    )
    call.on('timeout', () => call.destroy(new Error(`no reply within ${patienceMs} ms`)))
    call.on('error', reject)
    call.end(payload)
  })
}

function replyOf({ statusCode, headers }, bytes) {
  const text = bytes.toString()
  let json
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  return { status: statusCode, headers, text, json }
}

/** Sends bytes as they are and returns all that comes back until the connection ends. */
export function sendRaw(origin, bytes, patienceMs = 5_000) {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const parts = []
    socket.setTimeout(patienceMs, () => socket.destroy())
    socket.on('data', (part) => parts.push(part))
    socket.on('error', (error) => (parts.length > 0 ? undefined : reject(error)))
    socket.on('close', () => resolve(Buffer.concat(parts).toString()))
  })
}

/** Runs `count` tasks, at most `width` at once, and returns what they returned. */
export async function many(count, width, task) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next++
      results[index] = await task(index)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/** Counts equal values. */
export function tally(values) {
  const counts = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Counts replies by status, as text. */
export const statusesOf = (replies) => JSON.stringify(tally(replies.map(({ status }) => status)))

let callers = 0

/** An address of its own for each row, behind the proxy that a production server trusts, so that no budget of another is used up. */
export const caller = () => `198.51.100.${(callers += 1)}`

/** The cheapest call. */
export const region = '/api/dest/country/ipRegion'
