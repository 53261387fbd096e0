import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchQueries } from './bench-database.mjs'
import { startBenchServer } from './bench-server.mjs'
import { cloneHotels } from './clone-hotels.mjs'

const SEEDED = 2_000

/** Returns a data folder with that many hotels, created at the first use and reused by later runs. */
export async function filledFolder({ root, name, hotels }) {
  const dataDir = join(tmpdir(), 'staylark-bench', name)
  const done = join(dataDir, 'bench-ready')
  if (existsSync(done)) return dataDir
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Making ${hotels} hotels`)
  const server = await startBenchServer({ root, dataDir, seedHotels: Math.min(SEEDED, hotels) })
  await cloneHotels(server.databaseUrl, hotels)
  await watchQueries(server.databaseUrl)
  await server.stop()
  writeFileSync(done, '')
  return dataDir
}
