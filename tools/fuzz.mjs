import { spawnSync } from 'node:child_process'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'

/** Sends 10,000 odd requests to every call of the contract; FUZZ_SEED and FUZZ_PER_CALL choose others. */
await main(async () => {
  await ensurePackages()
  const { FUZZ_PER_CALL = '10000', FUZZ_SEED = '1' } = process.env
  const env = { ...process.env, FUZZ_PER_CALL, FUZZ_SEED }
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'server',
    '-i',
    'test/server/assurance/fuzz.test.ts',
  ]
  const { status } = spawnSync(process.execPath, jest, { env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
