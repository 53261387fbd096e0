import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readFacts } from './bench/bench-database.mjs'
import { startBenchServer } from './bench/bench-server.mjs'
import { topFunctions } from './bench/cpu-profile.mjs'
import { cpuMs } from './bench/cpu-time.mjs'
import { load, request } from './bench/load.mjs'
import { renderedPage, leastCalls, pageCalls } from './bench/page-calls.mjs'
import { startFloor } from './bench/start-floor.mjs'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:pages -- [--hotels 2000] [--seconds 5] [--connections 16] [--only Explore] [--profile]
Measures how many pages a second the server sends: from memory, still held by the client, and each rendered again; next to the minimum work of React and Node.`

function row(cells) {
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(32) : String(cell).padStart(9))).join(' '))
}

async function measure([name, wantedStatus, { paths, next }], server, postgresPid) {
  const { hostname: host, port } = new URL(server.url)
  const options = { host, port: Number(port), connections: Number(values.connections), next, wantedStatus }
  const seconds = Number(values.seconds)
  for (const path of paths) await fetch(server.url + path)
  await load({ ...options, seconds: seconds / 2 })
  const spent = () => [cpuMs(server.pid), cpuMs(postgresPid, true)]
  const before = spent()
  const { replies, perSecond, p50Ms, p99Ms, errors } = await load({ ...options, seconds })
  const cpu = spent().map((ms, at) => ((ms - before[at]) / replies).toFixed(3))
  row([name, Math.round(perSecond), p50Ms.toFixed(2), p99Ms.toFixed(2), errors, ...cpu, loadavg()[0].toFixed(1)])
}

/** Measures the minimum cost of a page: React renders its elements, and Node compresses and sends the HTML. */
async function measureLeast([name, path], server, postgresPid) {
  const { html } = await renderedPage(server.url + path)
  const floor = await startFloor(html)
  try {
    await measure([name, '200', { paths: [], next: () => request({ path: '/' }) }], floor, postgresPid)
  } finally {
    floor.stop()
  }
}

async function measureAll(dataDir, profileDir) {
  const nodeOptions = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []
  const server = await startBenchServer({ root, dataDir, seedHotels: Number(values.hotels), nodeOptions })
  try {
    const { facts, postgresPid } = await readFacts(server.databaseUrl)
    const calls = await pageCalls(server.url, facts)
    row(['', 'pages/s', 'p50 ms', 'p99 ms', 'errors', 'cpu ms', 'pg cpu ms', 'load'])
    const wanted = ([name]) => name.includes(values.only)
    for (const call of calls.filter(wanted)) await measure(call, server, postgresPid)
    for (const call of leastCalls(facts).filter(wanted)) await measureLeast(call, server, postgresPid)
  } finally {
    await server.stop()
  }
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureApp('h5')
  await ensureServer()
  console.log(`${cpus().length} CPUs, shared by server, PostgreSQL and the load.`)
  const scratch = mkdtempSync(join(tmpdir(), 'staylark-pages-'))
  const profileDir = values.profile ? join(scratch, 'profile') : null
  try {
    await measureAll(join(scratch, 'data'), profileDir)
    if (!profileDir) return
    for (const { where, percent } of topFunctions(profileDir, 40))
      console.log(`${percent.toFixed(1).padStart(5)} %  ${where}`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
})
