import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags } from '../setup/chromium-flags.mjs'

const inPage = readFileSync(new URL('in-page.js', import.meta.url))

/** As far away as a server is on a phone's line, for all that is not in the browser's cache. */
const FAR_MS = 150
const LONGEST_MS = 60_000

const ownRules = /<script type="speculationrules">.*?<\/script>/

/** Proxies a request with a delay. Pages lose their own speculation rules and get the script that opens the tab. */
function pass(request, response, { url, script }) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const onward = http.request(new URL(request.url, url), { method: request.method, headers }, async (reply) => {
    const isPage = String(reply.headers['content-type']).startsWith('text/html')
    const bytes = Buffer.concat(await reply.toArray())
    const sent = isPage
      ? bytes
          .toString()
          .replace(ownRules, '')
          .replace(/<head[^>]*>/, `$&${script}`)
      : bytes
    // The policy knows only the rules that stand in the page by themselves.
    const { 'content-length': _, 'content-security-policy': __, ...rest } = reply.headers
    setTimeout(() => response.writeHead(reply.statusCode, rest).end(sent), FAR_MS)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** Serves the pages of one measurement; returns the proxy's address and a promise of the page's report. */
async function watch(url, script) {
  const report = {}
  let finish
  const shown = new Promise((resolve) => (finish = resolve))
  const server = http.createServer(async (request, response) => {
    const [, , what] = request.url.split(/[/?]/)
    if (!request.url.startsWith('/bench/')) return pass(request, response, { url, script })
    if (what === 'script') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(inPage)
    report[what] = JSON.parse(Buffer.concat(await request.toArray()).toString())
    response.writeHead(204).end()
    if (report.tap && report.shown) finish(report)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, shown, close }
}

/** Opens a tab from another in a new Chromium without a debugger, so that it behaves as for a traveler. The way is 'plain', 'touched' (prefetched from the touch on) or 'hovered' (prefetched before). Returns ms from the tap to the first and the largest picture or text. */
export async function openTab({ executablePath, url, from, tab, way }) {
  const script = `<script src="/bench/script?tab=${encodeURIComponent(tab)}&way=${way}"></script>`
  const { origin, shown, close } = await watch(url, script)
  const folder = mkdtempSync(join(tmpdir(), 'staylark-tabs-'))
  const browser = spawn(
    executablePath,
    [...chromiumFlags, '--window-size=412,823', `--user-data-dir=${folder}`, origin + from],
    { stdio: 'ignore' },
  )
  const ended = once(browser, 'close')
  const late = setTimeout(() => browser.kill(), LONGEST_MS)
  try {
    const lost = ended.then(() => Promise.reject(new Error(`${tab} did not show`)))
    const report = await Promise.race([shown, lost])
    const { wasPrefetched, firstAtMs, largestAtMs } = report.shown
    // A touch may be too short for it.
    if (way === 'hovered' && !wasPrefetched) throw new Error(`${tab} was not prefetched`)
    const { tappedAtMs } = report.tap
    return { firstMs: firstAtMs - tappedAtMs, largestMs: largestAtMs - tappedAtMs }
  } finally {
    clearTimeout(late)
    browser.kill()
    await ended
    close()
    // Chromium may still be writing there; a folder that is left over harms nobody.
    await rm(folder, { recursive: true, force: true, maxRetries: 20 }).catch(() => {})
  }
}
