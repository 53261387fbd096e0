import { sql } from 'drizzle-orm'
import { allRoutes } from '@/contract/all-routes'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { adasThings, cityOfRows } from '../../support/access/adas-things'
import { sendAs } from '../../support/access/send-every-call'
import { rows } from '../../support/access/rows'

// Short: a beacon with all fields must stay below its 16 KB.
const text = 'CALLERS'
const number = 987_654_321

/** Names of all fields of all replies, and of columns that only the server writes. */
function replyFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema ? Object.entries(Object(schema.properties)) : []
  const inner = Object.values(schema).flatMap((value) => (typeof value === 'object' ? replyFields(value) : []))
  return [...properties.map(([name]) => name), ...inner]
}

const columns = ['is_vip', 'user_id', 'userId', 'owner', 'created_at', 'paid_minor', 'password_hash', 'isAdmin', 'role']
const names = [...new Set([...Object.values(allRoutes).flatMap(({ reply }) => replyFields(reply)), ...columns])]

/** A value that would be seen wherever it were stored. */
function claimedOf(name: string): unknown {
  if (/^(is|has)[A-Z_]|^disabled$/.test(name)) return true
  return /Minor$|Count$|^nights$|^total$|^score$/.test(name) ? number : text
}

const claimed = Object.fromEntries(names.map((name) => [name, claimedOf(name)]))
const writes = Object.values(allRoutes).filter(({ method, isMultipart }) => !/GET|DELETE/.test(method) && !isMultipart)

let server: TestServer
let cityId: string
beforeAll(async () => {
  server = await startTestServer()
  cityId = await cityOfRows(server)
})
afterAll(() => server.close())

test.each(writes)('$operationId takes no field that is the server’s', async ({ operationId, input: schema }) => {
  const ada = await signIn(server.services)
  const row = rows[operationId]
  if (!row) throw new Error(`no row for ${operationId}`)
  const input = await row.input(await adasThings(server, ada, cityId))
  const named = Object.keys(Object(Reflect.get(schema, 'properties')))
  const unnamed = Object.fromEntries(Object.entries(claimed).filter(([name]) => !named.includes(name)))
  const { status, text: reply } = await sendAs(server, operationId, { ...unnamed, ...input }, ada)
  expect(status).toBe(row.ada)
  expect(reply).not.toContain(text)
})

test('nothing of it is stored, nobody became a VIP, no order is paid that the gateway was not paid for', async () => {
  const dump = await dumpOfDatabase(server.services.database)
  expect(dump).not.toContain(text)
  expect(dump).not.toContain(String(number))
  const { rows: found } = await server.services.database.db.execute(sql`
    select (select count(*)::integer from user_account where is_vip) as vips,
      (select count(*)::integer from payment where status = 'PAID' and not exists (
        select from payment_attempt attempt join sandbox_charge charge on charge.bank_order_id = attempt.id
        where attempt.payment_id = payment.id and charge.state = 'paid')) as paid`)
  expect(found).toEqual([{ vips: 0, paid: 0 }])
})
