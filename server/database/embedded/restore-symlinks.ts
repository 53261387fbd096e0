import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

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
