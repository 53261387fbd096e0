import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './make-data-dir'
import { SettingsError } from './settings-error'

const FEWEST_CHARACTERS = 32

/** A file that is there is there whole: a full disk or a kill leaves the unfinished one under another name. */
function writeSecret(file: string): void {
  const unfinished = `${file}.${process.pid}.new`
  rmSync(unfinished, { force: true })
  const handle = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(48).toString('base64url')}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, file)
}

/** The master secret of a data folder: made at the first start, then kept there, readable by its owner alone. Throws a SettingsError where the file holds none. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  makeDataDir(dataDir)
  if (!existsSync(file)) writeSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= FEWEST_CHARACTERS) return secret
  throw new SettingsError([
    `${file} must hold at least ${FEWEST_CHARACTERS} characters and was cut short. Restore it from a copy, or delete it: then everybody has to sign in again, and stored document numbers cannot be read any more.`,
  ])
}
