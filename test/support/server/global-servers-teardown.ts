import { rmSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { bundlesFolder } from './server-bundle'

/** Removes what the run's server processes shared, except a bundle that the run was given. */
export default function globalServersTeardown(): void {
  const { TEST_SERVER_BUNDLE: bundle, TEST_BEGINNINGS: beginnings } = process.env
  if (bundle?.startsWith(bundlesFolder + sep)) rmSync(dirname(bundle), { recursive: true, force: true })
  if (beginnings) rmSync(beginnings, { recursive: true, force: true })
}
