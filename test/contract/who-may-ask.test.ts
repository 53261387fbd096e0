import { allRoutes } from '@/contract/all-routes'
import { addHotel } from '../support/server/add-hotel'
import { bookingClient, usualForm, usualStay } from '../support/server/booking-client'
import { call, type Answer, type Asker } from '../support/server/call'
import { signIn, type SignedInPerson } from '../support/server/sign-in'
import { startTestServer, type TestServer } from '../support/server/start-test-server'

/** A booking of Ada's with an open attempt to pay it. */
interface Booking {
  orderid: string
  payId: string
  bankOrderId: string
  verifyToken: string
  hotelId: string
  pid: string
}

/** How one call answers a visitor, Eve (signed in, but a stranger) and Ada, whose booking it is about. */
interface Row {
  input: (booking: Booking) => object
  visitor: number
  eve: number
  ada: number
  /** The same call about a thing that does not exist; Eve must not see a difference. */
  absent?: object
}

const open = (input: (booking: Booking) => object = () => ({}), status = 200): Row => ({
  input,
  visitor: status,
  eve: status,
  ada: status,
})
const forUsers = (input: (booking: Booking) => object = () => ({})): Row => ({
  input,
  visitor: 401,
  eve: 200,
  ada: 200,
})
const ownersOrder: Row = {
  input: ({ orderid }) => ({ orderid }),
  visitor: 401,
  eve: 404,
  ada: 200,
  absent: { orderid: 'NOSUCHORDER' },
}

let letters = 0

const searched = {
  kind: 'keyword',
  value: 'garden',
  label: 'garden',
  showLabel: 'garden',
  cityId: null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
}

const rows: Record<string, Row> = {
  sendEmailCode: open(() => ({ email: `matrix-${(letters += 1)}@example.com` })),
  encryptValues: open(() => ({ input: ['ada@example.com'] })),
  checkEmailCode: open(() => ({ email: 'x', code: '1' }), 400),
  loginByEmailCode: open(() => ({ email: 'x', code: '1', signInType: 1 }), 400),
  loginByEmailPassword: open(() => ({ email: 'x', password: 'x' }), 400),
  resetEmailPassword: open(() => ({ email: 'x', code: '1', newpassword: 'x' }), 400),
  refreshToken: open(() => ({}), 401),
  logout: forUsers(),
  createHandOffTicket: forUsers(),
  exchangeHandOffTicket: open(() => ({ ticket: 'x' }), 410),
  getCurrentUser: forUsers(),
  getVipStatus: forUsers(),
  checkLoggedOff: forUsers(),
  getIpRegion: open(),
  addCollection: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizId: hotelId })),
  cancelCollection: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizId: hotelId })),
  isCollected: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizIds: hotelId })),
  listCollection: forUsers(),
  listHotCities: open(),
  searchCities: open(),
  locate: open(),
  listUsualDistricts: open(),
  suggest: open(() => ({ keyword: 'kyo' })),
  listHotels: open(),
  listSearchHistory: open(),
  putSearchHistory: open(() => ({ list: [searched] })),
  clearSearchHistory: open(),
  listHotelsById: open(({ hotelId }) => ({ hotelIds: [hotelId], ...usualStay })),
  receiveRecommendLog: open(({ hotelId }) => ({ businessType: 'hotel', businessId: hotelId })),
  listRecentViews: open(() => usualStay),
  clearRecentViews: open(),
  searchHotels: open(() => ({ cityId, ...usualStay })),
  listCoupons: open(),
  listFeedMoments: open(),
  getWaterfall: open(),
  like: { input: () => ({ bizType: 'moment', bizId: 'NOSUCHMOMENT', isLike: true }), visitor: 401, eve: 404, ada: 404 },
  getHotelDetail: open(({ hotelId }) => ({ id: hotelId })),
  listSimilarHotels: open(({ hotelId }) => ({ hotelId, ...usualStay })),
  getCityInfo: open(() => ({ cityId })),
  getPackageInfoFull: open(({ hotelId }) => ({ hotelId, ...usualStay })),
  listHolidays: open(() => ({ cityId })),
  getPackageCalendar: open(({ hotelId }) => ({ hotelId, from: '2026-12-01', days: 31 })),
  verifyPackageTrade: open(({ pid }) => ({ pid, ...usualStay })),
  submitPackageOrder: forUsers(({ verifyToken }) => ({ verifyToken, ...usualForm })),
  listOrders: forUsers(),
  countOrders: forUsers(),
  getOrderDetail: ownersOrder,
  quoteCancel: ownersOrder,
  cancelHotelOrder: ownersOrder,
  getPackageOrderByPayId: { ...open(({ payId }) => ({ payId })), absent: { payId: 'NOSUCHPAYMENT' } },
  getPaymentPage: { ...open(({ payId }) => ({ payId })), absent: { payId: 'NOSUCHPAYMENT' } },
  createPayment: open(({ payId }) => ({ payId, channel: 'sandbox' })),
  getPaymentUrl: open(({ payId, bankOrderId }) => ({ payId, bankOrderId })),
  getPaymentOrderByBankId: open(({ payId, bankOrderId }) => ({ payId, bankOrderId })),
  receivePaymentCallback: open(
    ({ bankOrderId }) => ({
      eventId: 'FORGED',
      bankOrderId,
      outcome: 'paid',
      amountMinor: 220_000,
      currencyCode: 'CNY',
      occurredAt: '2026-11-21T10:00:00.000Z',
    }),
    401,
  ),
  createEventLog: open(() => ({ Action: 'tap' })),
}

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
  const { hotelId } = await addHotel(server.services.database.db)
  const detail = await call(server.app, 'getHotelDetail', { id: hotelId })
  cityId = detail.body.cityId
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signIn(server.services)
  eve = await signIn(server.services)
})

/** A new hotel, an order of Ada's there, and another verified offer of it. */
async function booking(): Promise<Booking> {
  const client = bookingClient(server)
  const { hotelId, pid, suitePid } = await addHotel(server.services.database.db)
  const { orderid, payId } = await client.book(ada, pid)
  const { bankOrderId } = (await client.createPayment(payId)).body
  const { verifyToken } = (await client.verify(suitePid)).body
  return { orderid, payId, bankOrderId, verifyToken, hotelId, pid }
}

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

test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(rows).toSorted()).toEqual(names.toSorted())
})

test.each(names)('%s: a visitor', async (operationId) => {
  const { auth } = allRoutes[operationId] ?? { auth: 'user' }
  const { input, visitor } = rowOf(operationId)
  const answer = await ask(operationId, input(await booking()), {})
  expect(answer.status).toBe(visitor)
  if (auth === 'user') expect(visitor).toBe(401)
})

test.each(names)('%s: a stranger who is signed in', async (operationId) => {
  const { input, eve: status, absent } = rowOf(operationId)
  const answer = await ask(operationId, input(await booking()), eve)
  expect(answer.status).toBe(status)
  if (status !== 404 || !absent) return
  const none = await ask(operationId, absent, eve)
  expect([none.status, sameFor(none.body)]).toEqual([404, sameFor(answer.body)])
})

test.each(names)('%s: the one whom it concerns', async (operationId) => {
  const { input, ada: status } = rowOf(operationId)
  expect((await ask(operationId, input(await booking()), ada)).status).toBe(status)
})

test.each(names)('%s: the userid of somebody else changes nothing', async (operationId) => {
  const { input, eve: status } = rowOf(operationId)
  const { userIdMismatches } = server.services.securityCounters
  const made = await booking()
  const answer = await ask(operationId, { ...input(made), userid: ada.uid }, eve)
  expect(answer.status).toBe(status)
  expect(server.services.securityCounters.userIdMismatches).toBe(userIdMismatches + 1)
  if (allRoutes[operationId]?.method !== 'GET' || operationId === 'sendEmailCode') return
  const honest = await ask(operationId, { ...input(made), userid: eve.uid }, eve)
  const both = [answer, honest].map(({ body }) => (typeof body === 'object' ? sameFor(body) : body))
  expect(both[0]).toEqual(both[1])
})

const guarded = Object.values(allRoutes).filter(({ auth }) => auth !== 'open')

test.each(guarded)('$operationId: a token that is no longer good is told so', async ({ operationId }) => {
  const made = await booking()
  const gone = await signIn(server.services)
  await ask('logout', {}, gone)
  for (const token of [gone.token, `${eve.token.slice(0, -4)}AAAA`, 'x']) {
    expect((await ask(operationId, rowOf(operationId).input(made), { token })).status).toBe(401)
  }
})

test.each(byPayId)('%s: a payId that nobody was given is nothing', async (operationId) => {
  const input = { ...rowOf(operationId).input(await booking()), payId: 'NOSUCHPAYMENT' }
  expect((await ask(operationId, input, {})).status).toBe(404)
})

test.each(['getPaymentUrl', 'getPaymentOrderByBankId'])(
  '%s: an attempt belongs to its own payId',
  async (operationId) => {
    const [own, other] = [await booking(), await booking()]
    const mixed = { payId: own.payId, bankOrderId: other.bankOrderId }
    expect((await ask(operationId, mixed, ada)).status).toBe(404)
  },
)

test('nothing of another person stands in lists and counts', async () => {
  await booking()
  expect((await ask('listOrders', { userid: ada.uid }, eve)).body).toEqual({ list: [], nextCursor: null })
  expect(Object.values((await ask('countOrders', { userid: ada.uid }, eve)).body)).toEqual([0, 0, 0, 0, 0])
})

test('an order that Eve tries to cancel goes on', async () => {
  const { orderid } = await booking()
  await ask('cancelHotelOrder', { orderid, userid: ada.uid }, eve)
  expect((await ask('getOrderDetail', { orderid }, ada)).body.status).toBe('TO_PAY')
})

test('what a payId opens tells nothing personal', async () => {
  const { payId } = await booking()
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
