import { connect } from 'node:net'

/**
 * Asks a server over kept connections for so many seconds, each connection one question after the other, and tells how
 * long the answers took; `next` makes the bytes of the next request.
 */
export async function load({ host, port, connections, seconds, next }) {
  const tookMs = []
  let errors = 0
  const endAt = performance.now() + seconds * 1000
  const startAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask({ host, port, next, endAt, onAnswer: (ms, isGood) => (isGood ? tookMs.push(ms) : (errors += 1)) }),
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

function ask({ host, port, next, endAt, onAnswer }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let sentAt = 0
    let left = -1
    let status = ''
    let head = ''
    const send = () => {
      if (performance.now() >= endAt) return socket.end(resolve)
      sentAt = performance.now()
      socket.write(next())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      if (left < 0) {
        head += bytes.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        status = head.slice(9, 12)
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4)
        head = ''
      } else left -= bytes.length
      if (left > 0) return
      left = -1
      onAnswer(performance.now() - sentAt, status === '200')
      send()
    })
  })
}

/** The bytes of a request. */
export function request({ method = 'GET', path, body }) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const type =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${type}\r\n${text}`
}
