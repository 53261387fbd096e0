import { setTimeout as wait } from 'node:timers/promises'
import { addHotel } from '../support/server/add-hotel'
import { checkLedger } from '../support/server/check-ledger'
import { holdMs, leaseMs } from '../support/server/fault-stage'
import { signInMany } from '../support/server/sign-in-many'
import { History } from '../support/server/soak/history'
import { SoakClient } from '../support/server/soak/soak-client'
import { type Fault, soakSecret, type SoakServers, startSoakServers } from '../support/server/soak/soak-servers'

/** How long the servers are soaked with faults, and without; five minutes by `npm run soak`. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 20)
const CALM_SECONDS = SECONDS / 3
const CLIENTS = 20
/** Few enough to be sold out most of the time. */
const ROOMS = 30
jest.setTimeout(120_000 + SECONDS * 4_000)

const faults: readonly Fault[] = ['kill', 'drop connections', 'pause', 'clock jump']

let servers: SoakServers

beforeAll(async () => {
  servers = await startSoakServers(2)
})
afterAll(() => servers.close())

async function everyKey(): Promise<Map<string, number>> {
  const { rows } = await servers.database.db.execute<{ key: string; orders: number }>(
    `select client_reference as key, count(*)::int as orders from purchase group by 1`,
  )
  return new Map(rows.map(({ key, orders }) => [key, orders]))
}

/** Lets clients work on a hotel of their own for so long, on a slow machine until one has cancelled, and something go wrong all the while. */
async function soak(seconds: number, strikes: readonly Fault[]): Promise<History> {
  const { pid } = await addHotel(servers.database.db, { stock: ROOMS })
  const tokens = await signInMany(servers.database, soakSecret, CLIENTS, servers.clock)
  const history = new History()
  const clients = tokens.map(
    (token, at) => new SoakClient(servers, { number: strikes.length * 100 + at, token, pid }, history),
  )
  const endAt = performance.now() + seconds * 1000
  const isAtWork = () => performance.now() < endAt || history.keysOf('cancel rooms', 'ok').length === 0
  const work = Promise.all(
    clients.map(async (client) => {
      while (isAtWork()) await client.step()
    }),
  )
  for (let at = 0; isAtWork(); at++) {
    const fault = strikes[at % strikes.length]
    if (fault) await servers.strike(fault)
    await wait(500)
    await checkLedger(servers.database.db)
  }
  await work
  await servers.advance(leaseMs)
  await servers.settled()
  for (const client of clients) await client.readAll()
  console.log(`${seconds} s with ${strikes.length > 0 ? strikes.join(', ') : 'no faults'}: ${history.summary()}`)
  return history
}

/** Nothing acknowledged is lost or done twice, nothing refused is done, and no client read what was older than its own writes. */
async function checkHistory(history: History): Promise<void> {
  const orders = await everyKey()
  const amounts = (outcome: 'ok' | 'fail' | 'unknown') =>
    history.keysOf('submit', outcome).map((key) => orders.get(key) ?? 0)
  expect(amounts('ok')).toEqual(amounts('ok').map(() => 1))
  expect(amounts('fail')).toEqual(amounts('fail').map(() => 0))
  expect(Math.max(0, ...amounts('unknown'))).toBeLessThanOrEqual(1)
  expect(history.staleReads).toEqual([])
  const { rows } = await servers.database.db.execute(
    `select id from hotel_order where jsonb_array_length(cancelled_rooms) <>
       (select count(distinct room -> 'room') from jsonb_array_elements(cancelled_rooms) room)`,
  )
  expect(rows).toEqual([])
}

test.each([
  ['at work alone', CALM_SECONDS, []],
  ['killed, paused, cut off and put out of time', SECONDS, faults],
] as const)(
  'two servers on one database, %s: nothing is lost, done twice or read too old',
  async (_name, seconds, strikes) => {
    const history = await soak(seconds, strikes)
    await checkHistory(history)
    expect(history.keysOf('submit', 'ok').length).toBeGreaterThan(0)
    expect(history.keysOf('cancel rooms', 'ok').length).toBeGreaterThan(0)
    await servers.advance(holdMs)
    await servers.settled()
    await checkLedger(servers.database.db, 'settled')
  },
)
