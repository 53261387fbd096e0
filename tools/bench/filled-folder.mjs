import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchStatements } from './bench-database.mjs'
import { startBenchServer } from './bench-server.mjs'
import { cloneHotels } from './clone-hotels.mjs'

const SEEDED = 2_000

/** A data folder of so many hotels, made under its name at the first time and kept for further runs. */
export async function filledFolder({ root, name, hotels }) {
  const dataDir = join(tmpdir(), 'staylark-bench', name)
  const done = join(dataDir, 'bench-ready')
  if (existsSync(done)) return dataDir
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Making ${hotels} hotels`)
  const server = await startBenchServer({ root, dataDir, seedHotels: Math.min(SEEDED, hotels) })
  await cloneHotels(server.databaseUrl, hotels)
  await watchStatements(server.databaseUrl)
  await server.stop()
  writeFileSync(done, '')
  return dataDir
}
