import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { spawn } from 'node:child_process'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { ensureChromium } from './setup/ensure-chromium.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/say.mjs'

/** Suites in the order they run, two files at a time: what is quick first, then what starts servers, hosts and browsers; what wants the whole machine comes last and alone. */
const runs = [
  { name: 'quick', projects: ['domain', 'server', 'client'], workers: '2' },
  { name: 'whole', projects: ['minapp', 'e2e'], workers: '2' },
  { name: 'alone', projects: ['reliability'], workers: '1' },
]

function jest({ name, projects, workers }, env) {
  const report = join(root, 'node_modules', '.cache', `jest-${name}.json`)
  rmSync(report, { force: true })
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', ...projects, '--maxWorkers', workers]
  const order = ['--testSequencer', join(root, 'tools/longest-first.cjs')]
  const child = spawn(process.execPath, [...args, ...order, '--json', '--outputFile', report, '--forceExit'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...countsOf(report) }))
  })
}

/** A suite file that could not even start counts as one failure. */
function countsOf(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
    const late = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests, late }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, late: [] }
  }
}

await main(async () => {
  await ensurePackages()
  const chromium = await ensureChromium()
  for (const host of ['h5', 'weapp', 'alipay', 'tt']) await ensureApp(host)
  await ensureServer()
  const results = []
  for (const suite of runs) results.push(await jest(suite, { CHROMIUM_PATH: chromium }))
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const isGreen = results.every((result) => result.code === 0) && sum('failed') === 0
  process.exitCode = isGreen ? 0 : 1
  const late = results.flatMap((result) => result.late)
  if (late.length > 0) console.log(`Passed at a second try only, and to be looked at:\n  ${late.join('\n  ')}`)
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
  console.log(`${sum('passed')} passed, ${sum('failed') || (isGreen ? 0 : 1)} failed${skipped}`)
  process.exit()
})
