import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addAccounts } from './bench/add-accounts.mjs'
import { createSequentialClient } from './bench/sequential-client.mjs'
import { startBenchServer } from './bench/bench-server.mjs'
import { chance } from './bench/calls.mjs'
import { compareTimes } from './bench/compare-times.mjs'
import { signInCalls } from './bench/sign-in-calls.mjs'
import { ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

/** Timing must not reveal whether an account exists: the medians differ by less than 2 ms, without a significant difference. */
const MOST_DIFFERENCE_MS = 2
const LEAST_P = 0.01

const WARM_UP_PAIRS = 40

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '7' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:signin -- [--pairs 1000] [--only password] [--seed 7]
Sends every call that takes an e-mail address for known and unknown ones in turn, and reports whether the response time distinguishes them.`

const addressesOf = (kind, pairs) =>
  Array.from({ length: pairs }, (_, at) => `${kind}-${String(at).padStart(6, '0')}@bench.example`)

/** Sends one call for an address and returns its duration in ms; throws on an unexpected status. */
async function timeOf({ send, sealed }, [name, status, request], email) {
  const reply = await request({ send, email, sealed: sealed.get(email) })
  if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${reply.text}`)
  if (name.startsWith('encrypt')) sealed.set(email, JSON.parse(reply.text)[0])
  return reply.tookMs
}

/** Both addresses of a pair meet each call one right after the other, now this one first and now that one. */
async function measure(client, pairs, draw) {
  // All calls need the sealed address, so encrypting it is never filtered out.
  const calls = signInCalls.filter(([name]) => name.includes(values.only) || name.startsWith('encrypt'))
  const times = new Map(calls.map(([name]) => [name, []]))
  for (const [known, unknown] of pairs) {
    for (const call of calls) {
      const isKnownFirst = draw() < 0.5
      const first = await timeOf(client, call, isKnownFirst ? known : unknown)
      const second = await timeOf(client, call, isKnownFirst ? unknown : known)
      times.get(call[0]).push(isKnownFirst ? [first, second] : [second, first])
    }
  }
  return times
}

/** Compares the result with the target; where the interval is too wide, only a quieter machine or more pairs help. */
function verdictOf({ fromMs, toMs, p }) {
  const isSmall = fromMs > -MOST_DIFFERENCE_MS && toMs < MOST_DIFFERENCE_MS
  if (isSmall && p > LEAST_P) return 'met'
  return p > LEAST_P && fromMs < MOST_DIFFERENCE_MS && toMs > -MOST_DIFFERENCE_MS ? 'unsure' : 'NOT MET'
}

/** Prints a line for each call; returns whether all targets are met. */
function print(times, draw) {
  const row = (cells) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(10))).join(' '))
  row(['call', 'known ms', 'unknown', 'difference', '95 % from', 'to', 'p', 'target'])
  const verdicts = [...times].map(([name, pairs]) => {
    const compared = compareTimes(pairs, draw)
    const { knownMs, unknownMs, differenceMs, fromMs, toMs, p } = compared
    const verdict = verdictOf(compared)
    row([name, ...[knownMs, unknownMs, differenceMs, fromMs, toMs, p].map((number) => number.toFixed(3)), verdict])
    return verdict
  })
  return verdicts.every((verdict) => verdict === 'met')
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-signin-'))
  // Where PostgreSQL runs as another user its data stay below, and go with the folder.
  chmodSync(dataDir, 0o755)
  const server = await startBenchServer({ root, dataDir, seedHotels: 0 })
  const { send, close } = createSequentialClient(server.url)
  try {
    const count = Number(values.pairs) + WARM_UP_PAIRS
    const known = addressesOf('amber', count)
    await addAccounts(server.databaseUrl, known)
    const unknown = addressesOf('birch', count)
    const pairs = known.map((address, at) => [address, unknown[at]])
    const draw = chance(Number(values.seed))
    const client = { send, sealed: new Map() }
    await measure(client, pairs.slice(0, WARM_UP_PAIRS), draw)
    const loadBefore = loadavg()[0].toFixed(1)
    const times = await measure(client, pairs.slice(WARM_UP_PAIRS), draw)
    console.log(
      `${values.pairs} known and as many unknown addresses; ${cpus().length} CPUs, load ${loadBefore} before, ${loadavg()[0].toFixed(1)} after.`,
    )
    process.exitCode = print(times, draw) ? 0 : 1
  } finally {
    close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
