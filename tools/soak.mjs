import { spawnSync } from 'node:child_process'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'

/** Lets 20 clients book, pay and cancel on two servers that are killed, paused and cut off, for SOAK_SECONDS (five minutes unless set), and checks what they saw. */
await main(async () => {
  await ensurePackages()
  const env = { ...process.env, SOAK_SECONDS: process.env.SOAK_SECONDS ?? '300' }
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'reliability',
    '-i',
    'test/reliability/soak.test.ts',
  ]
  const { status } = spawnSync(process.execPath, jest, { env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
