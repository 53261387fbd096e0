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

/** Returns one hash over the contents of files and folders of the project, and over extra texts such as settings. */
export function sourceHash(paths, extra = []) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  for (const text of extra) hash.update(String(text))
  return hash.digest('hex')
}
