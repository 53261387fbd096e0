import { join } from 'node:path'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { run } from './setup/run.mjs'
import { main, step } from './setup/console.mjs'
import { root } from './setup/root.mjs'
import { twoAtOnce } from './setup/two-at-once.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)

const checks = [
  ['Format (npm run format mends it)', 'oxfmt', ['--check', '.']],
  ['Lint: arrows between folders, cycles, lost promises', 'oxlint', ['--type-aware', '--deny-warnings']],
  ...['h5', 'weapp', 'alipay', 'tt', 'ssr'].map((host) => [
    `Types as ${host} sees them`,
    'tsc',
    ['-p', `types/tsconfig.${host}.json`],
  ]),
  ['Types of the server', 'tsc', ['-p', 'server/tsconfig.json']],
  ['Types of the tests', 'tsc', ['-p', 'test/tsconfig.json']],
  ['Packages: fixed contents, licences, known faults', 'node', ['tools/check-supply.mjs']],
  ['Views: at most 15 props each', 'node', ['tools/check-views.mjs']],
  ['Words that the vocabulary replaces (npm run words)', 'node', ['tools/check-words.mjs']],
  ['Dead files, exports and packages', 'knip', ['--no-progress']],
]

await main(async () => {
  await ensurePackages()
  const failures = []
  await twoAtOnce(checks, ([title, program, args]) =>
    step(title, () => run(program === 'node' ? process.execPath : bin(program), args)).catch((error) =>
      failures.push(error),
    ),
  )
  for (const failure of failures) console.error(`\n${failure.message}`)
  process.exitCode = failures.length > 0 ? 1 : 0
})
