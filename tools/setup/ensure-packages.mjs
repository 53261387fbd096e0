import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { PlainError, step } from './console.mjs'
import { sourceHash } from './source-hash.mjs'

const oldestNode = [20, 19]

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new PlainError(`Staylark needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`)
  }
}

/** Installs what a folder's package-lock.json names unless it already stands there; no package's install script is run. */
async function ensureIn(folder, title, sources) {
  const stamp = join(root, folder, 'node_modules', '.staylark-packages')
  const wanted = sourceHash(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step(title, () =>
    // Not `npm ci`: it refuses a lock file without the binaries of other machines, and registries drop old ones.
    run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { NODE_ENV: 'development' },
      folder,
    }),
  )
  writeFileSync(stamp, wanted)
}

/** Installs the project's packages; a PlainError where Node is too old. */
export function ensurePackages() {
  checkNode()
  const sources = ['package.json', 'package-lock.json', 'server/package.json']
  return ensureIn('', 'Installing packages (about two minutes the first time)', sources)
}

/** Installs the packages that a folder of tools has of its own. */
export const ensurePackagesOf = (folder) =>
  ensureIn(folder, `Installing the packages of ${folder}`, [`${folder}/package.json`, `${folder}/package-lock.json`])
