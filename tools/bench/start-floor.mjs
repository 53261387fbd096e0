import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverNodeOptions } from '../../server/main/node-options.mjs'

/** Starts what makes a page over and over with the least work, to compare; `stop` ends it. */
export async function startFloor(html) {
  const script = fileURLToPath(new URL('floor-server.mjs', import.meta.url))
  const server = spawn(process.execPath, [...serverNodeOptions, script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  server.stdin.end(html)
  const [port] = await Promise.race([once(server.stdout, 'data'), once(server, 'close').then(ended)])
  return { pid: server.pid, url: `http://127.0.0.1:${Number(port)}`, stop: () => void server.kill() }
}

function ended([code]) {
  throw new Error(`the page of the least work ended with ${code} before it was ready`)
}
