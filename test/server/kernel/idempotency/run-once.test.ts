import { count, eq } from 'drizzle-orm'
import { runOnce, type OnceKey } from '../../../../server/kernel/idempotency/run-once'
import { systemClock } from '../../../../server/kernel/time/clock'
import type { Database, Executor } from '../../../../server/kernel/database/executor'
import { idempotency } from '../../../../server/kernel/database/schema/orders'
import { eventLog } from '../../../../server/kernel/database/schema/people'
import { conflict } from '../../../../server/kernel/errors'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../../support/server/test-database'

let connectionString: string
let database: Database
beforeAll(async () => {
  connectionString = await createTestDatabase()
  database = openTestDatabase(connectionString)
})
afterAll(async () => {
  await database.close()
  await dropTestDatabase(connectionString)
})

const services = () => ({ database, clock: systemClock })
const tryOf = (key: string, request: unknown = { room: 1 }): OnceKey => ({
  scope: 'u1',
  operationId: 'book',
  key,
  request,
})

let made = 0
const effect = (action: string) => async (tx: Executor) => {
  made += 1
  const id = `${action}-${made}`
  await tx.insert(eventLog).values({ id, receivedAt: new Date(0), action, record: {} })
  return { orderId: id, list: [1, { b: 2, a: null }] }
}

const effectsOf = async (action: string) =>
  (await database.db.select({ n: count() }).from(eventLog).where(eq(eventLog.action, action)))[0]?.n

test('the same key and request give the first reply again, byte for byte, and one effect', async () => {
  const first = await runOnce(services(), tryOf('k1'), effect('again'))
  const second = await runOnce(services(), tryOf('k1'), effect('again'))
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  expect(await effectsOf('again')).toBe(1)
})

test('the order of keys in the request is no difference', async () => {
  const first = await runOnce(services(), tryOf('k2', { a: 1, b: [{ c: 2, d: 3 }] }), effect('order'))
  expect(await runOnce(services(), tryOf('k2', { b: [{ d: 3, c: 2 }], a: 1 }), effect('order'))).toEqual(first)
})

test('another request under a used key is refused with 422', async () => {
  await runOnce(services(), tryOf('k3'), effect('reuse'))
  await expect(runOnce(services(), tryOf('k3', { room: 2 }), effect('reuse'))).rejects.toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  })
})

test.each([
  ['another user', { scope: 'u2' }],
  ['another call', { operationId: 'pay' }],
])('the same key of %s is another key', async (_case, change) => {
  const name = `other-${Object.keys(change)[0]}`
  await runOnce(services(), tryOf(name), effect(name))
  await runOnce(services(), { ...tryOf(name), ...change }, effect(name))
  expect(await effectsOf(name)).toBe(2)
})

test('fifty at once give one effect and one reply', async () => {
  const tries = Array.from({ length: 50 }, () => runOnce(services(), tryOf('k4'), effect('race')))
  const replies = new Set((await Promise.all(tries)).map((reply) => JSON.stringify(reply)))
  expect(replies.size).toBe(1)
  expect(await effectsOf('race')).toBe(1)
})

test('a refusal undoes everything and frees the key', async () => {
  const refuse = async (tx: Executor) => {
    await effect('refused')(tx)
    throw conflict('sold_out', 'Sold out.')
  }
  await expect(runOnce(services(), tryOf('k5'), refuse)).rejects.toMatchObject({ status: 409, code: 'sold_out' })
  expect(await effectsOf('refused')).toBe(0)
  expect(await database.db.select().from(idempotency).where(eq(idempotency.key, 'k5'))).toEqual([])
  expect(await runOnce(services(), tryOf('k5', { room: 9 }), effect('refused'))).toHaveProperty('orderId')
})

test('of two at once whose first fails, the second does the work', async () => {
  const gate = { open: () => undefined as void, enter: () => undefined as void }
  const isOpen = new Promise<void>((resolve) => (gate.open = () => resolve()))
  const hasEntered = new Promise<void>((resolve) => (gate.enter = () => resolve()))
  const first = runOnce(services(), tryOf('k6'), async () => {
    gate.enter()
    await isOpen
    throw conflict('sold_out', 'Sold out.')
  })
  await hasEntered
  const second = runOnce(services(), tryOf('k6'), effect('second'))
  gate.open()
  await expect(first).rejects.toMatchObject({ code: 'sold_out' })
  expect(await second).toHaveProperty('orderId')
})
