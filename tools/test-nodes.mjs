import { readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensurePackages, ensurePackagesOf } from './setup/ensure-packages.mjs'
import { ensureApp, ensureServer, serverProgram } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { run } from './setup/run.mjs'
import { main, PlainError } from './setup/console.mjs'
import { runJest } from './test/run-jest.mjs'

/** The versions beside the one that runs everything else, as tools/nodes/package.json names them. */
const known = ['node-22', 'node-24']
const named = process.argv.slice(2)
const versions = named.length > 0 ? named : known

const binaryOf = (version) => join(root, 'tools/nodes/node_modules', version, 'bin/node')

/** Sizes of tests whose full size runs on the first version: what no version of Node can change needs no second run of it. */
const sizes = { EXCHANGE_SKUS: '40', FUZZ_PER_CALL: '50', IMPORT_HOTELS: '40', MODEL_RUNS: '10', UPLOADS: '9' }

/** Rooms of the server that call Node itself: files, sockets, crypto, streams. What the others decide no version can change. */
const rooms = ['account', 'documents', 'import', 'kernel', 'pages', 'uploads'].map((room) => `test/server/${room}`)

const testsBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/** Runs the tests of those rooms and of the domain on one version of Node, child processes included. */
async function testOn(version) {
  const node = binaryOf(version)
  const name = `Node ${(await run(node, ['--version'])).trim()}`
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`
  const env = { PATH: path, TEST_SERVER_BUNDLE: serverProgram, ...sizes }
  const files = [...rooms, 'test/src/domain'].flatMap(testsBelow)
  const suite = { name: version, projects: ['domain', 'server'], workers: '2', node, files }
  const results = await runJest(suite, env)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${name}: server and domain, ${sum('passed')} tests passed, ${sum('failed')} failed`)
  return sum('failed') === 0
}

await main(async () => {
  const unknown = versions.filter((version) => !known.includes(version))
  if (unknown.length > 0) throw new PlainError(`Versions are ${known.join(' and ')}, not ${unknown.join(', ')}.`)
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('Other versions of Node come as packages for Linux on x64 alone: not tested here.')
    return
  }
  await ensurePackages()
  await ensurePackagesOf('tools/nodes')
  await ensureApp('h5')
  await ensureServer()
  for (const version of versions) if (!(await testOn(version))) process.exitCode = 1
  process.exit()
})
