import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../server/kernel/database/executor'
import { addHotel, type TestHotel } from '../support/server/add-hotel'
import { usualForm } from '../support/server/booking-client'
import { checkLedger } from '../support/server/check-ledger'
import { type HttpClient, httpClient } from '../support/server/http-client'
import { signInMany } from '../support/server/sign-in-many'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../support/server/start-server-process'
import { openTestDatabase } from '../support/server/test-database'

/** Kills; the whole number by `npm run reliability`. */
const ROUNDS = Number(process.env.RELIABILITY_KILLS ?? 5)
const PEOPLE = 100 * ROUNDS + 1_000
const AT_ONCE = 24

/** Within this a server is ready again on a machine that does nothing else, as one for the whole number of kills is. */
const READY_WITHIN_MS = process.env.RELIABILITY_KILLS ? 3_000 : 30_000
const SECRET = 'a-secret-that-outlives-a-server-process-0123456789'

/** An order that was confirmed to a client. */
interface Acknowledged {
  readonly token: string
  readonly key: string
  readonly text: string
  readonly body: object
}

let dataDir: string
let server: ServerProcess
let database: Database
let tokens: string[]
let hotel: TestHotel
const acknowledged: Acknowledged[] = []

const start = () => startServerProcess({ SECRET, DATA_DIR: dataDir })
const open = () => openTestDatabase(server.readServerFile().databaseUrl ?? '', 2)

beforeAll(async () => {
  dataDir = newDataDir()
  server = await start()
  database = open()
  hotel = await addHotel(database.db, { stock: 100_000 })
  tokens = await signInMany(database, SECRET, PEOPLE)
}, 120_000)
afterAll(async () => {
  await database.close()
  await server.stop()
  removeDataDir(dataDir)
})

async function verifiedToken(client: HttpClient): Promise<string> {
  const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03', rooms: 1, adults: 2, children: 0 }
  const { text } = await client.post('/api/hotel/zomo/package/trade/verify', { pid: hotel.pid, ...stay })
  return JSON.parse(text).verifyToken
}

async function submit(client: HttpClient, token: string, key: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
  return client.post('/api/order/zomo/package/submit', body, headers)
}

/** Submits one after the other, each for somebody else, until the server is gone. */
async function keepSubmitting(client: HttpClient, verifyToken: string, next: () => number): Promise<void> {
  for (let at = next(); at < tokens.length; at = next()) {
    const token = tokens[at] ?? ''
    const body = { verifyToken, ...usualForm }
    const { status, text } = await submit(client, token, `key-${at}`, body)
    if (status === 0) return
    expect([status, text]).toEqual([200, expect.any(String)])
    acknowledged.push({ token, key: `key-${at}`, text, body })
  }
}

async function checkAll(): Promise<void> {
  await checkLedger(database.db)
  const ids = acknowledged.map(({ text }) => String(JSON.parse(text).orderid))
  const { rows } = await database.db.execute<{ id: string }>(
    `select id from purchase where id = any('{${ids.join(',')}}'::text[])`,
  )
  expect(rows).toHaveLength(ids.length)
}

test(
  'whenever the server is killed, no order that it told of is lost, and rooms and money stay right',
  async () => {
    let at = 0
    const readyMs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const client = httpClient(server.url, AT_ONCE)
      const verifyToken = await verifiedToken(client)
      const before = acknowledged.length
      const load = Promise.all(Array.from({ length: AT_ONCE }, () => keepSubmitting(client, verifyToken, () => at++)))
      // On a slow machine the first replies take longer than the wait.
      while (acknowledged.length < before + 2) await wait(5)
      await wait(randomInt(100, 600))
      await database.close()
      await server.stop('SIGKILL')
      await load
      client.close()
      const startedAt = performance.now()
      server = await start()
      readyMs.push(Math.round(performance.now() - startedAt))
      database = open()
      await checkAll()
    }
    console.log(
      `${acknowledged.length} orders over ${ROUNDS} kills; ready again after ${Math.max(...readyMs)} ms at most`,
    )
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
    expect(Math.min(...readyMs)).toBeLessThan(READY_WITHIN_MS)
  },
  60_000 + ROUNDS * 20_000,
)

test('a retry after the kill finds the same order, byte for byte', async () => {
  const client = httpClient(server.url, 8)
  for (const { token, key, body, text } of acknowledged.slice(-20)) {
    expect((await submit(client, token, key, body)).text).toBe(text)
  }
  client.close()
}, 60_000)
