import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { withClient } from './bench/bench-database.mjs'
import { startBenchServer } from './bench/bench-server.mjs'
import { openChat } from './bench/chat-sockets.mjs'
import { filledFolder } from './bench/filled-folder.mjs'
import { main } from './setup/console.mjs'
import { ensureServer } from './setup/ensure-built.mjs'
import { root } from './setup/root.mjs'

/** Budget for the p99 of the time from sending a message to one process until a socket of another has it, ms. */
const BUDGET_MS = 1_000

/** Number of chats that are opened at the same time. */
const OPENING = 10

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench:chat -- [--sockets 500] [--rate 20] [--seconds 20]
Opens so many chats with a socket each at one of two servers on one database, sends messages to the other, and prints how long they take to the sockets.`

const hotels = 400

/** Opens all chats; `crossed` gets each message that reaches a socket. */
async function openAll(first, second, crossed) {
  const chats = []
  for (let from = 0; from < Number(values.sockets); from += OPENING) {
    const some = Array.from({ length: Math.min(OPENING, Number(values.sockets) - from) }, (_, at) =>
      openChat({
        sending: first.url,
        receiving: second.url,
        deviceId: `bench-${Date.now()}-${from + at}`,
        onMessage: crossed,
      }),
    )
    chats.push(...(await Promise.all(some)))
  }
  return chats
}

/** Gives all chats an agent, so that the demo's does not write in them. */
const takeAll = (databaseUrl) =>
  withClient(databaseUrl, (client) =>
    client.query(`update chat_session set state = 'open', agent_name = 'Bench', version = version + 1
      where state = 'waiting'`),
  )

/** Sends messages to random chats at an even rate; returns the sorted times in ms, and how many did not arrive. */
async function measure(chats, sentAt, tookMs) {
  const all = Number(values.rate) * Number(values.seconds)
  const sending = []
  for (let count = 0; count < all; count += 1) {
    const clientId = `bench-${Date.now()}-${count}`
    sentAt.set(clientId, performance.now())
    sending.push(chats[Math.floor(Math.random() * chats.length)].write(clientId))
    await wait(1000 / Number(values.rate))
  }
  await Promise.all(sending)
  await wait(3 * BUDGET_MS)
  return { tookMs: tookMs.toSorted((one, other) => one - other), lost: all - tookMs.length }
}

async function bench(first, second) {
  const sentAt = new Map()
  const tookMs = []
  const crossed = (clientId) => {
    const at = sentAt.get(clientId)
    if (at !== undefined) tookMs.push(performance.now() - at)
  }
  const chats = await openAll(first, second, crossed)
  await takeAll(first.databaseUrl)
  await wait(2 * BUDGET_MS)
  const loadBefore = loadavg()[0].toFixed(1)
  const { tookMs: times, lost } = await measure(chats, sentAt, tookMs)
  const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  console.log(
    `${chats.length} sockets, ${values.rate} messages a second for ${values.seconds} s; ${cpus().length} CPUs, shared by servers, PostgreSQL and the load; load ${loadBefore} before, ${loadavg()[0].toFixed(1)} after.`,
  )
  console.log(
    `Crossing: p50 ${part(0.5).toFixed(0)} ms, p99 ${part(0.99).toFixed(0)} ms, most ${part(1).toFixed(0)} ms (budget of the p99 ${BUDGET_MS} ms); ${lost} of ${times.length + lost} messages did not arrive once. Memory of the receiving server: ${second.memoryMb()} MB.`,
  )
  for (const chat of chats) chat.close()
  return lost === 0 && part(0.99) <= BUDGET_MS
}

await main(async () => {
  if (values.help) return console.log(usage)
  await ensureServer()
  const dataDir = await filledFolder({ root, name: `chat-${hotels}`, hotels })
  const first = await startBenchServer({ root, dataDir, seedHotels: 0 })
  try {
    const own = { root, dataDir: join(dataDir, 'second'), seedHotels: 0, databaseUrl: first.databaseUrl }
    const second = await startBenchServer(own)
    try {
      process.exitCode = (await bench(first, second)) ? 0 : 1
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
  }
})
