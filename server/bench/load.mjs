import { connect } from 'node:net'

/**
 * Asks a server over kept connections for so many seconds, each connection one question after the other, and tells how
 * long the answers took; `next` makes the bytes of the next request, and any other status than the wanted one is an error.
 */
export async function load({ host, port, connections, seconds, next, wantedStatus = '200' }) {
  const tookMs = []
  let errors = 0
  const endAt = performance.now() + seconds * 1000
  const startAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask({
        host,
        port,
        next,
        endAt,
        onAnswer: (ms, status) => (status === wantedStatus ? tookMs.push(ms) : (errors += 1)),
      }),
    ),
  )
  const spentSeconds = (performance.now() - startAt) / 1000
  tookMs.sort((one, other) => one - other)
  const part = (share) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? NaN
  return {
    answers: tookMs.length,
    perSecond: tookMs.length / spentSeconds,
    p50Ms: part(0.5),
    p99Ms: part(0.99),
    mostMs: part(1),
    errors,
  }
}

const nothing = Buffer.alloc(0)

function ask({ host, port, next, endAt, onAnswer }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let sentAt = 0
    let left = -1
    let status = ''
    let seen = nothing
    const send = () => {
      if (performance.now() >= endAt) return socket.end(resolve)
      sentAt = performance.now()
      socket.write(next())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      if (left < 0) {
        seen = seen.length === 0 ? bytes : Buffer.concat([seen, bytes])
        const end = seen.indexOf('\r\n\r\n')
        if (end < 0) return
        const head = seen.latin1Slice(0, end)
        status = head.slice(9, 12)
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (seen.length - end - 4)
        seen = nothing
      } else left -= bytes.length
      if (left > 0) return
      left = -1
      onAnswer(performance.now() - sentAt, status)
      send()
    })
  })
}

/** The bytes of a request, with further headers by name. */
export function request({ method = 'GET', path, body, headers = {} }) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const type =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${more.join('')}${type}\r\n${text}`
}
