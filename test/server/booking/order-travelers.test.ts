import { sql } from 'drizzle-orm'
import { accountFile } from '../../../server/account/export'
import { asGuestSees } from '../../../server/booking/order-detail'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualForm } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { travelerOf, usualTraveler } from '../../support/server/travelers'

const masked = { idTypeName: 'Mainland China ID card', idNo: '11**************2X' }
const passport = { name: 'Ada Li', idType: 'passport', idNo: 'E12345678', tel: '13800138000', birthday: '1990-04-07' }

let server: TestServer
let client: BookingClient
let pid: string
let person: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
})
beforeEach(async () => {
  ;({ pid } = await addHotel(server.services.database.db))
  person = await client.person()
})
afterAll(() => server.close())

const countOf = async (orderid: string): Promise<number> => {
  const { rows } = await server.services.database.db.execute(
    sql`select room from order_traveler where order_id = ${orderid}`,
  )
  return rows.length
}

async function submit(guests: { name: string; travelerId?: string }[], who = person) {
  const stay = { rooms: guests.length, adults: guests.length }
  const { verifyToken } = (await client.verify(pid, stay)).body
  return client.submit(who, verifyToken, { form: { guests } })
}

const detailOf = async (orderid: string) => (await client.request('getOrderDetail', { orderid }, person)).body

async function exportedFile(uid: string) {
  const parts: string[] = []
  for await (const part of accountFile(server.services, uid)) parts.push(part)
  return parts.join('')
}

test('a room is booked for a saved traveler: the document is masked for its owner, and in no list', async () => {
  const travelerId = await travelerOf(server, person)
  const { status, body } = await submit([{ name: 'Ada Li' }, { name: usualTraveler.name, travelerId }])
  expect(status).toBe(200)
  expect((await detailOf(body.orderid)).guests).toEqual([
    { name: 'Ada Li' },
    { name: usualTraveler.name, document: masked },
  ])
  for (const list of [
    (await client.request('listOrders', {}, person)).text,
    (await client.request('getPackageOrderByPayId', { payId: body.payId })).text,
  ])
    expect(list).not.toMatch(/document|idNo|11\*/)
})

test('a guest who opens the order by a mailed code sees no document', async () => {
  const travelerId = await travelerOf(server, person)
  const { body } = await submit([{ name: usualTraveler.name, travelerId }])
  expect(asGuestSees(await detailOf(body.orderid)).guests).toEqual([{ name: usualTraveler.name }])
})

test('no number stands in the database in clear, and each is sealed for its own room', async () => {
  const travelerId = await travelerOf(server, person)
  const { body } = await submit([
    { name: usualTraveler.name, travelerId },
    { name: usualTraveler.name, travelerId },
  ])
  const { database } = server.services
  expect(await dumpOfDatabase(database)).not.toContain(usualTraveler.idNo)
  const { rows } = await database.db.execute<{ sealed_id_no: string }>(
    sql`select sealed_id_no from order_traveler where order_id = ${body.orderid} order by room`,
  )
  expect(new Set(rows.map((row) => row.sealed_id_no)).size).toBe(2)
  await database.db.execute(sql`
    update order_traveler set sealed_id_no = ${rows[0]?.sealed_id_no} where order_id = ${body.orderid} and room = 1`)
  const documents = (await detailOf(body.orderid)).guests.map(({ document }: { document: object }) => document)
  expect(documents).toEqual([masked, { ...masked, idNo: '' }])
})

test('the order keeps the traveler as it was, whatever becomes of the saved one', async () => {
  const travelerId = await travelerOf(server, person)
  const { body } = await submit([{ name: usualTraveler.name, travelerId }])
  await call(server.app, 'saveTraveler', { ...passport, id: travelerId }, { token: person.token })
  expect((await detailOf(body.orderid)).guests).toEqual([{ name: usualTraveler.name, document: masked }])
  await call(server.app, 'deleteTraveler', { id: travelerId }, { token: person.token })
  expect((await detailOf(body.orderid)).guests).toEqual([{ name: usualTraveler.name, document: masked }])
})

test('another’s traveler, one that is gone and one of another name read the same, and nothing is booked', async () => {
  const other = await client.person()
  const foreign = await travelerOf(server, other)
  const own = await travelerOf(server, person)
  const refusals = [
    await submit([{ name: usualTraveler.name, travelerId: foreign }]),
    await submit([{ name: usualTraveler.name, travelerId: 'nobody' }]),
    await submit([{ name: 'Ada Li', travelerId: own }]),
  ]
  const { requestId: _id, ...first } = refusals[0]?.body ?? {}
  expect(first).toMatchObject({ code: 'bad_input', field: 'guests.0.travelerId' })
  for (const { status, body } of refusals) {
    const { requestId: _other, ...rest } = body
    expect([status, rest]).toEqual([400, first])
  }
  expect((await client.request('listOrders', {}, person)).body.list).toEqual([])
})

test('the account’s file lists the travelers on orders with masked numbers, and those of nobody else', async () => {
  const travelerId = await travelerOf(server, person)
  const { body } = await submit([{ name: usualTraveler.name, travelerId }])
  const file = await exportedFile(person.uid)
  expect(JSON.parse(file).travelersOnOrders).toEqual([
    { orderNo: body.orderNo, room: 0, name: usualTraveler.name, ...masked },
  ])
  const other = await client.person()
  expect(JSON.parse(await exportedFile(other.uid)).travelersOnOrders).toEqual([])
})

test('an erased account leaves no document on orders that are over, and open ones keep theirs', async () => {
  const travelerId = await travelerOf(server, person)
  const closed = (await submit([{ name: usualTraveler.name, travelerId }])).body
  await client.request('cancelHotelOrder', { orderid: closed.orderid }, person, 'cancel-1')
  const open = (await submit([{ name: usualTraveler.name, travelerId }])).body
  await client.pay(open.payId)
  const { bookings, database } = server.services
  await database.transaction((tx) => bookings.eraseGuests(tx, server.services, person.uid))
  expect([await countOf(closed.orderid), await countOf(open.orderid)]).toEqual([0, 1])
})

test('a document goes 30 days after check-out, and not before', async () => {
  const startedAt = server.clock.now()
  const travelerId = await travelerOf(server, person)
  const { body } = await submit([{ name: usualTraveler.name, travelerId }])
  await server.services.database.db.execute(sql`
    insert into outbox (id, topic, dedupe_key, payload, available_at, created_at)
    values ('purge', 'purge', 'purge', '{}', ${startedAt.toISOString()}, ${startedAt.toISOString()})`)
  server.clock.set(new Date('2027-01-01T23:00:00Z'))
  await client.work()
  expect(await countOf(body.orderid)).toBe(1)
  server.clock.set(new Date('2027-01-02T01:00:00Z'))
  await client.work()
  expect(await countOf(body.orderid)).toBe(0)
  server.clock.set(startedAt)
})

test('without a chosen traveler nothing is stored', async () => {
  const { body } = await submit(usualForm.guests)
  expect(await countOf(body.orderid)).toBe(0)
})
