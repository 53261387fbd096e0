import { totalmem } from 'node:os'
import { ensureApps, ensureServer, serverProgram } from './setup/ensure-built.mjs'
import { ensureTestBrowsers } from './setup/ensure-chromium.mjs'
import { ensureEngines } from './setup/ensure-engines.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { main } from './setup/console.mjs'
import { runJest } from './test/run-jest.mjs'
import { withSecondTry } from './test/with-second-try.mjs'

/** Memory that three parallel test files need. */
const ENOUGH_BYTES = 12 * 1024 ** 3
const workers = totalmem() < ENOUGH_BYTES ? '2' : '3'

/**
 * Suites in the order in which they run: quick ones, then those with servers, hosts and browsers, then those that inject faults.
 * The first two run one file more than CI has CPUs, because files spend time waiting for databases, servers and browsers.
 */
const quick = { name: 'quick', projects: ['domain', 'server', 'client'], workers }
const wholeIn = (engines) => ({ name: 'whole', projects: ['minapp', 'e2e', ...engines], workers })
const faults = { name: 'faults', projects: ['reliability'], workers: '2' }

await main(async () => {
  await ensurePackages()
  const env = { ...(await ensureTestBrowsers()), TEST_SERVER_BUNDLE: serverProgram }
  const whole = wholeIn((await ensureEngines()) ? ['engines'] : [])
  await ensureApps()
  await ensureServer()
  const run = (suite) => runJest(suite, env)
  const units = await run(quick)
  const { results: hosts, late } = await withSecondTry(run, whole, console.error)
  const results = [...units, ...hosts, ...(await run(faults))]
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  process.exitCode = sum('failed') === 0 ? 0 : 1
  if (late.length > 0) console.log(`Passed at a second try only, and to be looked at:\n  ${late.join('\n  ')}`)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`)
  process.exit()
})
