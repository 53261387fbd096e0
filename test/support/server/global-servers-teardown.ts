import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Removes what the run's servers began with. */
export default function globalServersTeardown(): void {
  const { TEST_SERVER_BUNDLE: bundle, TEST_BEGINNINGS: beginnings } = process.env
  if (!bundle || !beginnings) return
  for (const folder of [dirname(bundle), beginnings]) rmSync(folder, { recursive: true, force: true })
}
