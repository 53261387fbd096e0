import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installedBinaries, program } from './binaries'
import { restoreSymlinks } from './restore-symlinks'
import type { ServerUser } from './server-user'
import { shelterFor } from './shelter'

/** PostgreSQL's programs where they can be run, or why they can't be. */
export type Binaries = { native: string } | { reason: string }

/** Whether the programs run here, as that user; null when they do. */
function whyNot(native: string, user: ServerUser | null): string | null {
  try {
    execFileSync(program(native, 'postgres'), ['--version'], { ...user, stdio: 'pipe', timeout: 20_000 })
    return null
  } catch (error) {
    return error instanceof Error
      ? (error.message.split('\n').findLast((line) => line.trim() !== '') ?? 'unknown')
      : String(error)
  }
}

/** A copy belongs to one state of the package: another version at the same place gets another copy. */
const stateOf = (native: string) => native + readFileSync(join(dirname(native), 'package.json'), 'utf8')

function copyOf(native: string, user: ServerUser): string {
  const copy = `${shelterFor(stateOf(native), user)}-programs/native`
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, copy)
  return copy
}

/** Finds PostgreSQL's programs, mends what a blocked install script left out, and copies them to where `nobody` can run them if need be. */
export function runnableBinaries(root: string, user: ServerUser | null): Binaries {
  const native = installedBinaries(root)
  if (native === null) return { reason: `there is no PostgreSQL package for ${process.platform}-${process.arch}` }
  try {
    restoreSymlinks(native)
  } catch (error) {
    if (whyNot(native, user) !== null) return { reason: `its libraries could not be linked (${String(error)})` }
  }
  const reason = whyNot(native, user)
  if (reason === null) return { native }
  if (user === null) return { reason }
  return sheltered(native, user, reason)
}

function sheltered(native: string, user: ServerUser, reason: string): Binaries {
  try {
    const copy = copyOf(native, user)
    if (whyNot(copy, user) === null) return { native: copy }
    rmSync(dirname(copy), { recursive: true, force: true })
  } catch (error) {
    return { reason: `${reason}; ${error instanceof Error ? error.message : String(error)}` }
  }
  return { reason }
}
