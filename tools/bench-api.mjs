import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBenchServer } from '../server/bench/bench-server.mjs'
import { benchCalls } from '../server/bench/calls.mjs'
import { cloneHotels } from '../server/bench/clone-hotels.mjs'
import { cpuMs } from '../server/bench/cpu-time.mjs'
import { topFunctions } from '../server/bench/cpu-profile.mjs'
import { load } from '../server/bench/load.mjs'
import { readFacts, statementTimes, watchStatements } from '../server/bench/bench-database.mjs'
import { ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/say.mjs'

const SEEDED = 2_000

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '2000,20000,200000' },
    questions: { type: 'string', default: '6000' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:api -- [--hotels 2000,20000] [--questions 6000] [--connections 16] [--only search] [--profile]
Measures the server's calls over catalogues of so many hotels, which are made under ${join(tmpdir(), 'staylark-bench')} once.`

async function filledFolder(hotels) {
  const dataDir = join(tmpdir(), 'staylark-bench', String(hotels))
  const done = join(dataDir, 'bench-ready')
  if (existsSync(done)) return dataDir
  rmSync(dataDir, { recursive: true, force: true })
  console.log(`Making ${hotels} hotels`)
  const server = await startBenchServer({ root, dataDir, seedHotels: Math.min(SEEDED, hotels) })
  await cloneHotels(server.databaseUrl, hotels)
  await watchStatements(server.databaseUrl)
  await server.stop()
  writeFileSync(done, '')
  return dataDir
}

/** Every city is searched once, so that all are in memory. */
async function readCities(url, cities) {
  for (const { value } of cities) await fetch(`${url}/api/search/zomo/list/hotel?cityId=${value}&pageSize=1`)
}

function row(cells) {
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(30) : String(cell).padStart(9))).join(' '))
}

/** Asks as often at every size, half of it before anything is measured, so that as much was asked before; then one question after the other, which tells how long somebody waits who is alone. */
async function measureCall(name, hotels, next, { server, postgresPid, ...asked }) {
  const questions = Number(values.questions)
  await load({ ...asked, questions, next })
  const [server0, postgres0] = [cpuMs(server.pid), cpuMs(postgresPid, true)]
  const { answers, perSecond, p50Ms, p99Ms, bytesEach, errors } = await load({ ...asked, questions, next })
  const spentMs = [cpuMs(server.pid) - server0, cpuMs(postgresPid, true) - postgres0].map((ms) => ms / answers)
  const alone = await load({ ...asked, connections: 1, questions: Math.ceil(questions / 10), next })
  row([
    name,
    hotels,
    Math.round(perSecond),
    ...[p50Ms, p99Ms].map((ms) => ms.toFixed(1)),
    errors,
    ...[...spentMs, alone.p50Ms].map((ms) => ms.toFixed(2)),
    (bytesEach / 1024).toFixed(1),
    loadavg()[0].toFixed(1),
  ])
  return { name, hotels, spentMs: spentMs[0], aloneMs: alone.p50Ms }
}

/** How many times as long each call takes with the most hotels as with the fewest. */
function growthRows(measured) {
  const sizes = measured.map(({ hotels }) => hotels)
  const [few, many] = [Math.min(...sizes), Math.max(...sizes)]
  const of = (size) => measured.filter(({ hotels }) => hotels === size)
  return of(few).flatMap((less) => {
    const more = of(many).find(({ name }) => name === less.name)
    if (!more || few === many) return []
    return [[less.name, ...[more.spentMs / less.spentMs, more.aloneMs / less.aloneMs].map((times) => times.toFixed(1))]]
  })
}

/** Measures the calls over so many hotels, and answers what was measured. */
async function measure(hotels) {
  const dataDir = await filledFolder(hotels)
  const profileDir = values.profile ? mkdtempSync(join(tmpdir(), 'staylark-profile-')) : null
  const nodeOptions = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []
  const server = await startBenchServer({ root, dataDir, seedHotels: 0, nodeOptions })
  const measured = []
  try {
    const { hostname: host, port } = new URL(server.url)
    const { facts, postgresPid } = await readFacts(server.databaseUrl)
    const calls = benchCalls(facts).filter(([name]) => name.includes(values.only))
    const each = { host, port: Number(port), connections: Number(values.connections) }
    await readCities(server.url, facts.cities)
    for (const [name, next] of calls)
      measured.push(await measureCall(name, hotels, next, { ...each, server, postgresPid }))
    console.log(`The server holds ${server.memoryMb()} MB.`)
    if (profileDir) for (const line of await statementTimes(server.databaseUrl)) console.log(line)
  } finally {
    await server.stop()
  }
  if (!profileDir) return measured
  for (const { where, percent } of topFunctions(profileDir, 25))
    console.log(`${percent.toFixed(1).padStart(5)} %  ${where}`)
  rmSync(profileDir, { recursive: true })
  return measured
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureServer()
  console.log(
    `${cpus().length} processors, shared by server, PostgreSQL and the load; ${values.connections} connections.`,
  )
  row(['call', 'hotels', 'req/s', 'p50 ms', 'p99 ms', 'errors', 'cpu ms', 'pg cpu ms', 'alone ms', 'KB', 'load'])
  const measured = []
  for (const hotels of values.hotels.split(',').map(Number)) measured.push(...(await measure(hotels)))
  const rows = growthRows(measured)
  if (rows.length === 0) return
  console.log('\nFrom the fewest to the most hotels:')
  row(['call', 'cpu', 'alone'])
  rows.forEach(row)
})
