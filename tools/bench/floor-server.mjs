/* Serves the minimum work of a page: no search, no components and no stores. React renders the same elements each time, and Node compresses and sends them. Reads the page from its standard input and prints its port. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import { treesOf, written } from './floor-page.mjs'

const page = Buffer.concat(await process.stdin.toArray()).toString()
const appAt = page.indexOf('<div id="app"')
const dataAt = page.indexOf('>', page.indexOf('<script id="__data"')) + 1
const dataEnd = page.indexOf('</script>', dataAt)

const app = page.slice(appAt, page.indexOf('<script', appAt))
const trees = treesOf(app)
const data = JSON.parse(page.slice(dataAt, dataEnd))
const top = Buffer.from(page.slice(0, appAt))
const bottom = Buffer.from(page.slice(appAt + app.length, dataAt) + page.slice(dataEnd))
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }

function send(response) {
  const html = Buffer.concat([top, Buffer.from(written(trees) + JSON.stringify(data)), bottom])
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`
  brotliCompress(html, { params }, (error, bytes) => {
    if (error) throw error
    const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': bytes.length, etag }
    response.writeHead(200, headers).end(bytes)
  })
}

const server = createServer((_request, response) => send(response))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
