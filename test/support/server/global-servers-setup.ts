import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverBundle } from './server-bundle'

/** Creates what all server processes of the run share: the bundle, unless the run was given one, and a folder with data folders to copy. */
export default function globalServersSetup(): void {
  if (process.env.TEST_BEGINNINGS) return
  process.env.TEST_SERVER_BUNDLE = serverBundle()
  process.env.TEST_BEGINNINGS = mkdtempSync(join(tmpdir(), 'staylark-beginnings-'))
  // PostgreSQL may run as another user.
  chmodSync(process.env.TEST_BEGINNINGS, 0o755)
}
