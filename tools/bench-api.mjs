import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBenchServer } from './bench/bench-server.mjs'
import { benchCalls } from './bench/calls.mjs'
import { median } from './bench/compare-times.mjs'
import { cpuMs } from './bench/cpu-time.mjs'
import { topFunctions } from './bench/cpu-profile.mjs'
import { filledFolder } from './bench/filled-folder.mjs'
import { load } from './bench/load.mjs'
import { readFacts, queryTimes } from './bench/bench-database.mjs'
import { ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

/** Number of measured turns of each size; the sizes take turns. */
const TURNS = 10

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '2000,20000,200000' },
    requests: { type: 'string', default: '6000' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:api -- [--hotels 2000,20000] [--requests 6000] [--connections 16] [--only search] [--profile]
Measures the server's calls over catalogues of so many hotels, all measured in turns, which are made under ${join(tmpdir(), 'staylark-bench')} once.`

/** Every city is searched once, so that all are in memory. */
async function readCities(url, cities) {
  for (const { value } of cities) await fetch(`${url}/api/search/zomo/list/hotel?cityId=${value}&pageSize=1`)
}

function row(cells) {
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(30) : String(cell).padStart(9))).join(' '))
}

/** Starts the server over so many hotels and puts all its cities into memory. */
async function startSize(hotels) {
  const dataDir = await filledFolder({ root, name: String(hotels), hotels })
  const profileDir = values.profile ? mkdtempSync(join(tmpdir(), 'staylark-profile-')) : null
  const nodeOptions = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []
  const server = await startBenchServer({ root, dataDir, seedHotels: 0, nodeOptions })
  const { hostname: host, port } = new URL(server.url)
  const { facts, postgresPid } = await readFacts(server.databaseUrl)
  await readCities(server.url, facts.cities)
  const calls = benchCalls(facts).filter(([name]) => name.includes(values.only))
  return { hotels, profileDir, server, postgresPid, calls, at: { host, port: Number(port) } }
}

/** Measures one turn of a call: many connections at once, then one connection, whose latency is that of a lone caller. */
async function takeTurn({ server, postgresPid, at }, next, requests) {
  const cpu = () => [cpuMs(server.pid), cpuMs(postgresPid, true)]
  const before = cpu()
  const crowd = await load({ ...at, connections: Number(values.connections), requests, next })
  const spentMs = cpu().map((ms, which) => (ms - before[which]) / crowd.replies)
  const alone = await load({ ...at, connections: 1, requests: Math.ceil(requests / 5), next })
  return { ...crowd, serverMs: spentMs[0], postgresMs: spentMs[1], aloneMs: alone.p50Ms }
}

/** Sends every size the same number of requests, half of them before measuring. The sizes then take turns, since the machine's speed changes from minute to minute. Returns the turns of each size. */
async function measureCall(name, sizes) {
  const requests = Number(values.requests)
  const nextOf = ({ calls }) => calls.find(([one]) => one === name)[1]
  for (const size of sizes)
    await load({ ...size.at, connections: Number(values.connections), requests, next: nextOf(size) })
  const turns = sizes.map(() => [])
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [which, size] of sizes.entries())
      turns[which].push(await takeTurn(size, nextOf(size), Math.ceil(requests / TURNS)))
  return turns
}

const medianOf = (turns, key) => median(turns.map((turn) => turn[key]))

function callRow(name, hotels, turns) {
  const times = ['serverMs', 'postgresMs', 'aloneMs'].map((key) => medianOf(turns, key).toFixed(2))
  const waits = ['p50Ms', 'p99Ms'].map((key) => medianOf(turns, key).toFixed(1))
  const errors = turns.reduce((sum, turn) => sum + turn.errors, 0)
  const kilobytes = (medianOf(turns, 'bytesEach') / 1024).toFixed(1)
  row([name, hotels, Math.round(medianOf(turns, 'perSecond')), ...waits, errors, ...times, kilobytes])
}

/** How many times as much the last size needs as the first, turn by turn: the median, the least and the most. */
function growth(turns, key) {
  const [few, many] = [turns[0], turns.at(-1)]
  const times = many.map((turn, at) => turn[key] / few[at][key])
  return [median(times), Math.min(...times), Math.max(...times)].map((one) => one.toFixed(2))
}

/** Stops a server and prints its memory and where its time went. */
async function endSize({ hotels, server, profileDir }) {
  console.log(`\nThe server of ${hotels} hotels holds ${server.memoryMb()} MB.`)
  if (profileDir) for (const line of await queryTimes(server.databaseUrl)) console.log(line)
  await server.stop()
  if (!profileDir) return
  for (const { where, percent } of topFunctions(profileDir, 25))
    console.log(`${percent.toFixed(1).padStart(5)} %  ${where}`)
  rmSync(profileDir, { recursive: true })
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureServer()
  console.log(`${cpus().length} CPUs, shared by server, PostgreSQL and the load; ${values.connections} connections.`)
  const sizes = []
  const grown = []
  try {
    for (const hotels of values.hotels.split(',').map(Number)) sizes.push(await startSize(hotels))
    row(['call', 'hotels', 'req/s', 'p50 ms', 'p99 ms', 'errors', 'cpu ms', 'pg cpu ms', 'alone ms', 'KB'])
    for (const [name] of sizes[0].calls) {
      const turns = await measureCall(name, sizes)
      for (const [which, { hotels }] of sizes.entries()) callRow(name, hotels, turns[which])
      grown.push([name, ...growth(turns, 'aloneMs'), ...growth(turns, 'serverMs')])
    }
  } finally {
    for (const size of sizes) await endSize(size)
  }
  if (sizes.length < 2) return
  console.log('\nFrom the first to the last catalogue, in the median turn, the least and the most:')
  row(['call', 'alone', 'least', 'most', 'cpu', 'least', 'most'])
  grown.forEach(row)
})
