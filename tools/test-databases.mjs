import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main, PlainError } from './setup/console.mjs'
import { runJest } from './test/run-jest.mjs'

/** Programs of PostgreSQL 15, the oldest that DATABASE_URL may name. */
const oldest = process.env.POSTGRES_15 ?? '/usr/lib/postgresql/15'

/** Sizes of tests whose full size runs on the PostgreSQL that the server brings itself. */
const sizes = {
  EXCHANGE_SKUS: '40',
  FUZZ_PER_CALL: '50',
  IMPORT_HOTELS: '40',
  MODEL_RUNS: '10',
  RACE_SIZE: '20',
  UPLOADS: '9',
}

/** What the fallback is tested with: bookings, payments, accounts and jobs, as far as one connection at a time can do them. */
const onPglite = [
  'account/delete-account',
  'account/export',
  'kernel/jobs/run-due-jobs',
  'booking/book-and-pay',
  'booking/payments/pay',
  'account/account',
  'favorites/collection',
  'account/email-code',
  'account/profile',
  'account/sign-in-life',
  'account/traveler',
].map((name) => `test/server/${name}.test.ts`)

async function testOn(name, suite, env) {
  const results = await runJest(
    { name: 'databases', projects: ['server'], workers: '2', ...suite },
    { ...sizes, ...env },
  )
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${name}: ${sum('passed')} tests passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  if (sum('failed') > 0) process.exitCode = 1
}

await main(async () => {
  if (!existsSync(join(oldest, 'bin/postgres')))
    throw new PlainError(
      'This needs the programs of PostgreSQL 15 (Debian 12: sudo apt-get install postgresql-15); POSTGRES_15 names another folder that holds their bin.',
    )
  await ensurePackages()
  await ensureApp('h5')
  await ensureServer()
  await testOn('PostgreSQL 15', {}, { TEST_POSTGRES: oldest })
  const folder = mkdtempSync(join(tmpdir(), 'staylark-pglite-'))
  await testOn('PGlite', { files: onPglite, timeoutMs: 120_000 }, { TEST_PGLITE: folder })
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
