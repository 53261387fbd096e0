import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { canReach, type ServerUser } from './server-user'

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
