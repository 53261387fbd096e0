import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverBundle } from './server-bundle'

/** Makes once what every server process of the run begins with: the bundle, and a place for data folders that are kept to be copied. */
export default function globalServersSetup(): void {
  if (process.env.TEST_SERVER_BUNDLE) return
  process.env.TEST_SERVER_BUNDLE = serverBundle()
  process.env.TEST_BEGINNINGS = mkdtempSync(join(tmpdir(), 'staylark-beginnings-'))
  // PostgreSQL may run as another user.
  chmodSync(process.env.TEST_BEGINNINGS, 0o755)
}
