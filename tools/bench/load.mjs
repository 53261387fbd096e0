import { connect } from 'node:net'

/**
 * Loads a server over keep-alive connections for a time or a number of requests, and returns the latencies. Each
 * connection sends one request after the other; `next` creates the bytes of the next request. Any status but the wanted
 * one is an error.
 */
export async function load({
  host,
  port,
  connections,
  seconds = Infinity,
  requests = Infinity,
  next,
  wantedStatus = '200',
}) {
  const tookMs = []
  let errors = 0
  let sent = 0
  let bytes = 0
  const startAt = performance.now()
  const endAt = startAt + seconds * 1000
  const isOver = () => sent++ >= requests || performance.now() >= endAt
  await Promise.all(
    Array.from({ length: connections }, () =>
      runConnection({
        host,
        port,
        next,
        isOver,
        onReply: (ms, status, size) => {
          bytes += size
          if (status === wantedStatus) tookMs.push(ms)
          else errors += 1
        },
      }),
    ),
  )
  const spentSeconds = (performance.now() - startAt) / 1000
  tookMs.sort((one, other) => one - other)
  const part = (share) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? NaN
  return {
    replies: tookMs.length,
    perSecond: tookMs.length / spentSeconds,
    p50Ms: part(0.5),
    p99Ms: part(0.99),
    mostMs: part(1),
    bytesEach: bytes / (tookMs.length + errors),
    errors,
  }
}

const nothing = Buffer.alloc(0)

function runConnection({ host, port, next, isOver, onReply }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let sentAt = 0
    let left = -1
    let size = 0
    let status = ''
    let seen = nothing
    const send = () => {
      if (isOver()) return socket.end(resolve)
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
        size = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        left = size - (seen.length - end - 4)
        seen = nothing
      } else left -= bytes.length
      if (left > 0) return
      left = -1
      onReply(performance.now() - sentAt, status, size)
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
