import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../errors/error-code'
import type { ServerUser } from './server-user'

const writableByOthers = 0o022

function makeFolder(folder: string): void {
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
 * Makes a folder that only its user may enter, or takes the one that is there. Throws where that is a link, is no folder, or
 * belongs to or may be written by others: whoever made it first could otherwise read and replace what is put there.
 */
export function privateFolder(folder: string, user: ServerUser | null): string {
  makeFolder(folder)
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
