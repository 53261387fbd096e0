import fc from 'fast-check'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, freeEndsAt } from '../../support/server/booking-client'
import { useBookingScene } from '../../support/server/booking-scene'
import { checkLedger } from '../../support/server/check-ledger'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import type { TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson
let startedAt: Date

useBookingScene({ connections: 20 }, (scene) => {
  ;({ server, client, hotel, person, startedAt } = scene)
})

/** Moves the clock and renews the person's token, which would have expired. */
async function goTo(now: Date): Promise<void> {
  server.clock.set(now)
  person = await withFreshToken(server.services, person)
}

const paidOrder = (rooms?: number) => client.paidOrder(person, hotel.pid, rooms)

const quoteOf = (orderid: string, rooms?: string) => client.quote(person, orderid, rooms)

let keys = 0
const apply = (orderid: string, quoteToken: string, more: object = {}, key = `apply-${(keys += 1)}`) =>
  client.request('applyForCancel', { orderid, quoteToken, ...more }, person, key)

const detailOf = (orderid: string) => client.detail(person, orderid)

const refundWay = (bankOrderId: string, way: string) =>
  server.services.database.db.execute(
    `update sandbox_charge set refund_way = '${way}' where bank_order_id = '${bankOrderId}'`,
  )

test('a free cancellation gives everything back and the rooms are on sale again', async () => {
  const { orderid } = await paidOrder(2)
  const quote = await quoteOf(orderid)
  expect(quote).toMatchObject({
    isWhole: true,
    isFree: true,
    feeMinor: 0,
    refundMinor: 440_000,
    tierText: expect.stringMatching(/^Free cancellation until .*30 Nov 18:00, hotel time\.$/),
    nextTierText: expect.stringContaining('CNY 2,200 of 4,400 is not refunded'),
    needsReason: false,
  })
  const { status, body } = await apply(orderid, quote.quoteToken)
  expect([status, body.status, body.refund.amountMinor]).toEqual([200, 'CANCELLED', 440_000])
  expect((await client.verify(hotel.pid, { rooms: 5, adults: 5 })).status).toBe(200)
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({
    status: 'REFUNDED',
    refundedMinor: 440_000,
    refunds: [{ status: 'SUCCESS', rooms: [0, 1] }],
  })
  await checkLedger(server.services.database.db, 'settled')
})

test('rooms are cancelled one by one, and what is left adds up', async () => {
  const { orderid } = await paidOrder(3)
  const first = await quoteOf(orderid, '1')
  expect(first).toMatchObject({ isWhole: false, refundMinor: 220_000, rooms: [{ room: 1, guest: 'Guest 2' }] })
  expect((await apply(orderid, first.quoteToken)).body.status).toBe('PARTIAL_REFUNDED')
  await client.work()
  await goTo(freeEndsAt)
  const second = await quoteOf(orderid, '0')
  expect(second).toMatchObject({ feeMinor: 110_000, refundMinor: 110_000, needsReason: true })
  expect((await apply(orderid, second.quoteToken)).body).toMatchObject({ code: 'bad_input', field: 'reason' })
  expect((await apply(orderid, second.quoteToken, { reason: 'illness' })).body.status).toBe('PARTIAL_REFUNDED')
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({
    status: 'PARTIAL_REFUNDED',
    refundedMinor: 330_000,
    cancelledRooms: [
      { room: 1, feeMinor: 0, refundMinor: 220_000 },
      { room: 0, feeMinor: 110_000, refundMinor: 110_000 },
    ],
  })
  const last = await quoteOf(orderid)
  expect(last.rooms.map(({ room }: { room: number }) => room)).toEqual([2])
  expect((await apply(orderid, last.quoteToken, { reason: 'other' })).body.status).toBe('CANCELLED_WITH_FEE')
  await client.work()
  await checkLedger(server.services.database.db, 'settled')
})

test('rooms cancelled within a minute go back in one refund while none was sent', async () => {
  const { orderid } = await paidOrder(3)
  for (const room of ['0', '2']) await apply(orderid, (await quoteOf(orderid, room)).quoteToken)
  expect((await detailOf(orderid)).refunds).toMatchObject([{ amountMinor: 440_000, rooms: [0, 2] }])
  await client.work()
  server.clock.advance(1000)
  await apply(orderid, (await quoteOf(orderid, '1')).quoteToken)
  expect((await detailOf(orderid)).refunds).toHaveLength(2)
  await client.work()
  expect((await detailOf(orderid)).refundedMinor).toBe(660_000)
})

test('a quote that has expired or changed moves nothing and brings the new one', async () => {
  const { orderid } = await paidOrder(2)
  const { quoteToken, validUntil } = await quoteOf(orderid)
  await goTo(new Date(validUntil))
  const expired = await apply(orderid, quoteToken)
  expect([expired.status, expired.body.code, expired.body.data.refundMinor]).toEqual([410, 'quote_expired', 440_000])
  await goTo(new Date(freeEndsAt.getTime() - 60_000))
  const free = await quoteOf(orderid)
  expect(free.validUntil).toBe(freeEndsAt.toISOString())
  await goTo(freeEndsAt)
  const changed = await apply(orderid, free.quoteToken)
  expect([changed.status, changed.body.code, changed.body.data.feeMinor]).toEqual([409, 'quote_changed', 220_000])
  const both = await quoteOf(orderid)
  await apply(orderid, (await quoteOf(orderid, '0')).quoteToken, { reason: 'other' })
  const gone = await apply(orderid, both.quoteToken, { reason: 'other' })
  expect([gone.status, gone.body.code]).toEqual([409, 'quote_changed'])
  expect(gone.body.data.rooms).toMatchObject([{ room: 1 }])
  expect((await detailOf(orderid)).cancelledRooms).toHaveLength(1)
})

test('the same key gives the first reply again; another application after it is refused', async () => {
  const { orderid } = await paidOrder()
  const { quoteToken } = await quoteOf(orderid)
  const [first, again] = [await apply(orderid, quoteToken, {}, 'k'), await apply(orderid, quoteToken, {}, 'k')]
  expect(again.text).toBe(first.text)
  const second = await apply(orderid, quoteToken)
  expect([second.status, second.body.code]).toEqual([409, 'order_state'])
})

test('an application of somebody else, or with a forged quote, is refused', async () => {
  const { orderid } = await paidOrder()
  const { quoteToken } = await quoteOf(orderid)
  expect((await apply(orderid, `${quoteToken}x`)).body.code).toBe('bad_token')
  const owner = person
  person = await client.person()
  expect((await apply(orderid, quoteToken)).status).toBe(404)
  person = owner
  const other = await paidOrder(2)
  expect((await apply(other.orderid, quoteToken)).body.code).toBe('bad_token')
})

test('a traveler who asks for the fee to be waived keeps the rooms until the hotel decides', async () => {
  const { orderid } = await paidOrder()
  expect((await apply(orderid, (await quoteOf(orderid)).quoteToken, { requestsWaiver: true })).body.field).toBe(
    'requestsWaiver',
  )
  await goTo(freeEndsAt)
  const { quoteToken, canRequestWaiver } = await quoteOf(orderid)
  expect(canRequestWaiver).toBe(true)
  const reply = await apply(orderid, quoteToken, { requestsWaiver: true, reason: 'other', reasonText: 'Fever' })
  expect(reply.body).toMatchObject({ status: 'CANCEL_APPLIED', refund: null })
  expect((await apply(orderid, quoteToken, { reason: 'other' })).body.code).toBe('cancel_applied')
  expect((await quoteOf(orderid)).quoteToken).toBeNull()
})

test('a refund that takes days is followed until it is there', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await refundWay(bankOrderId, 'days')
  await apply(orderid, (await quoteOf(orderid)).quoteToken)
  await client.work()
  expect((await detailOf(orderid)).refunds).toMatchObject([{ status: 'SUBMITTED', sentAt: expect.any(String) }])
  await goTo(new Date(startedAt.getTime() + 3 * 86_400_000 + 60_000))
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({ status: 'REFUNDED', refunds: [{ status: 'SUCCESS' }] })
})

test('a refund that the provider refuses is failed and needs an account', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await refundWay(bankOrderId, 'fails')
  await apply(orderid, (await quoteOf(orderid)).quoteToken)
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({
    status: 'CANCELLED',
    refundedMinor: 0,
    refunds: [{ status: 'FAILED', needsAccount: true }],
  })
})

test('a finished order can be hidden from its list, and stays in the books', async () => {
  const { orderid } = await paidOrder()
  const hide = () => client.request('deleteHotelOrder', { orderid }, person, `hide-${(keys += 1)}`)
  expect((await hide()).status).toBe(409)
  await apply(orderid, (await quoteOf(orderid)).quoteToken)
  await client.work()
  expect((await hide()).status).toBe(200)
  expect((await client.request('listOrders', {}, person)).body.list).toEqual([])
  expect((await client.request('countOrders', {}, person)).body.cancelled).toBe(0)
  expect((await detailOf(orderid)).status).toBe('REFUNDED')
})

test('every quote of any rooms at any time equals what then is refunded', async () => {
  const minutes = fc.integer({ min: -600, max: 2000 })
  const steps = fc.array(fc.record({ rooms: fc.subarray([0, 1, 2], { minLength: 1 }), at: minutes }), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      server.clock.set(startedAt)
      person = await client.person()
      hotel = await addHotel(server.services.database.db, { stock: 3, baseMinor: 33_333 })
      const { orderid } = await paidOrder(3)
      let refunded = 0
      for (const { rooms, at } of [...chosen].toSorted((one, other) => one.at - other.at)) {
        await goTo(new Date(freeEndsAt.getTime() + at * 60_000))
        const quote = await quoteOf(orderid, rooms.join(','))
        const reply = quote.quoteToken ? await apply(orderid, quote.quoteToken, { reason: 'other' }) : null
        if (reply?.status === 200) refunded += quote.refundMinor
        await client.work()
        server.clock.advance(21_000)
        await client.work()
        expect((await detailOf(orderid)).refundedMinor).toBe(refunded)
      }
      await checkLedger(server.services.database.db, 'settled')
    }),
    { numRuns: 25 },
  )
}, 120_000)
