import { eq } from 'drizzle-orm'
import { allRoutes } from '@/contract/all-routes'
import { signAccessToken } from '../../server/account/access-token'
import { createVirtualClock } from '../../server/kernel/time/clock'
import { userAccount } from '../../server/kernel/database/schema/people'
import { usualForm } from '../support/server/booking-client'
import type { Reply, Caller } from '../support/server/call'
import { signIn, type SignedInPerson } from '../support/server/sign-in'
import { startTestServer, type TestServer } from '../support/server/start-test-server'
import { adasThings, cityOfRows, type AdasThings } from '../support/access/adas-things'
import { sendAs } from '../support/access/send-every-call'
import type { Row } from '../support/access/row'
import { rows } from '../support/access/rows'

/** Calls that accept an unguessable payId in place of its owner. */
const byPayId = [
  'getPackageOrderByPayId',
  'getCouponOrderByPayId',
  'getPaymentPage',
  'createPayment',
  'getPaymentUrl',
  'getPaymentOrderByBankId',
]

let server: TestServer
let cityId: string
let deadTokens: readonly [string, string][]
let unread: AdasThings
let ada: SignedInPerson
let eve: SignedInPerson

beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '1000' } })
  cityId = await cityOfRows(server)
  deadTokens = await badTokens()
  unread = await adasThings(server, await signIn(server.services), cityId)
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
  eve = await signIn(server.services)
})

const things = (): Promise<AdasThings> => adasThings(server, ada, cityId)

const request = (operationId: string, input: object, caller: Caller): Promise<Reply> =>
  sendAs(server, operationId, input, caller)

/** Replaces everything unique to one call or person in a reply by its kind. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
  }
  if (typeof value !== 'string') return value
  return value.replaceAll(/[\w.-]{20,}/g, 'id or token').replaceAll(/\d+/g, '0')
}

const sameFor = ({ requestId: _requestId, serverTime: _serverTime, ...body }: Record<string, unknown>) => body
const rowOf = (operationId: string): Row => {
  const row = rows[operationId]
  if (!row) throw new Error(`${operationId} has no row here: declare who may call it`)
  return row
}
const names = Object.keys(allRoutes)

/** What is sent for a call about things of Ada's, all of them new; rows that take none are spared the making. */
async function inputOf(operationId: string): Promise<object> {
  const { input } = rowOf(operationId)
  return input(input.length === 0 ? unread : await things())
}

// The rows stand in test/support/access/rows.ts.
test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s: the row says the same as the contract', (operationId) => {
  const { auth } = allRoutes[operationId] ?? { auth: 'user' }
  const { visitor, eve: stranger, ada: owner, absent } = rowOf(operationId)
  if (auth === 'user') expect(visitor).toBe(401)
  if (visitor === 200) expect(auth).not.toBe('user')
  if (stranger === 404 && owner === 200) expect(absent).toBeDefined()
})

/** Tokens that were good once, or that look as if they were. */
async function badTokens(): Promise<readonly [string, string][]> {
  const [expired, ended, closed] = [
    await signIn(server.services),
    await signIn(server.services),
    await signIn(server.services),
  ]
  const twentyMinutesAgo = createVirtualClock(new Date(server.clock.now().getTime() - 20 * 60_000))
  await request('logout', {}, ended)
  await server.services.database.db.update(userAccount).set({ isLogoff: true }).where(eq(userAccount.id, closed.uid))
  return [
    ['expired', await signAccessToken({ env: server.services.env, clock: twentyMinutesAgo }, expired)],
    ['of a sign-in that has ended', ended.token],
    ['of an account that has been closed', closed.token],
    ['tampered with', `${expired.token.slice(0, -4)}AAAA`],
    ['no token at all', 'x'],
  ]
}

test.each(names)('%s: a visitor, also one with a token that is no longer good', async (operationId) => {
  const { visitor } = rowOf(operationId)
  const isGuarded = allRoutes[operationId]?.auth !== 'open'
  const input = await inputOf(operationId)
  expect((await request(operationId, input, {})).status).toBe(visitor)
  const [[, expired] = ['', ''], ...others] = deadTokens
  if (!isGuarded) {
    const again = { ...(await inputOf(operationId)), userid: ada.uid }
    expect((await request(operationId, again, { token: expired })).status).toBe(visitor)
    return
  }
  expect(others).toHaveLength(4)
  const refusals: [string, number][] = []
  for (const [name, token] of deadTokens) refusals.push([name, (await request(operationId, input, { token })).status])
  expect(refusals).toEqual(deadTokens.map(([name]) => [name, 401]))
})

test.each(names)('%s: a stranger who is signed in', async (operationId) => {
  const { eve: status, absent } = rowOf(operationId)
  const reply = await request(operationId, await inputOf(operationId), eve)
  expect(reply.status).toBe(status)
  if (status !== 404 || !absent) return
  const none = await request(operationId, typeof absent === 'function' ? absent(unread) : absent, eve)
  expect([none.status, sameFor(none.body)]).toEqual([404, sameFor(reply.body)])
})

test.each(names)('%s: the one whom it concerns', async (operationId) => {
  const { ada: status } = rowOf(operationId)
  expect((await request(operationId, await inputOf(operationId), ada)).status).toBe(status)
})

test.each(names)('%s: the userid of somebody else changes nothing, and is counted', async (operationId) => {
  const { eve: status } = rowOf(operationId)
  const { securityCounters } = server.services
  const twin = await signIn(server.services)
  const honest = await request(operationId, { ...(await inputOf(operationId)), userid: twin.uid }, twin)
  const { userIdMismatches } = securityCounters
  const reply = await request(operationId, { ...(await inputOf(operationId)), userid: ada.uid }, eve)
  expect(reply.status).toBe(status)
  expect(securityCounters.userIdMismatches).toBe(userIdMismatches + 1)
  expect([reply.status, shapeOf(reply.body)]).toEqual([honest.status, shapeOf(honest.body)])
})

test('a userid in the query of a call with a body is counted too, and logged without telling it', async () => {
  const { userIdMismatches } = server.services.securityCounters
  const headers = { authorization: `Bearer ${eve.token}` }
  const payload = { userid: eve.uid, deviceId: 'web-1' }
  const url = `/api/account/frontuser/ticket/create?userid=${ada.uid}`
  const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload })
  expect([statusCode, server.services.securityCounters.userIdMismatches]).toEqual([200, userIdMismatches + 1])
  const logged = server.logLines.filter((line) => line.includes('userid_mismatch'))
  expect(logged.at(-1)).toContain('/api/account/frontuser/ticket/create')
  expect(logged.join('')).not.toContain(ada.uid)
})

test.each(byPayId)('%s: a payId that nobody was given is nothing', async (operationId) => {
  const input = { ...(await rowOf(operationId).input(await things())), payId: 'NOSUCHPAYMENT' }
  expect((await request(operationId, input, {})).status).toBe(404)
})

test.each(['getPaymentUrl', 'getPaymentOrderByBankId'])(
  '%s: an attempt belongs to its own payId',
  async (operationId) => {
    const [own, other] = [await things(), await things()]
    const mixed = { payId: own.payId, bankOrderId: other.bankOrderId }
    expect((await request(operationId, mixed, ada)).status).toBe(404)
  },
)

test('nothing of another person stands in lists and counts', async () => {
  await things()
  expect((await request('listOrders', { userid: ada.uid }, eve)).body).toEqual({ list: [], nextCursor: null })
  expect(Object.values((await request('countOrders', { userid: ada.uid }, eve)).body)).toEqual([0, 0, 0, 0, 0, 0])
})

test('an order that Eve tries to cancel goes on', async () => {
  const { orderid } = await things()
  await request('cancelHotelOrder', { orderid, userid: ada.uid }, eve)
  expect((await request('getOrderDetail', { orderid }, ada)).body.status).toBe('TO_PAY')
})

test('what a payId opens tells nothing personal', async () => {
  const { payId } = await things()
  for (const operationId of ['getPackageOrderByPayId', 'getPaymentPage']) {
    const { text } = await request(operationId, { payId }, {})
    for (const secret of [
      usualForm.contact.email,
      usualForm.contact.phone,
      usualForm.contact.name,
      ada.uid,
      ada.email,
    ]) {
      expect(text).not.toContain(secret)
    }
  }
})
