import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Env } from '../kernel/config/env'

const MOST_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** The names of what the newest kept build has. */
const listName = 'newest.json'

/** Where a server keeps the scripts and styles of the builds that it has served. */
export const keptFolderOf = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'h5-files')

const keptName = /^(?:js|css)\/[^/]+\.[0-9a-f]{8,}\.(?:js|css)(?:\.br)?$/

/** Whether a path names a script or style whose name changes with its text, as it stands in a build's folder. */
export const isHashedAsset = (path: string): boolean => keptName.test(path)

const namesIn = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder, { recursive: true })).filter(isHashedAsset) : []

async function readList(keptFolder: string): Promise<string[]> {
  const path = join(keptFolder, listName)
  if (!existsSync(path)) return []
  const names: unknown = JSON.parse(await readFile(path, 'utf8'))
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string' && isHashedAsset(name)) : []
}

/** Writes a file whole or not at all. */
async function put(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.unfinished`
  await write(unfinished)
  await rename(unfinished, path)
}

async function dropOld(keptFolder: string, newest: ReadonlySet<string>, now: Date): Promise<void> {
  for (const name of await namesIn(keptFolder)) {
    const path = join(keptFolder, name)
    const ageMs = now.getTime() - (await stat(path)).mtimeMs
    if (!newest.has(name) && ageMs > MOST_AGE_MS) await rm(path)
  }
}

/**
 * Copies the scripts and styles of a build into a folder that outlives builds, and removes what has belonged to no build for 30 days:
 * a page that was loaded before a deploy still finds what it asks for later.
 */
export async function keepBuild(folder: string, keptFolder: string, now: Date): Promise<void> {
  const names = await namesIn(folder)
  if (names.length === 0) return
  const newest = new Set(names)
  for (const name of names) {
    const path = join(keptFolder, name)
    if (existsSync(path)) continue
    await mkdir(dirname(path), { recursive: true })
    await put(path, (unfinished) => copyFile(join(folder, name), unfinished))
  }
  const replaced = (await readList(keptFolder)).filter(
    (name) => !newest.has(name) && existsSync(join(keptFolder, name)),
  )
  // From now on they belong to no build, however long the last one was in use.
  for (const name of replaced) await utimes(join(keptFolder, name), now, now)
  await put(join(keptFolder, listName), (unfinished) => writeFile(unfinished, JSON.stringify(names)))
  await dropOld(keptFolder, newest, now)
}
