import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { program } from './binaries'
import type { ClusterPlace } from './cluster-place'
import type { ServerUser } from './server-user'

const run = promisify(execFile)

/** Name of the file with the superuser's password, in the folder around the cluster. */
export const passwordFile = (place: ClusterPlace) => join(place.nursery, 'password')

function makePassword(place: ClusterPlace, user: ServerUser | null): void {
  const file = passwordFile(place)
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(file, user.uid, user.gid)
}

/** Makes the cluster if there is none; a half-made one of an earlier start is thrown away, for only a finished one has the name. */
export async function createCluster(native: string, place: ClusterPlace, user: ServerUser | null): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return
  for (const name of readdirSync(place.nursery)) {
    if (name.startsWith('unfinished-')) rmSync(join(place.nursery, name), { recursive: true, force: true })
  }
  makePassword(place, user)
  const unfinished = join(place.nursery, `unfinished-${process.pid}`)
  const words = ['--pgdata', unfinished, '--username=postgres', '--encoding=UTF8', '--locale=C']
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(place)}`]
  await run(program(native, 'initdb'), [...words, ...collation, ...access], { ...user, cwd: place.nursery })
  renameSync(unfinished, place.cluster)
}
