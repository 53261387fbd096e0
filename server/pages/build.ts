import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteManifest } from '../../config/route-manifest'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import type { Env } from '../kernel/config/env'
import { hasHashedName } from '../kernel/http/hashed-name'

const notBuilt =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Staylark</title><body><p>The app is not built yet: run "npm run build:h5".</p></body></html>'

/** The built H5 app's folder and what pages are made of, read once. */
export interface H5Build {
  readonly folder: string
  /** index.html as built, or a page with the command to run when there is no build. */
  readonly indexHtml: string
  /** Null where there is none, or one that cannot be read. */
  readonly manifest: RouteManifest | null
  /** Text of each style sheet that the manifest names and that is there, by its address. */
  readonly styles: ReadonlyMap<string, string>
  /** Text of the script by which personal pages begin their first calls (src/ssr/prefetch-script.ts); '' where the server runs from its sources. */
  readonly prefetchScript: string
}

/** Beside the bundled server. */
const prefetchScript = new URL('./prefetch-script.js', import.meta.url)

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const isManifest = (value: unknown): value is RouteManifest =>
  typeof value === 'object' &&
  value !== null &&
  'initial' in value &&
  isList(value.initial) &&
  (!('hosts' in value) || isList(value.hosts)) &&
  'routes' in value &&
  typeof value.routes === 'object' &&
  value.routes !== null &&
  Object.values(value.routes).every(isList)

function readManifest(path: string): RouteManifest | null {
  if (!existsSync(path)) return null
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isManifest(value) ? value : null
  } catch {
    return null
  }
}

function readStyles(folder: string, manifest: RouteManifest | null): Map<string, string> {
  const files = manifest ? [...manifest.initial, ...Object.values(manifest.routes).flat()] : []
  const styles = files.filter((file) => file.endsWith('.css') && existsSync(join(folder, file)))
  return new Map([...new Set(styles)].map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** Finds the built H5 app of a project. */
export function findH5Build(root: string): H5Build {
  const folder = join(root, 'dist', 'h5')
  const page = join(folder, 'index.html')
  const manifest = readManifest(join(folder, 'route-manifest.json'))
  return {
    folder,
    indexHtml: existsSync(page) ? readFileSync(page, 'utf8') : notBuilt,
    manifest,
    styles: readStyles(folder, manifest),
    prefetchScript: existsSync(prefetchScript) ? readFileSync(prefetchScript, 'utf8') : '',
  }
}

const MOST_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Lists the files of the newest stored build. */
const listName = 'newest.json'

/** Folder in which a server stores the scripts and styles of the builds that it has served. */
export const storedFolderOf = ({ dataDir }: Pick<Env, 'dataDir'>): string => join(dataDir, 'h5-files')

const assetPath = /^(?:js|css)\/[^/]+\.(?:js|css)(?:\.br)?$/

/** Whether a path names a script or style whose name changes with its text, as it stands in a build's folder. */
export const isHashedAsset = (path: string): boolean => assetPath.test(path) && hasHashedName(path.replace(/\.br$/, ''))

const namesIn = async (folder: string) =>
  existsSync(folder) ? (await readdir(folder, { recursive: true })).filter(isHashedAsset) : []

async function readList(assetFolder: string): Promise<string[]> {
  const path = join(assetFolder, listName)
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

async function dropOld(assetFolder: string, newest: ReadonlySet<string>, now: Date): Promise<void> {
  for (const name of await namesIn(assetFolder)) {
    const path = join(assetFolder, name)
    const ageMs = now.getTime() - (await stat(path)).mtimeMs
    if (!newest.has(name) && ageMs > MOST_AGE_MS) await rm(path)
  }
}

/**
 * Copies a build's scripts and styles into a folder that outlives builds, so that pages loaded before a deploy still
 * find them. Removes files that have belonged to no build for 30 days.
 */
export async function storeBuild(folder: string, assetFolder: string, now: Date): Promise<void> {
  const names = await namesIn(folder)
  if (names.length === 0) return
  const newest = new Set(names)
  for (const name of names) {
    const path = join(assetFolder, name)
    if (existsSync(path)) continue
    await mkdir(dirname(path), { recursive: true })
    await put(path, (unfinished) => copyFile(join(folder, name), unfinished))
  }
  const replaced = (await readList(assetFolder)).filter(
    (name) => !newest.has(name) && existsSync(join(assetFolder, name)),
  )
  // From now on they belong to no build, however long the last one was in use.
  for (const name of replaced) await utimes(join(assetFolder, name), now, now)
  await put(join(assetFolder, listName), (unfinished) => writeFile(unfinished, JSON.stringify(names)))
  await dropOld(assetFolder, newest, now)
}
