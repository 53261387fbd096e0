import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSequentialClient } from './bench/sequential-client.mjs'
import { queryTimes } from './bench/bench-database.mjs'
import { startBenchServer } from './bench/bench-server.mjs'
import { checkSoldOnce, countOrders, someHotels } from './bench/booked-rooms.mjs'
import { drawStay, lastRooms, runJourneys } from './bench/booking-journeys.mjs'
import { chance } from './bench/calls.mjs'
import { topFunctions } from './bench/cpu-profile.mjs'
import { filledFolder } from './bench/filled-folder.mjs'
import { newPerson } from './attack/people.mjs'
import { ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

/** Budgets for the p99 of a call's response time, ms. */
const BUDGETS_MS = { availability: 250, submit: 1_000, 'submit, sold out': 1_000 }

/** Rooms of the room type that everybody wants. */
const LAST_ROOMS = 10

/** Of so many hotels from all over the catalogue rooms are booked. */
const BOOKED_HOTELS = 2_000

const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    profile: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:booking -- [--hotels 20000] [--connections 50] [--seconds 20] [--profile]
Lets so many travelers book at once, all of them also the last ${LAST_ROOMS} rooms of one kind, prints their response times, and checks that no room was sold twice.`

function row(cells) {
  const line = cells.map((cell, at) => (at === 0 ? String(cell).padEnd(20) : String(cell).padStart(9))).join(' ')
  console.log(line.trimEnd())
}

/** Prints a line for each call; returns whether all budgets are met. */
function print(times, seconds) {
  row(['call', 'replies', 'a second', 'p50 ms', 'p99 ms', 'most ms', 'budget'])
  const verdicts = [...times].map(([name, tookMs]) => {
    tookMs.sort((one, other) => one - other)
    const part = (share) => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))]
    const budget = BUDGETS_MS[name]
    const isWithin = budget === undefined || part(0.99) <= budget
    const waits = [part(0.5), part(0.99), part(1)].map((ms) => ms.toFixed(1))
    row([name, tookMs.length, Math.round(tookMs.length / seconds), ...waits, budget ?? '', isWithin ? '' : 'BROKEN'])
    return isWithin
  })
  const missing = Object.keys(BUDGETS_MS).filter((name) => !times.has(name))
  for (const name of missing) console.log(`There was no reply to measure: ${name}`)
  return missing.length === 0 && verdicts.every(Boolean)
}

/** Lets the travelers book for that many seconds; returns the times of each call and the errors. */
async function measure(server, travelers, seconds) {
  const times = new Map()
  const errors = []
  const endAt = performance.now() + seconds * 1000
  await runJourneys({
    origin: server.url,
    ...travelers,
    isOver: () => performance.now() >= endAt,
    onReply: (name, tookMs) => void (times.get(name)?.push(tookMs) ?? times.set(name, [tookMs])),
    onError: (text) => void errors.push(text),
  })
  return { times, errors }
}

/** What is wrong besides times: errors, last rooms that nobody or too many got, and rooms sold twice. */
async function faultsOf(server, contested, errors) {
  const sold = await countOrders(server.databaseUrl, contested)
  const twice = await checkSoldOnce(server.databaseUrl)
  console.log(
    `\nOf the last ${LAST_ROOMS} rooms ${sold} were sold; nights whose rooms were sold twice: ${twice.length}.`,
  )
  return [
    ...errors.slice(0, 5),
    ...(sold === LAST_ROOMS ? [] : [`${sold} of ${LAST_ROOMS} last rooms were sold`]),
    ...twice.slice(0, 5).map((night) => `sold twice: ${JSON.stringify(night)}`),
  ]
}

async function bench(server) {
  const draw = chance(Date.now())
  const now = new Date()
  const stayOf = () => drawStay(draw, now)
  const hotelIds = await someHotels(server.databaseUrl, BOOKED_HOTELS)
  const tokens = []
  for (let at = 0; at < Number(values.connections); at += 1)
    tokens.push((await newPerson(server.url, `bench${at}`)).token)
  const travelers = { tokens, hotelIds, stayOf, draw }
  const seconds = Number(values.seconds)
  await measure(server, travelers, seconds / 2)
  const { send, close } = createSequentialClient(server.url)
  const contested = await lastRooms({ send, hotelIds, stayOf, draw, left: LAST_ROOMS })
  close()
  const loadBefore = loadavg()[0].toFixed(1)
  const { times, errors } = await measure(server, { ...travelers, contested }, seconds)
  console.log(
    `${values.hotels} hotels, ${values.connections} connections; ${cpus().length} CPUs, shared by server, PostgreSQL and the load; load ${loadBefore} before, ${loadavg()[0].toFixed(1)} after.`,
  )
  const areBudgetsMet = print(times, seconds)
  const faults = await faultsOf(server, contested, errors)
  for (const fault of faults) console.log(fault)
  return areBudgetsMet && faults.length === 0
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureServer()
  const dataDir = await filledFolder({ root, name: `booking-${values.hotels}`, hotels: Number(values.hotels) })
  const profileDir = values.profile ? mkdtempSync(join(tmpdir(), 'staylark-profile-')) : null
  const nodeOptions = profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []
  const server = await startBenchServer({ root, dataDir, seedHotels: 0, nodeOptions })
  try {
    process.exitCode = (await bench(server)) ? 0 : 1
    if (profileDir) for (const line of await queryTimes(server.databaseUrl)) console.log(line)
  } finally {
    await server.stop()
  }
  if (!profileDir) return
  for (const { where, percent } of topFunctions(profileDir, 25))
    console.log(`${percent.toFixed(1).padStart(5)} %  ${where}`)
  rmSync(profileDir, { recursive: true })
})
