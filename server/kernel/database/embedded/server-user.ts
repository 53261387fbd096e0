import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { createHash } from 'node:crypto'
import { errorCode } from '../../errors'

/** The system user that PostgreSQL runs as. */
export interface ServerUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: root gets `nobody`, everyone else runs it as they are (null). */
export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

/** Whether that user may walk through every folder above and including this one. */
export function canReach(folder: string, user: ServerUser | null): boolean {
  if (user === null) return true
  const { mode, uid, gid } = statSync(folder)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  if (((mode >> shift) & 1) === 0) return false
  return folder === dirname(folder) || canReach(dirname(folder), user)
}

const places = () => ['/var/lib', '/var/tmp', tmpdir()].map((folder) => join(folder, 'staylark'))

function isUsable(folder: string, user: ServerUser): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
    const found = lstatSync(folder)
    return found.isDirectory() && found.uid === process.getuid?.() && canReach(folder, user)
  } catch {
    return false
  }
}

/** A folder of root's that `nobody` can reach, for what would stand in a place that it can't; named by that place, so that it is found again. */
export function shelterFor(place: string, user: ServerUser): string {
  const base = places().find((folder) => isUsable(folder, user))
  if (!base)
    throw new Error(`PostgreSQL runs as the user "nobody" and found no folder for its data: ${places().join(', ')}.`)
  return join(base, createHash('sha256').update(place).digest('hex').slice(0, 12))
}

const writableByOthers = 0o022

function createFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

const refuse = (folder: string, why: string) =>
  new Error(`${folder} ${why}, so another user of this machine may have made it. Remove it, or set another DATA_DIR.`)

/**
 * Creates a folder that only its user may enter, or reuses the existing one. Throws when that is a link, is no folder,
 * or belongs to or is writable by others, who could read and replace its files.
 */
export function privateFolder(folder: string, user: ServerUser | null): string {
  createFolder(folder)
  const found = lstatSync(folder)
  if (found.isSymbolicLink() || !found.isDirectory()) throw refuse(folder, 'is not a folder')
  const mine = process.getuid?.()
  if (mine === undefined) return folder
  if (found.uid !== mine && found.uid !== user?.uid) throw refuse(folder, 'belongs to somebody else')
  if ((found.mode & writableByOthers) !== 0) throw refuse(folder, 'may be written by others')
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}
