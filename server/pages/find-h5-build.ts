import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteManifest } from '../../config/route-manifest'

const notBuilt =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Staylark</title><body><p>The app is not built yet: run "npm run build:h5".</p></body></html>'

/** The built H5 app's folder and what pages are made of, read once. */
export interface H5Build {
  readonly folder: string
  /** index.html as built, or a page that says what to run. */
  readonly indexHtml: string
  /** Null where there is none, or one that cannot be read. */
  readonly manifest: RouteManifest | null
  /** Text of each style sheet that the manifest names and that is there, by its address. */
  readonly styles: ReadonlyMap<string, string>
  /** Text of the script by which personal pages begin their first calls (src/server-host/prefetch-script.ts); '' where the server runs from its sources. */
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
