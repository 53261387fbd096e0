import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBenchServer } from '../bench/bench-server.mjs'
import { ensureApp, ensureServer } from './ensure-built.mjs'
import { root } from './root.mjs'

/** Starts the production server with the app and 400 hotels in a folder of its own; does something with its address and its database, and ends it. */
export async function withDemoServer(work) {
  await ensureApp('h5')
  await ensureServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-demo-'))
  const server = await startBenchServer({ root, dataDir, seedHotels: 400 })
  try {
    return await work(server.url, server.databaseUrl)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
