import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { newDataDir, removeDataDir, startServerProcess, type ServerProcess } from './start-server-process'

/** Folder of the run with data folders of demo catalogues. */
const beginnings = process.env.TEST_BEGINNINGS

/** Catalogue sizes that many test files use; others are not worth storing. */
const stored = ['60', '400']

/** Whether it is on this test file to make the beginning: the first to claim it does, and others that come meanwhile seed their own. */
function claims(folder: string): boolean {
  try {
    mkdirSync(`${folder}-claimed`)
    return true
  } catch {
    return false
  }
}

async function createSeededData(folder: string, SEED_HOTELS: string): Promise<void> {
  const DATA_DIR = newDataDir()
  const server = await startServerProcess({ SEED_HOTELS, CLOCK: 'virtual', DATA_DIR })
  await server.stop()
  // A database that had to live outside its data folder cannot be copied with it.
  if (existsSync(join(DATA_DIR, 'where-is-the-database.txt'))) return removeDataDir(DATA_DIR)
  renameSync(DATA_DIR, folder)
}

/** Starts a server process with a demo catalogue of SEED_HOTELS hotels, on a copy of the data that the run's first such server wrote. */
export async function startSeededServer(
  env: Readonly<Record<string, string>> & { readonly SEED_HOTELS: string },
): Promise<ServerProcess> {
  const DATA_DIR = newDataDir()
  if (beginnings && stored.includes(env.SEED_HOTELS)) {
    const folder = join(beginnings, env.SEED_HOTELS)
    if (claims(folder)) await createSeededData(folder, env.SEED_HOTELS)
    // Node's own copy would give everything to us, and PostgreSQL's files belong to its user.
    if (existsSync(folder)) execFileSync('cp', ['-a', `${folder}/.`, DATA_DIR])
  }
  return startServerProcess({ ...env, DATA_DIR })
}
