import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../config/env'
import { DataDirInUse } from './data-dir-lock'
import { databaseOnPool } from './transactions'
import type { Database } from './executor'
import { openDatabase } from './open-database'
import { openPool } from './pool'
import { logLine } from '../console'

/** What other programs on this machine may want to know of a running server. */
export interface RunningServer {
  pid: number
  url: string
  /** For a second server process on the same database; null on the fallback. */
  databaseUrl: string | null
}

const runningServerFile = (env: Env) => join(env.dataDir, 'server.json')

/** Writes DATA_DIR/server.json, readable by its owner alone. */
export function writeRunningServer(env: Env, running: RunningServer): void {
  writeFileSync(runningServerFile(env), `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 })
}

/** Removes DATA_DIR/server.json. */
export const removeRunningServer = (env: Env) => rmSync(runningServerFile(env), { force: true })

/** The note of the server that runs on DATA_DIR; null where there is none. */
function readRunningServer(env: Env): RunningServer | null {
  return existsSync(runningServerFile(env)) ? JSON.parse(readFileSync(runningServerFile(env), 'utf8')) : null
}

/** Opens the database beside a server that runs on it, or alone; throws DataDirInUse beside a fallback database, which takes one process only. */
export async function openBesideServer(env: Env): Promise<Database> {
  try {
    return await openDatabase(env, { log: logLine, lost: () => process.exit(1) })
  } catch (error) {
    const url = error instanceof DataDirInUse ? readRunningServer(env)?.databaseUrl : null
    if (!url) throw error
    return databaseOnPool(openPool(url), { kind: 'url', connectionString: url }, async () => undefined)
  }
}
