import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from './env'

/** What other programs on this machine may want to know of a running server. */
export interface ServerNote {
  pid: number
  url: string
  /** For a second server process on the same database; null on the fallback. */
  databaseUrl: string | null
}

const noteFile = (env: Env) => join(env.dataDir, 'server.json')

/** Writes DATA_DIR/server.json, readable by its owner alone. */
export function writeServerNote(env: Env, note: ServerNote): void {
  writeFileSync(noteFile(env), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
}

/** Removes DATA_DIR/server.json. */
export const removeServerNote = (env: Env) => rmSync(noteFile(env), { force: true })

/** The note of the server that runs on DATA_DIR; null where there is none. */
export function readServerNote(env: Env): ServerNote | null {
  return existsSync(noteFile(env)) ? JSON.parse(readFileSync(noteFile(env), 'utf8')) : null
}
