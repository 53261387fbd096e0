import { ensureApp, ensureServer, serverProgram } from './setup/ensure-built.mjs'
import { ensureTestBrowsers } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { runJest } from './test/run-jest.mjs'

/** The whole sizes of what `npm test` runs smaller. */
const sizes = {
  RELIABILITY_KILLS: '50',
  RELIABILITY_RESTARTS: '5',
  RELIABILITY_STOPPED_MS: '30000',
  RELIABILITY_STOPS: '20',
  RACE_SIZE: '1000',
  SUBMITS: '10000',
  MODEL_RUNS: '2000',
  EXCHANGE_SKUS: '2000',
  FLAKY_JOURNEYS: '100',
}

const models = [
  'booking/model',
  'booking/races',
  'booking/cancel-races',
  'vouchers/model',
  'vouchers/life-model',
  'vouchers/exchange-charges',
  'vouchers/exchange-races',
].map((name) => `test/server/${name}.test.ts`)
const journeys = ['test/e2e/flaky-network.test.ts']

await main(async () => {
  await ensurePackages()
  const env = { ...sizes, ...(await ensureTestBrowsers()), TEST_SERVER_BUNDLE: serverProgram }
  await ensureApp('h5')
  await ensureServer()
  const faults = await runJest({ name: 'faults', projects: ['reliability'], workers: '1' }, env)
  const races = await runJest({ name: 'races', projects: ['server'], workers: '2', files: models }, env)
  const flaky = await runJest({ name: 'flaky', projects: ['e2e'], workers: '1', files: journeys }, env)
  const sum = (key) => [...faults, ...races, ...flaky].reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
})
