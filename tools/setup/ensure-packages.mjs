import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { PlainError, step } from './say.mjs'
import { sourceHash } from './source-hash.mjs'

const stamp = join(root, 'node_modules', '.staylark-packages')
const oldestNode = [20, 19]

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new PlainError(`Staylark needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`)
  }
}

/** Installs the packages of package-lock.json unless they already stand in node_modules; no package's install script is run. */
export async function ensurePackages() {
  checkNode()
  const wanted = sourceHash(['package.json', 'package-lock.json', 'server/package.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Installing packages (about two minutes the first time)', () =>
    // Not `npm ci`: it refuses a lock file without the binaries of other machines, and registries drop old ones.
    run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { NODE_ENV: 'development' },
    }),
  )
  writeFileSync(stamp, wanted)
}
