import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** Serves a server's pages in each variant of a set of pageVariants; does something with their origins by name, and ends it. */
export async function withVariants(set, url, work) {
  const script = join(root, 'tools/web/serve-variants.mjs')
  const child = spawn(process.execPath, [script, set, url, join(root, 'dist/h5/index.html')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const line = await new Promise((resolve, reject) => {
      child.stdout.once('data', (bytes) => resolve(String(bytes)))
      child.once('close', () => reject(new Error('the pages could not be served')))
    })
    return await work(JSON.parse(line))
  } finally {
    child.kill()
  }
}
