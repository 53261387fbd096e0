import { readFileSync } from 'node:fs'
import http from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { pageVariants } from './page-variants.mjs'

// Run as a process of its own: `serve-variants.mjs <set of variants> <origin of the server> <path of index.html>`. Stands before the server
// with a port for each variant, so that all pages of a comparison take the same way; prints the origins as JSON.
const [, , set, origin, indexPath] = process.argv
const { hostname, port } = new URL(origin)
const indexHtml = readFileSync(indexPath, 'utf8')
const agent = new http.Agent({ keepAlive: true })

// As the server compresses its pages.
const compressed = (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** Forwards a browser's request to the server with the browser's Host header, since the server refuses cross-origin requests. */
function forward(request, headers, take) {
  const options = { agent, hostname, port, method: request.method, path: request.url, headers }
  const onward = http.request(options, take)
  onward.on('error', () => request.destroy())
  request.pipe(onward)
}

function pass(request, response) {
  forward(request, request.headers, (reply) => {
    response.writeHead(reply.statusCode, reply.headers)
    reply.pipe(response)
  })
}

/** Replies with the changed page, which is created once for each address. */
function passPage(request, response, made, change) {
  const send = ({ headers, bytes }) => response.writeHead(200, headers).end(bytes)
  const known = made.get(request.url)
  if (known) return send(known)
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  forward(request, headers, async (reply) => {
    const html = Buffer.concat(await reply.toArray()).toString()
    const page = {
      headers: { ...reply.headers, 'content-encoding': 'br' },
      bytes: compressed(change(html, indexHtml)),
    }
    page.headers['content-length'] = page.bytes.length
    made.set(request.url, page)
    send(page)
  })
}

/** Serves one variant at a free port and returns its origin. */
function serve(change) {
  const made = new Map()
  const server = http.createServer((request, response) => {
    const isPage = change !== null && request.headers.accept?.includes('text/html') === true
    if (isPage) passPage(request, response, made, change)
    else pass(request, response)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)),
  )
}

const origins = await Promise.all(
  Object.entries(pageVariants[set]).map(async ([name, change]) => [name, await serve(change)]),
)
console.log(JSON.stringify(Object.fromEntries(origins)))
