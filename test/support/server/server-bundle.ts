import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './project-folder'

/** The folder with the bundles of test runs. */
export const bundlesFolder = join(projectFolder, 'node_modules/.cache/staylark-test')

let bundle = process.env.TEST_SERVER_BUNDLE

/** Path of the server's bundle, built from the current sources: once for the run if `npm test` or the set-up did it, else for each test file. */
export function serverBundle(): string {
  if (bundle !== undefined) return bundle
  const folder = join(bundlesFolder, `server-${process.pid}`)
  execFileSync(process.execPath, [join(projectFolder, 'server/scripts/bundle.mjs'), folder], { stdio: 'pipe' })
  bundle = join(folder, 'server.mjs')
  return bundle
}
