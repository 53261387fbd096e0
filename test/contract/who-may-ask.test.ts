import { allRoutes } from '@/contract/all-routes'
import { usualForm } from '../support/server/booking-client'
import { call, type Answer, type Asker } from '../support/server/call'
import { signIn, type SignedInPerson } from '../support/server/sign-in'
import { startTestServer, type TestServer } from '../support/server/start-test-server'
import { adasThings, cityOfRows, type AdasThings } from '../support/who-may-ask/adas-things'
import type { Row } from '../support/who-may-ask/row'
import { rows } from '../support/who-may-ask/rows'

/** Calls that hold whoever knows an unguessable payId for its owner. */
const byPayId = [
  'getPackageOrderByPayId',
  'getPaymentPage',
  'createPayment',
  'getPaymentUrl',
  'getPaymentOrderByBankId',
]

let server: TestServer
let cityId: string
let ada: SignedInPerson
let eve: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
  cityId = await cityOfRows(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
  eve = await signIn(server.services)
})

const things = (): Promise<AdasThings> => adasThings(server, ada, cityId)

function ask(operationId: string, input: object, asker: Asker): Promise<Answer> {
  const key: Record<string, string> = allRoutes[operationId]?.idempotent
    ? { 'idempotency-key': server.services.random.id() }
    : {}
  return call(server.app, operationId, input, { ...asker, headers: { ...key, ...asker.headers } })
}

const sameFor = ({ requestId: _requestId, serverTime: _serverTime, ...body }: Record<string, unknown>) => body
const rowOf = (operationId: string): Row => {
  const row = rows[operationId]
  if (!row) throw new Error(`${operationId} has no row here: say who may ask it`)
  return row
}
const names = Object.keys(allRoutes)

// The rows stand in test/support/who-may-ask/rows.ts.
test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s: a visitor', async (operationId) => {
  const { auth } = allRoutes[operationId] ?? { auth: 'user' }
  const { input, visitor } = rowOf(operationId)
  const answer = await ask(operationId, await input(await things()), {})
  expect(answer.status).toBe(visitor)
  if (auth === 'user') expect(visitor).toBe(401)
})

test.each(names)('%s: a stranger who is signed in', async (operationId) => {
  const { input, eve: status, absent } = rowOf(operationId)
  const answer = await ask(operationId, await input(await things()), eve)
  expect(answer.status).toBe(status)
  if (status !== 404 || !absent) return
  const none = await ask(operationId, absent, eve)
  expect([none.status, sameFor(none.body)]).toEqual([404, sameFor(answer.body)])
})

test.each(names)('%s: the one whom it concerns', async (operationId) => {
  const { input, ada: status } = rowOf(operationId)
  expect((await ask(operationId, await input(await things()), ada)).status).toBe(status)
})

test.each(names)('%s: the userid of somebody else changes nothing', async (operationId) => {
  const { input, eve: status } = rowOf(operationId)
  const { userIdMismatches } = server.services.securityCounters
  const made = await things()
  const answer = await ask(operationId, { ...(await input(made)), userid: ada.uid }, eve)
  expect(answer.status).toBe(status)
  expect(server.services.securityCounters.userIdMismatches).toBe(userIdMismatches + 1)
  if (allRoutes[operationId]?.method !== 'GET' || operationId === 'sendEmailCode') return
  const honest = await ask(operationId, { ...(await input(made)), userid: eve.uid }, eve)
  const both = [answer, honest].map(({ body }) => (typeof body === 'object' ? sameFor(body) : body))
  expect(both[0]).toEqual(both[1])
})

const guarded = Object.values(allRoutes).filter(({ auth }) => auth !== 'open')

test.each(guarded)('$operationId: a token that is no longer good is told so', async ({ operationId }) => {
  const made = await things()
  const gone = await signIn(server.services)
  await ask('logout', {}, gone)
  for (const token of [gone.token, `${eve.token.slice(0, -4)}AAAA`, 'x']) {
    expect((await ask(operationId, await rowOf(operationId).input(made), { token })).status).toBe(401)
  }
})

test.each(byPayId)('%s: a payId that nobody was given is nothing', async (operationId) => {
  const input = { ...(await rowOf(operationId).input(await things())), payId: 'NOSUCHPAYMENT' }
  expect((await ask(operationId, input, {})).status).toBe(404)
})

test.each(['getPaymentUrl', 'getPaymentOrderByBankId'])(
  '%s: an attempt belongs to its own payId',
  async (operationId) => {
    const [own, other] = [await things(), await things()]
    const mixed = { payId: own.payId, bankOrderId: other.bankOrderId }
    expect((await ask(operationId, mixed, ada)).status).toBe(404)
  },
)

test('nothing of another person stands in lists and counts', async () => {
  await things()
  expect((await ask('listOrders', { userid: ada.uid }, eve)).body).toEqual({ list: [], nextCursor: null })
  expect(Object.values((await ask('countOrders', { userid: ada.uid }, eve)).body)).toEqual([0, 0, 0, 0, 0])
})

test('an order that Eve tries to cancel goes on', async () => {
  const { orderid } = await things()
  await ask('cancelHotelOrder', { orderid, userid: ada.uid }, eve)
  expect((await ask('getOrderDetail', { orderid }, ada)).body.status).toBe('TO_PAY')
})

test('what a payId opens tells nothing personal', async () => {
  const { payId } = await things()
  for (const operationId of ['getPackageOrderByPayId', 'getPaymentPage']) {
    const { text } = await ask(operationId, { payId }, {})
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
