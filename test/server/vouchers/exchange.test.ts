import { eq } from 'drizzle-orm'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { accountFile } from '../../../server/account/export'
import { settlePayment } from '../../../server/booking/payments/settle'
import { roomNight } from '../../../server/kernel/database/schema/catalogue'
import { sku, skuRoom, voucherGift } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { checkLedger } from '../../support/server/check-ledger'
import { buyVoucher, exchangeScene, type ExchangeScene } from '../../support/server/exchange-client'
import { withFreshToken } from '../../support/server/sign-in'
import { travelerOf, usualTraveler } from '../../support/server/travelers'

let scene: ExchangeScene
let hotel: TestHotel

beforeAll(async () => {
  scene = await exchangeScene()
})
beforeEach(async () => {
  hotel = await addHotel(scene.server.services.database.db)
})
afterEach(() => checkLedger(scene.server.services.database.db))
afterAll(() => scene.server.close())

/** Saturday nights cost CNY 120 more. */
const dear: VoucherTerms = {
  ...easyTerms,
  surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }],
}
const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06']

test('a date without a difference is booked at once, with a certificate and an email', async () => {
  const { server, exchanges, client } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const booked = await exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  expect(booked).toMatchObject({ status: 'CONFIRMED', payId: null, certificateNo: expect.stringMatching(/^E\d{10}$/) })
  const info = (await exchanges.info(person, wanted.voucherId)).body
  expect(info).toMatchObject({ status: 'EXCHANGED', triesLeft: 2, refusal: { code: 'voucher_state' } })
  expect(info.exchange.orderid).toBe(booked.orderid)
  const { body } = await exchanges.detail(person, booked.orderid)
  expect(body).toMatchObject({
    canCancel: true,
    guests: [{ name: 'Ada Li' }],
    addressLocal: '湖滨路1号',
    totalMinor: 0,
  })
  expect(body.cancelText).toBe('Can be cancelled until Sat 5 Dec 15:00, hotel time (UTC+8)')
  await client.work()
  const email = (await server.mailbox()).find(({ subject }) => subject.startsWith('Date booked'))
  expect(email?.subject).toBe('Date booked: Lakeside House, Sun 6 Dec 2026')
  expect(email?.text).toContain(booked.certificateNo)
  expect(email?.text).toContain('湖滨路1号')
})

test('a date with a difference is held until it is paid, and then booked', async () => {
  const { exchanges, client } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const quoted = (await exchanges.difference(person, { ...wanted, checkIn: SATURDAY })).body
  expect(quoted).toMatchObject({ differenceMinor: 12_000, currencyAmount: '120', checkOut: SUNDAY })
  expect(quoted.parts).toEqual([{ kind: 'night', text: 'Night of Sat 5 Dec', amountMinor: 12_000, amount: '120' }])
  const held = (await exchanges.submit(person, quoted.token)).body
  expect(held).toMatchObject({ status: 'TO_PAY', certificateNo: null, payId: expect.any(String) })
  const page = (await client.request('getPaymentPage', { payId: held.payId })).body
  expect(page.order).toMatchObject({ type: 'exchange', roomTypeName: 'Lake Room', checkIn: SATURDAY })
  await client.pay(held.payId)
  const { body } = await exchanges.detail(person, held.orderid)
  expect(body).toMatchObject({ status: 'CONFIRMED', paidMinor: 12_000, certificateNo: expect.stringMatching(/^E/) })
  expect((await exchanges.info(person, wanted.voucherId)).body.status).toBe('EXCHANGED')
})

test('the same call under its own name books the stay part of what is bought', async () => {
  const { exchanges, client } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const { token } = (await exchanges.difference(person, { ...wanted, checkIn: SUNDAY })).body
  const sent = {
    token,
    contact: { name: 'Ada', email: 'ada@example.com', countryCode: '', phone: '' },
    guests: [{ name: 'Ada' }],
  }
  const first = await client.request('submitPackageStayOrder', sent, person, 'stay-1')
  const again = await client.request('submitPackageStayOrder', sent, person, 'stay-1')
  expect([first.status, again.text]).toEqual([200, first.text])
})

test('what was held and is given up leaves the voucher as it was', async () => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const { orderid } = await exchanges.book(person, { ...wanted, checkIn: SATURDAY })
  const { body } = await exchanges.cancelUnpaid(person, orderid)
  expect(body).toMatchObject({ status: 'CANCELLED', voucherStatus: 'UNUSED', refund: null })
  expect((await exchanges.cancelUnpaid(person, orderid)).body).toEqual(body)
})

test('what is paid is not given up as unpaid', async () => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const { orderid } = await exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  const reply = await exchanges.cancelUnpaid(person, orderid)
  expect([reply.status, reply.body.code]).toEqual([409, 'already_paid'])
})

test('a cancelled certificate brings back room, voucher and difference', async () => {
  const { exchanges, client, server } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const { orderid, payId } = await exchanges.book(person, { ...wanted, checkIn: SATURDAY })
  await client.pay(payId)
  const reply = (await exchanges.cancelCertificate(person, orderid)).body
  expect(reply).toMatchObject({ status: 'CANCELLED', voucherStatus: 'UNUSED', refund: { amountMinor: 12_000 } })
  expect((await exchanges.cancelCertificate(person, orderid)).body.status).toBe('CANCELLED')
  await client.work()
  const { body } = await exchanges.detail(person, orderid)
  expect(body).toMatchObject({ status: 'REFUNDED', refundedMinor: 12_000, canCancel: false })
  expect((await server.mailbox()).map(({ subject }) => subject)).toContain(
    'Date cancelled: Lakeside House, Sat 5 Dec 2026',
  )
  await exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  await checkLedger(server.services.database.db, 'settled')
})

test('a date can be booked three times a day with a voucher', async () => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  for (const left of [2, 1, 0]) {
    const { orderid } = await exchanges.book(person, { ...wanted, checkIn: SATURDAY })
    expect((await exchanges.info(person, wanted.voucherId)).body.triesLeft).toBe(left)
    await exchanges.cancelUnpaid(person, orderid)
  }
  const reply = await exchanges.exchange(person, { ...wanted, checkIn: SATURDAY })
  expect([reply.status, reply.body.code, reply.body.data]).toEqual([409, 'no_tries_left', { triesLeft: 0 }])
})

test('a voucher that is exchanged has no second date, and says what to do next', async () => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const other = (await exchanges.difference(person, { ...wanted, checkIn: SATURDAY })).body
  await exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  const reply = await exchanges.submit(person, other.token)
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({
    code: 'voucher_state',
    data: { status: 'EXCHANGED', nextStep: 'Cancel the booked date first to use it otherwise.' },
  })
})

test.each([
  ['a blackout', { blackouts: [{ from: SATURDAY, to: SATURDAY }] }, 'blackout', [SATURDAY]],
  ['another weekday', { weekdays: [0, 1, 2, 3, 4] }, 'weekday', [SATURDAY]],
  ['too soon', { bookAheadDays: 30 }, 'book_ahead', [SATURDAY]],
])('%s is refused with the nights at fault', async (_name, change, refusal, dates) => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: { ...easyTerms, ...change } })
  const reply = await exchanges.difference(person, { ...wanted, checkIn: SATURDAY })
  expect([reply.status, reply.body.code, reply.body.data]).toEqual([409, 'date_refused', { refusal, dates }])
})

test('a voucher on its way as a gift has no date', async () => {
  const { exchanges, server } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  await server.services.database.db.insert(voucherGift).values({
    id: wanted.voucherId,
    voucherId: wanted.voucherId,
    fromUserId: person.uid,
    email: 'friend@example.com',
    tokenHash: wanted.voucherId,
    status: 'OPEN',
    createdAt: server.services.clock.now(),
    expiresAt: new Date('2027-01-01'),
  })
  const reply = await exchanges.exchange(person, { ...wanted, checkIn: SUNDAY })
  expect([reply.status, reply.body.code]).toEqual([409, 'voucher_given'])
})

test("another's voucher and exchange read like none", async () => {
  const { exchanges, client } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const eve = await client.person()
  const { token } = (await exchanges.difference(person, { ...wanted, checkIn: SUNDAY })).body
  expect((await exchanges.info(eve, wanted.voucherId)).status).toBe(404)
  expect((await exchanges.submit(eve, token)).status).toBe(404)
  const { orderid } = (await exchanges.submit(person, token)).body
  for (const call of [exchanges.detail, exchanges.cancelUnpaid, exchanges.cancelCertificate])
    expect((await call(eve, orderid)).status).toBe(404)
})

test('a room of another voucher is none of its rooms, and terms stay those that were sold', async () => {
  const { exchanges, server } = scene
  const { db } = server.services.database
  const { person, voucherId, skuId } = await buyVoucher(scene, hotel)
  const { suiteRoomTypeId: roomTypeId, hotelId } = hotel
  await db.insert(skuRoom).values({ skuId, roomTypeId, hotelId })
  await db
    .update(sku)
    .set({ terms: { ...easyTerms, weekdays: [0] } })
    .where(eq(sku.id, skuId))
  expect((await exchanges.difference(person, { voucherId, roomTypeId, checkIn: SUNDAY })).status).toBe(404)
  const ownRoom = { voucherId, roomTypeId: hotel.roomTypeId, checkIn: SUNDAY }
  expect((await exchanges.difference(person, ownRoom)).body).toMatchObject({ differenceMinor: 0 })
})

test('an upgrade is paid for each night', async () => {
  const { exchanges, server, client, vouchers } = scene
  const { db } = server.services.database
  const { skuId } = await buyVoucher(scene, hotel, { nights: 2 })
  const { suiteRoomTypeId: roomTypeId, hotelId } = hotel
  await db.insert(skuRoom).values({ skuId, roomTypeId, hotelId, upgradeMinor: 5_000 })
  const person = await client.person()
  const [bought] = (await vouchers.detail(person, await vouchers.buy(person, skuId))).vouchers
  const quoted = (await exchanges.difference(person, { voucherId: bought.voucherId, roomTypeId, checkIn: SATURDAY }))
    .body
  expect(quoted).toMatchObject({ differenceMinor: 10_000, nights: 2 })
  expect(quoted.parts.at(-1)).toMatchObject({ kind: 'upgrade', text: 'Better room, 2 nights', amountMinor: 10_000 })
})

test('the price of the day is paid beyond the value, up to the cap, and the lines add up', async () => {
  const { exchanges } = scene
  const difference = { kind: 'market', mostMinor: 20_000 } as const
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: { ...easyTerms, difference } })
  const { body } = await exchanges.difference(person, { ...wanted, checkIn: SUNDAY })
  expect(body.parts.map(({ kind, amountMinor }: { kind: string; amountMinor: number }) => [kind, amountMinor])).toEqual(
    [
      ['night', 110_000],
      ['value', -80_000],
      ['cap', -10_000],
    ],
  )
  expect(body.differenceMinor).toBe(20_000)
})

test('a difference that has changed since is refused with the new one', async () => {
  const { exchanges, server } = scene
  const difference = { kind: 'market', mostMinor: null } as const
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: { ...easyTerms, difference } })
  const { token, differenceMinor } = (await exchanges.difference(person, { ...wanted, checkIn: SUNDAY })).body
  const night = { roomTypeId: hotel.roomTypeId, day: SUNDAY, total: 3, priceMinor: 120_000 }
  await server.services.database.db.insert(roomNight).values(night)
  const reply = await exchanges.submit(person, token)
  expect([differenceMinor, reply.status, reply.body.code]).toEqual([30_000, 409, 'difference_changed'])
  expect(reply.body.data).toMatchObject({ differenceMinor: 52_000 })
  expect((await exchanges.submit(person, reply.body.data.token)).body.status).toBe('TO_PAY')
})

test('where the hotel needs documents each guest is a saved traveler, whose number is sealed', async () => {
  const { exchanges, server } = scene
  const terms = { ...easyTerms, needsDocuments: true }
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms })
  const missing = await exchanges.exchange(person, { ...wanted, checkIn: SUNDAY })
  expect([missing.status, missing.body.field]).toEqual([400, 'guests.0.travelerId'])
  const guests = [{ name: usualTraveler.name, travelerId: await travelerOf(server, person) }]
  const { body } = await exchanges.exchange(person, { ...wanted, checkIn: SUNDAY }, { guests })
  const document = { idTypeName: 'Mainland China ID card', idNo: '11**************2X' }
  expect((await exchanges.detail(person, body.orderid)).body.guests).toEqual([{ name: usualTraveler.name, document }])
  const parts: string[] = []
  for await (const part of accountFile(server.services, person.uid)) parts.push(part)
  expect(parts.join('')).toContain('11**************2X')
})

test('a room takes no more guests than it has beds for', async () => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const guests = ['Ada', 'Ben', 'Cem', 'Dan'].map((name) => ({ name }))
  const reply = await exchanges.exchange(person, { ...wanted, checkIn: SUNDAY }, { guests })
  expect([reply.status, reply.body.field]).toEqual([400, 'guests'])
})

test('a forged token is refused, and one that is too old', async () => {
  const { exchanges, server } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const { token } = (await exchanges.difference(person, { ...wanted, checkIn: SUNDAY })).body
  expect((await exchanges.submit(person, `${token}x`)).body.code).toBe('bad_token')
  server.clock.advance(15 * 60_000)
  const reply = await exchanges.submit(person, token)
  expect([reply.status, reply.body.code]).toEqual([410, 'token_expired'])
})

test.each([
  ['free', null, 'CONFIRMED', 'EXCHANGED'],
  ['taken', SUNDAY, 'AUTO_REFUNDING', 'EXCHANGED'],
])('a difference that is paid late finds the voucher %s', async (_name, otherDate, status, voucherStatus) => {
  const { exchanges, client, server } = scene
  const { services } = server
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const { orderid, payId } = await exchanges.book(person, { ...wanted, checkIn: SATURDAY })
  const { bankOrderId } = (await client.createPayment(payId)).body
  server.clock.advance(16 * 60_000)
  await client.work()
  const holder = await withFreshToken(services, person)
  expect((await exchanges.detail(holder, orderid)).body.status).toBe('CLOSED_TIMEOUT')
  if (otherDate) await exchanges.book(holder, { ...wanted, checkIn: otherDate })
  const report = { bankOrderId, outcome: 'paid', amountMinor: 12_000, currencyCode: 'CNY', failMessage: null } as const
  await services.database.transaction((tx) => settlePayment(tx, services, report))
  expect((await exchanges.detail(holder, orderid)).body.status).toBe(status)
  expect((await exchanges.info(holder, wanted.voucherId)).body.status).toBe(voucherStatus)
})
