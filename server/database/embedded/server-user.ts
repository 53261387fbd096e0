import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

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
