import { rmSync } from 'node:fs'

/** Stops the run's PostgreSQL and removes its files. */
export default async function globalTeardown(): Promise<void> {
  const running = globalThis.testPostgres
  if (!running) return
  globalThis.testPostgres = undefined
  await running.server.stop()
  rmSync(running.dataDir, { recursive: true, force: true })
}
