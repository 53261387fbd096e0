import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

function* filesBelow(path) {
  if (statSync(path).isFile()) return yield path
  for (const name of readdirSync(path).toSorted()) {
    if (name !== 'node_modules') yield* filesBelow(join(path, name))
  }
}

/** One hash over the contents of files and folders of the project, and over further words such as settings. */
export function sourceHash(paths, words = []) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  for (const word of words) hash.update(String(word))
  return hash.digest('hex')
}
