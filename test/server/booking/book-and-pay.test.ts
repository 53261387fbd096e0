import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualStay } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

test('a price check fixes total, parts and terms of the stay', async () => {
  const { status, body } = await client.verify(hotel.pid, { rooms: 2, adults: 3 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'available', pid: hotel.pid, stay: { nights: 2, rooms: 2 }, previous: null })
  expect(body.breakdown).toMatchObject({ goodsMinor: 400_000, taxMinor: 40_000, totalMinor: 440_000 })
  expect(body.cancellation.summary).toBe('Free cancellation until Mon 30 Nov 18:00, Hangzhou time')
})

test('a booking is paid, confirmed and written about', async () => {
  const person = await client.person()
  const { orderid, payId, orderNo } = await client.book(person, hotel.pid)
  expect(orderNo).toMatch(/^SL\d{12}$/)
  expect(Buffer.from(payId, 'base64url').length).toBeGreaterThanOrEqual(16)
  await client.pay(payId)
  const { body } = await client.request('getOrderDetail', { orderid }, person)
  expect(body).toMatchObject({ status: 'CONFIRMED', totalMinor: 220_000, paidMinor: 220_000, refundedMinor: 0 })
  expect(body.confirmationNo).toMatch(/^H\d{9}$/)
  expect(body.pinCode).toMatch(/^\d{4}$/)
  expect(body.payments).toHaveLength(1)
  expect(body.logs.map(({ to }: { to: string }) => to)).toEqual(['TO_PAY', 'CONFIRMING', 'CONFIRMED'])
  const [email] = await server.mailbox()
  expect(email).toMatchObject({ to: 'ada@example.com', subject: 'Confirmed: Lakeside House, Tue 1 Dec 2026' })
  for (const part of [
    body.confirmationNo,
    'CNY ¥ 2,200',
    'Mon 30 Nov 18:00, Hangzhou time',
    `/order/hotel/detail/${orderid}`,
  ]) {
    expect(email?.text).toContain(part)
    expect(email?.html).toContain(part)
  }
  await checkLedger(server.services.database.db, 'settled')
})

test('the order is shown as it was booked, whatever the hotel changes later', async () => {
  const person = await client.person()
  const { orderid } = await client.book(person, hotel.pid)
  const before = await client.request('getOrderDetail', { orderid }, person)
  const { db } = server.services.database
  await db.execute(`update hotel set name = 'Renamed', know_before_you_go = '{}' where id = '${hotel.hotelId}'`)
  const after = await client.request('getOrderDetail', { orderid }, person)
  expect(after.body).toEqual(before.body)
})

test("another's order reads like one that does not exist", async () => {
  const [owner, other] = [await client.person(), await client.person()]
  const { orderid } = await client.book(owner, hotel.pid)
  for (const operationId of ['getOrderDetail', 'quoteCancel']) {
    const foreign = await client.request(operationId, { orderid }, other)
    const missing = await client.request(operationId, { orderid: 'NOTHING' }, other)
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' })
  }
  expect((await client.request('cancelHotelOrder', { orderid }, other, 'k')).status).toBe(404)
})

test('the payId alone shows the booking without personal data', async () => {
  const person = await client.person()
  const { payId } = await client.book(person, hotel.pid)
  const { status, text } = await client.request('getPackageOrderByPayId', { payId })
  expect(status).toBe(200)
  for (const secret of ['Ada', 'ada@example.com', '13800000000', person.uid]) expect(text).not.toContain(secret)
  expect((await client.request('getPackageOrderByPayId', { payId: 'unknown' })).status).toBe(404)
})

test('a stay moves by the clock of its hotel', async () => {
  const person = await client.person()
  const { payId } = await client.book(person, hotel.pid)
  await client.pay(payId)
  const states: string[] = []
  for (const instant of [
    '2026-12-01T06:59:59Z',
    '2026-12-01T07:00:00Z',
    '2026-12-03T03:59:59Z',
    '2026-12-03T04:00:00Z',
  ]) {
    server.clock.set(new Date(instant))
    await client.work()
    states.push(await client.statusOf(payId))
  }
  server.clock.set(new Date('2026-11-21T10:00:00.000Z'))
  expect(states).toEqual(['CONFIRMED', 'CHECKED_IN', 'CHECKED_IN', 'COMPLETED'])
})

test('lists show each order in its tab, newest first, page by page', async () => {
  const person = await client.person()
  const booked: string[] = []
  for (const day of ['05', '06', '07']) {
    server.clock.advance(1000)
    const stay = { checkIn: `2026-12-${day}`, checkOut: '2026-12-08' }
    booked.unshift((await client.book(person, hotel.pid, stay)).orderid)
  }
  const first = await client.request('listOrders', { pageSize: 2 }, person)
  const second = await client.request('listOrders', { pageSize: 2, cursor: first.body.nextCursor }, person)
  const ids = [...first.body.list, ...second.body.list].map(({ orderid }) => orderid)
  expect(ids).toEqual(booked)
  expect(second.body.nextCursor).toBeNull()
  const [newest] = first.body.list
  await client.pay(newest.payId)
  expect((await client.request('countOrders', {}, person)).body).toEqual({
    to_pay: 2,
    to_confirm: 0,
    upcoming: 1,
    to_use: 0,
    completed: 0,
    cancelled: 0,
  })
  const upcoming = await client.request('listOrders', { tab: 'upcoming' }, person)
  expect(upcoming.body.list).toMatchObject([
    { orderid: newest.orderid, statusText: 'Confirmed', buttons: ['view', 'refund'] },
  ])
  expect((await client.request('listOrders', { cursor: 'nonsense' }, person)).status).toBe(400)
})

test('list and detail offer the same buttons', async () => {
  const person = await client.person()
  const { orderid } = await client.book(person, hotel.pid, usualStay)
  const [card] = (await client.request('listOrders', {}, person)).body.list
  const detail = (await client.request('getOrderDetail', { orderid }, person)).body
  expect(card.buttons).toEqual(['pay', 'cancel', 'view'])
  expect(detail.buttons).toEqual(card.buttons)
})
