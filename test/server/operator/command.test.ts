import { allRoutes } from '@/contract/all-routes'
import { addDays, utcDay } from '@/domain/days/civil-day'
import type { Database } from '../../../server/kernel/database/executor'
import { addHotel } from '../../support/server/add-hotel'
import { usualForm } from '../../support/server/booking-client'
import { until } from '../../support/server/fault-stage'
import { runOperator } from '../../support/server/run-operator'
import { signInMany } from '../../support/server/sign-in-many'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../../support/server/start-server-process'
import { openTestDatabase } from '../../support/server/test-database'

const dataDir = newDataDir()
const secret = 'a-secret-that-only-tests-know-of-0123456789'
const env = { DATA_DIR: dataDir, SECRET: secret, SEED_HOTELS: '0', CONFIRM_WITHOUT_OPERATOR: '0' }
const by = ['--by', 'Maya@Staylark.example']

let server: ServerProcess
let database: Database

beforeAll(async () => {
  server = await startServerProcess(env)
  database = openTestDatabase(server.readServerFile().databaseUrl ?? '', 2)
}, 120_000)
afterAll(async () => {
  await database.close()
  await server.stop()
  removeDataDir(dataDir)
})

const run = (...given: string[]) => runWith({}, ...given)

const runWith = (more: Record<string, string>, ...given: string[]) => runOperator({ ...env, ...more }, given)

let keys = 0

/** Sends a request of the contract to the running server. */
async function send(operationId: string, input: Record<string, unknown>, token?: string) {
  const route = allRoutes[operationId]
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `operator-${(keys += 1)}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const reply =
    route?.method === 'GET'
      ? await fetch(`${server.url}${route.path}?${query}`, { headers })
      : await fetch(`${server.url}${route?.path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return reply.json()
}

/** Books and pays a room whose hotel confirms by hand, up to the point where it waits for that. */
async function waitingBooking() {
  const { pid } = await addHotel(database.db, { confirmMinutes: 30 })
  const [token] = await signInMany(database, secret, 1)
  const today = utcDay(Date.now())
  const stay = { checkIn: addDays(today, 30), checkOut: addDays(today, 32) }
  const { verifyToken } = await send('verifyPackageTrade', { pid, ...stay })
  const { orderNo, payId } = await send('submitPackageOrder', { verifyToken, ...usualForm }, token)
  const { bankOrderId } = await send('createPayment', { payId, channel: 'sandbox' })
  const body = new URLSearchParams({ decision: 'approve', callback: 'now' })
  await fetch(`${server.url}/sandbox/pay/${bankOrderId}`, { method: 'POST', body, redirect: 'manual' })
  const statusOf = async (): Promise<string> => (await send('getPackageOrderByPayId', { payId })).status
  await until(async () => (await statusOf()) === 'CONFIRMING')
  return { orderNo: String(orderNo), statusOf }
}

test('a booking waits in the list until it is confirmed beside the running server, once', async () => {
  const { orderNo, statusOf } = await waitingBooking()
  const listed = await run('list')
  expect([listed.code, listed.output]).toEqual([0, expect.stringContaining(`  ${orderNo}  Lakeside House`)])
  const confirmed = await run('confirm', orderNo, 'LH-4711', ...by)
  expect(confirmed).toEqual({ code: 0, output: `Booking ${orderNo}: confirmed under LH-4711.\n` })
  expect(await statusOf()).toBe('CONFIRMED')
  const again = await run('confirm', orderNo, 'LH-4712', ...by)
  expect(again).toEqual({ code: 1, output: `Booking ${orderNo} is "Confirmed": confirming it is not possible.\n` })
  expect((await run('list')).output).not.toContain(orderNo)
  const { rows } = await database.db.execute(
    `select a.operator, a.action from operator_audit a join purchase p on p.id = a.purchase_id where p.order_no = '${orderNo}'`,
  )
  expect(rows).toEqual([{ operator: 'maya@staylark.example', action: 'confirm' }])
}, 120_000)

test('what is rejected is paid back by the running server', async () => {
  const { orderNo, statusOf } = await waitingBooking()
  const rejected = await run('reject', orderNo, 'A pipe burst', ...by)
  expect(rejected).toEqual({ code: 0, output: `Booking ${orderNo}: rejected, all that was paid goes back.\n` })
  await until(async () => (await statusOf()) === 'REFUNDED')
}, 120_000)

test('the help ends with 0, a refusal with 1, and a wrong command line or database with 2', async () => {
  const help = await run('--help')
  expect([help.code, help.output]).toEqual([0, expect.stringContaining('Usage: npm run operator')])
  const unsigned = await run('waive', 'SL1')
  expect([unsigned.code, unsigned.output]).toEqual([2, expect.stringMatching(/^--by must give .*\n\nUsage:/)])
  const unreachable = await runWith({ DATABASE_URL: 'postgres://localhost:1/staylark' }, 'list')
  expect([unreachable.code, unreachable.output]).toEqual([2, expect.stringContaining('cannot be reached')])
  const unknown = await run('waive', 'SL1', ...by)
  expect(unknown).toEqual({ code: 1, output: 'There is no booking SL1.\n' })
}, 120_000)
