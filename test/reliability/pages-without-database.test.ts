import pg from 'pg'
import { signalPostgres, startOwnPostgres, type OwnPostgres } from '../support/server/own-postgres'
import { removeDataDir, startServerProcess, type ServerProcess } from '../support/server/start-server-process'

let postgres: OwnPostgres
let server: ServerProcess
/** A connection beside those of the server, by which the test sees whether the database speaks. */
let witness: pg.Client

beforeAll(async () => {
  postgres = await startOwnPostgres()
  server = await startServerProcess({ DATABASE_URL: postgres.server.connectionString, SEED_HOTELS: '20' })
  witness = new pg.Client({ connectionString: postgres.server.connectionString })
  witness.on('error', () => undefined)
  await witness.connect()
}, 120_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await postgres.server.stop()
  for (const folder of [server.dataDir, postgres.dataDir]) removeDataDir(folder)
})

const addresses = [
  '/home',
  '/hotel/detail/none',
  '/hotel/list?cityId=none',
  '/hotel/city/info?cityId=none',
  '/order/list',
]

/** Requests every page that many times at once, under names that were not requested before. */
const requestPages = (times: number, name: string) =>
  Promise.all(
    Array.from({ length: times }, (_, time) => addresses.map((address) => address.replace('none', `${name}-${time}`)))
      .flat()
      .map(async (address) => {
        const { status, headers } = await fetch(server.url + address)
        return [address.split('?')[0], status, headers.get('content-type')]
      }),
  )

const isPage = [expect.any(String), 200, 'text/html; charset=utf-8']
const areAllPages = (replies: unknown[]) => expect(replies).toEqual(replies.map(() => isPage))

test('pages come while the database is stopped, and with what it knows when it goes on', async () => {
  await fetch(`${server.url}/home`)
  let hasSpoken = false
  signalPostgres(postgres.server.pid, 'SIGSTOP')
  const word = witness.query('select 1').then(() => (hasSpoken = true))
  areAllPages(await requestPages(20, 'stopped'))
  expect(hasSpoken).toBe(false)
  signalPostgres(postgres.server.pid, 'SIGCONT')
  await word
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  // A page that was late is cached for the next caller.
  while ((await fetch(`${server.url}/hotel/detail/none`)).status !== 404);
})

test('pages come when the database is gone, and the server stays', async () => {
  const gone = new Promise<void>((resolve) => witness.on('end', resolve))
  signalPostgres(postgres.server.pid, 'SIGKILL')
  await gone
  areAllPages(await requestPages(20, 'gone'))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
