import { Agent, request } from 'node:http'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../../server/kernel/errors'
import { addHotel, type TestHotel } from '../support/server/add-hotel'
import { usualForm } from '../support/server/booking-client'
import { checkLedger } from '../support/server/check-ledger'
import { signInMany } from '../support/server/sign-in-many'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../support/server/start-server-process'
import { openTestDatabase } from '../support/server/test-database'

/** How often the server is stopped; the whole size by `npm run reliability`. */
const ROUNDS = Number(process.env.RELIABILITY_STOPS ?? 2)
const AT_ONCE = 8
const SECRET = 'a-secret-that-outlives-a-server-process-0123456789'
const PEOPLE = 1_500
const longestStopMs = 10_000

const dataDir = newDataDir()
let server: ServerProcess
let hotel: TestHotel
afterAll(async () => {
  await server.stop('SIGKILL')
  removeDataDir(dataDir)
})

/** How the calls of one round ended. */
interface Tally {
  replied: number
  acknowledged: number
  /** Calls whose connection the server no longer took: refused, or reset before it had read anything; none may leave an order. */
  refused: number
  /** Calls on a connection that the server had taken, without a response: their errors. */
  readonly dropped: string[]
}

interface Call {
  readonly path: string
  readonly token: string
  readonly body: object
}

interface Outcome {
  /** 0 where no response came. */
  readonly status: number
  readonly text: string
  readonly error: string
  /** Whether the connection had carried a call before. */
  readonly isReused: boolean
}

function post(agent: Agent, { path, token, body }: Call): Promise<Outcome> {
  const { port } = new URL(server.url)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': token.slice(-40),
  }
  return new Promise((resolve) => {
    const end = (outcome: Omit<Outcome, 'isReused'>) => resolve({ ...outcome, isReused: call.reusedSocket })
    const fail = (error: Error) => end({ status: 0, text: '', error: errorCode(error) ?? error.message })
    const call = request({ agent, host: 'localhost', port, path, method: 'POST', headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => end({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString(), error: '' }))
      reply.on('error', fail)
    })
    call.on('error', fail)
    call.end(JSON.stringify(body))
  })
}

/** A listening socket that closes resets what still waits for it to be accepted. */
const isNeverTaken = ({ error, isReused }: Outcome) => error === 'ECONNREFUSED' || (error === 'ECONNRESET' && !isReused)

async function keepBooking(tally: Tally, tokens: string[], verifyToken: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let token = tokens.pop(); token !== undefined; token = tokens.pop()) {
    const body = { verifyToken, ...usualForm }
    const outcome = await post(agent, { path: '/api/order/zomo/package/submit', token, body })
    const { status, error } = outcome
    if (status === 200) tally.acknowledged += 1
    if (status !== 0) tally.replied += 1
    else if (isNeverTaken(outcome)) tally.refused += 1
    else tally.dropped.push(error)
    if (tally.refused > 0) break
  }
  agent.destroy()
}

test(
  'SIGTERM under bookings drops none: each is answered or never taken, and the process ends in order',
  async () => {
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round++) {
      server = await startServerProcess({ SECRET, DATA_DIR: dataDir })
      const database = openTestDatabase(server.readServerFile().databaseUrl ?? '', 2)
      hotel = round === 0 ? await addHotel(database.db, { stock: 100_000 }) : hotel
      const tokens = await signInMany(database, SECRET, PEOPLE)
      const stay = { checkIn: '2027-03-01', checkOut: '2027-03-03', rooms: 1, adults: 2, children: 0 }
      const agent = new Agent()
      const checked = await post(agent, {
        path: '/api/hotel/zomo/package/trade/verify',
        token: '',
        body: { pid: hotel.pid, ...stay },
      })
      const { verifyToken } = JSON.parse(checked.text)
      const tally: Tally = { replied: 0, acknowledged: 0, refused: 0, dropped: [] }
      const load = Promise.all(Array.from({ length: AT_ONCE }, () => keepBooking(tally, tokens, verifyToken)))
      while (tally.acknowledged < AT_ONCE) await wait(5)
      await wait(randomInt(0, 100))
      await checkLedger(database.db)
      await database.close()
      const stoppedAt = performance.now()
      const ending = await server.stop('SIGTERM')
      const stopMs = Math.round(performance.now() - stoppedAt)
      await load
      console.log(`stopped in ${stopMs} ms: ${JSON.stringify(tally)}`)
      expect(ending).toEqual({ code: 0, signal: null })
      expect(stopMs).toBeLessThan(longestStopMs)
      expect(tally.dropped).toEqual([])
      server = await startServerProcess({ SECRET, DATA_DIR: dataDir })
      const again = openTestDatabase(server.readServerFile().databaseUrl ?? '', 2)
      const { rows } = await again.db.execute<{ amount: number }>('select count(*)::int as amount from purchase')
      acknowledged += tally.acknowledged
      expect(rows[0]?.amount).toBe(acknowledged)
      await checkLedger(again.db)
      await again.close()
      await server.stop()
    }
  },
  60_000 + ROUNDS * 60_000,
)
