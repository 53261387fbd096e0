import { send, sendRaw, caller, region, statusesOf } from './send.mjs'
import { must } from './rows.mjs'

async function headersRow({ origin }) {
  const from = caller()
  for (const path of ['/home', region, '/healthz', '/nothing', '/openapi.json']) {
    const { headers } = await send(origin, path, { from })
    const policy = headers['content-security-policy'] ?? ''
    must(!/script-src[^;]*(unsafe|\*)/.test(policy) && policy.includes("object-src 'none'"), `CSP of ${path}`)
    for (const name of ['permissions-policy', 'strict-transport-security', 'referrer-policy'])
      must(headers[name], `${path} has no ${name}`)
    must(headers['x-content-type-options'] === 'nosniff', `${path} has no nosniff`)
  }
  return '5 kinds of replies'
}

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</title><svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}',
  '<!--<script>',
  '\u2028alert(1)',
]

async function xss({ origin }) {
  const from = caller()
  const pathsOf = (text) => {
    const escaped = encodeURIComponent(text)
    return [
      `/hotel/list?keyword=${escaped}`,
      `/hotel/list?cityId=${escaped}`,
      `/hotel/detail/${escaped}`,
      `/hotel/city/info?cityId=${escaped}`,
      `/home?x=${escaped}`,
      `/search?keyword=${escaped}`,
      `/${escaped}`,
    ]
  }
  const paths = payloads.flatMap(pathsOf)
  for (const path of paths) {
    const { text } = await send(origin, path, { from })
    for (const payload of payloads.filter((one) => /[<]/.test(one)))
      must(!text.includes(payload) || payload === '<!--<script>', `${path} holds ${payload}`)
  }
  return `${paths.length} pages`
}

async function redirects({ origin }) {
  const from = caller()
  const paths = [
    '//evil.example',
    '///evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/?next=//evil.example',
    '/home/..//evil.example',
    '/%0d%0aLocation:%20http://evil.example',
    '/home?x=%0d%0aset-cookie:a=b',
    '/.//evil.example',
  ]
  for (const path of paths) {
    const { headers } = await send(origin, path, { from })
    const location = headers.location ?? '/'
    must(/^\/(?![/\\])/.test(location), `${path} leads to ${location}`)
    must(headers['set-cookie'] === undefined, `${path} sets a cookie`)
  }
  return `${paths.length} addresses`
}

async function traversal({ origin }) {
  const from = caller()
  const names = ['package.json', '.env', 'data/secret', 'etc/passwd', '.git/config', 'server/kernel/config/env.ts']
  const ups = [
    '/../',
    '/..%2f',
    '/%2e%2e/',
    '/..%5c',
    '/js/..%2f..%2f',
    '/pictures/320/..%2f..%2f..%2f',
    '/pictures/avatars/..%2f',
  ]
  const paths = ups.flatMap((up) => names.map((name) => up + name))
  for (const path of paths) {
    const { status, text } = await send(origin, path, { from })
    must(!/root:x:|"workspaces"|DATABASE_URL|readVariables|\[core\]/.test(text), `${path}: ${status}`)
  }
  return `${paths.length} paths`
}

async function poisoning({ origin }) {
  const from = caller()
  const { headers: plain } = await send(origin, '/home', { from })
  const odd = [
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'ftp' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/evil' },
    { 'x-rewrite-url': '/evil' },
    { currency: 'JPY' },
    { cookie: 'currency=JPY; theme=<script>' },
    { 'user-agent': '<script>alert(1)</script>' },
    { host: 'evil.example' },
  ]
  for (const headers of odd) {
    const reply = await send(origin, '/home', { from, headers })
    must(!/evil\.example|<script>alert/.test(reply.text), `${JSON.stringify(headers)} is reflected`)
    must(reply.headers.etag === plain.etag, `${JSON.stringify(headers)} changes the page`)
  }
  return `${odd.length} headers, one ETag`
}

async function otherSites({ origin }) {
  const from = caller()
  const origins = ['https://evil.example', 'null', `${origin}.evil.example`, 'http://localhost.evil.example', 'file://']
  for (const one of origins) {
    const { status, headers } = await send(origin, region, { from, headers: { origin: one } })
    must(status === 403 && headers['access-control-allow-origin'] === undefined, `${one}: ${status}`)
  }
  for (const site of ['cross-site', 'same-site']) {
    const { status } = await send(origin, region, { from, headers: { 'sec-fetch-site': site } })
    must(status === 403, `${site}: ${status}`)
  }
  return `${origins.length} origins, 2 sites`
}

async function bodies({ origin }) {
  const from = caller()
  const { gzipSync, brotliCompressSync, deflateSync } = await import('node:zlib')
  const zeros = Buffer.alloc(60_000_000, 0x20)
  const path = '/api/search/zomo/search/hotel'
  const post = (body, headers) => send(origin, path, { method: 'POST', from, body, headers })
  const replies = [
    await post(gzipSync(zeros), { 'content-encoding': 'gzip' }),
    await post(brotliCompressSync(zeros, { params: { 1: 1 } }), { 'content-encoding': 'br' }),
    await post(deflateSync(zeros), { 'content-encoding': 'deflate' }),
    await post('not gzip', { 'content-encoding': 'gzip' }),
    await post('x'.repeat(600_000)),
    ...(await Promise.all(
      [
        '{',
        '[1',
        '{"a":}',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
        '1e999',
        '\0',
        '"\\u0000"',
      ].map((text) => post(text)),
    )),
    await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    await post('<a/>', { 'content-type': 'text/xml' }),
  ]
  must(
    replies.every(({ status }) => status >= 400 && status < 500),
    statusesOf(replies),
  )
  return statusesOf(replies)
}

async function framing({ origin }) {
  const head = `POST ${region} HTTP/1.1\r\nhost: x\r\n`
  const both = await sendRaw(
    origin,
    `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n`,
  )
  must(both.startsWith('HTTP/1.1 400'), `CL and TE: ${both.slice(0, 30)}`)
  const none = await sendRaw(origin, 'GET /home HTTP/1.1\r\n\r\n')
  must(none.startsWith('HTTP/1.1 400'), `no host: ${none.slice(0, 30)}`)
  const long = await sendRaw(origin, `GET /home HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)
  must(long.startsWith('HTTP/1.1 431'), `headers of 100 KB: ${long.slice(0, 30)}`)
  return '400, 400, 431'
}

async function slow({ origin, memoryMb }) {
  const { connect } = await import('node:net')
  const { hostname, port } = new URL(origin)
  const before = memoryMb() ?? 0
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/search/zomo/search/hotel HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\ncontent-type: application/json\r\n\r\n{',
    )
    return socket
  })
  const startedAt = performance.now()
  const { status } = await send(origin, '/healthz')
  const ms = Math.round(performance.now() - startedAt)
  const grown = (memoryMb() ?? 0) - before
  for (const socket of sockets) socket.destroy()
  must(status === 200 && ms < 2_000, `healthz ${status} after ${ms} ms`)
  must(grown < 100, `${grown} MB for 300 sockets`)
  return `300 half-open sockets: healthz ${ms} ms, +${grown} MB`
}

async function sql({ origin }) {
  const from = caller()
  const inputs = ["'", "';--", "' or 1=1--", '"', '\\', '%27', '$1', '0x27', 'null', "');select pg_sleep(5)--"]
  const fields = ['cityId', 'keyword', 'sort', 'areas', 'tags', 'cursor', 'pageSize']
  for (const text of inputs) {
    for (const field of fields) {
      const value = ['areas', 'tags'].includes(field) ? [text] : text
      const startedAt = performance.now()
      const body = { keyword: 'garden', [field]: value }
      const { status } = await send(origin, '/api/search/zomo/search/hotel', { method: 'POST', from, body })
      must(status < 500, `${field}=${text}: ${status}`)
      must(performance.now() - startedAt < 4_000, `${field}=${text} slept`)
    }
  }
  return `${inputs.length * fields.length} requests`
}

async function tokens({ origin }) {
  const from = caller()
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = part({ sub: 'x', sid: 'y', exp: 9_999_999_999, iat: 1, nbf: 1, aud: 'api', iss: 'staylark' })
  const odd = [
    `${part({ alg: 'none' })}.${body}.`,
    `${part({ alg: 'HS256', kid: '../../dev/null' })}.${body}.AA`,
    `${part({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${body}.AA`,
    `${part({ alg: 'HS256', crit: ['x'] })}.${body}.AA`,
    `${part({ alg: 'RS256' })}.${body}.AA`,
    'null',
    '..',
  ]
  for (const token of odd) {
    const { status } = await send(origin, '/api/account/curuserfullinfo', {
      from,
      headers: { authorization: `Bearer ${token}` },
    })
    must(status === 401, `${token.slice(0, 30)}: ${status}`)
  }
  return `${odd.length} forged tokens 401`
}

async function production({ origin }) {
  const from = caller()
  for (const path of ['/dev/mail', '/dev/mail.json', '/dev/clock', '/sandbox/pay/x', '/docs', '/dev/gallery']) {
    const { status } = await send(origin, path, { from })
    must(status === 404, `${path}: ${status}`)
  }
  for (const path of ['/dev/vip', '/dev/inventory', '/dev/clock', '/sandbox/pay/x']) {
    const { status } = await send(origin, path, { method: 'POST', from, body: {} })
    must(status === 404, `POST ${path}: ${status}`)
  }
  const { status } = await send(origin, '/api/payment/callback/sandbox', {
    method: 'POST',
    from,
    body: {
      eventId: 'E',
      bankOrderId: 'B',
      outcome: 'paid',
      amountMinor: 1,
      currencyCode: 'CNY',
      occurredAt: '2026-11-21T10:00:00.000Z',
    },
  })
  must(status === 401 || status === 404, `a forged callback: ${status}`)
  return 'no tools, no sandbox gateway'
}

/** What held against a production server, and has to go on holding. */
export const heldRows = [
  { id: 'T1', severity: 'Medium', title: 'Security headers', run: headersRow },
  { id: 'T2', severity: 'Medium', title: 'Scripts in addresses', run: xss },
  { id: 'T3', severity: 'Medium', title: 'Open redirects, CRLF', run: redirects },
  { id: 'T4', severity: 'High', title: 'Path traversal', run: traversal },
  { id: 'T5', severity: 'Medium', title: 'Cache poisoning', run: poisoning },
  { id: 'T6', severity: 'Medium', title: 'CSRF and CORS', run: otherSites },
  { id: 'T7', severity: 'Medium', title: 'Bombs and malformed bodies', run: bodies },
  { id: 'T8', severity: 'Medium', title: 'Request smuggling, long headers', run: framing },
  { id: 'T9', severity: 'Medium', title: 'Slow sockets', run: slow },
  { id: 'T10', severity: 'High', title: 'SQL in fields', run: sql },
  { id: 'T11', severity: 'High', title: 'Forged access tokens', run: tokens },
  { id: 'T12', severity: 'High', title: 'Tools of development in production', run: production },
]
