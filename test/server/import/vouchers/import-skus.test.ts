import { eq, sql } from 'drizzle-orm'
import { removeSkusOfSource } from '../../../../server/import/vouchers/import-skus'
import { importedSkuId } from '../../../../server/import/vouchers/place-sku'
import { addSource, isHotelInUse } from '../../../../server/import/repository'
import { couponOrder } from '../../../../server/kernel/database/schema/vouchers'
import { nightEntry, SkuFiles } from '../../../support/import/sku-files'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { bookingClient, type BookingClient } from '../../../support/server/booking-client'
import { checkLedger } from '../../../support/server/check-ledger'
import { mixClient } from '../../../support/server/mix-client'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'
import { voucherClient, type VoucherClient } from '../../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let hotel: TestHotel
let files: SkuFiles

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  vouchers = voucherClient(client)
  files = new SkuFiles(server)
  hotel = await addHotel(server.services.database.db)
  for (const source of ['larch', 'fir', 'pine', 'elm', 'oak', 'ash'])
    await addSource(server.services.database.db, source)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(async () => {
  await server.close()
  files.remove()
})

const MINUTE_MS = 60_000

const night = (id: string, change: object = {}) => nightEntry(hotel, id, change)

/** Everything that an import could touch, as one hash. */
async function everything(): Promise<unknown> {
  const { rows } = await server.services.database.db.execute(sql`
    select md5(concat((select string_agg(s::text, '|' order by id) from sku s),
      (select string_agg(r::text, '|' order by sku_id, room_type_id) from sku_room r),
      (select string_agg(i::text, '|' order by sku_id) from sku_import i), (select string_agg(m::text, '|' order by key) from meta m))) as all`)
  return rows[0]
}

test('an entry becomes a voucher on sale with its terms, which can be bought; a second import changes nothing', async () => {
  const entry = night('1', {
    limitPerUser: 2,
    originalMinor: 100_000,
    terms: {
      use: 'exchange',
      refund: 'until_booked',
      cancelDays: 2,
      extras: ['Late check-out'],
      services: ['Guided walk'],
      weekdays: [0, 1, 2, 3],
    },
  })
  expect(await files.run([entry], { isDryRun: true })).toMatchObject({ results: ['added'] })
  expect(await files.stored('1')).toBeUndefined()
  expect(await files.run([entry])).toMatchObject({ results: ['added'], ended: [], notEnded: null })
  expect(await files.stored('1')).toMatchObject({
    priceMinor: 80_000,
    faceMinor: 80_000,
    currencyCode: 'CNY',
    limitPerUser: 2,
    stock: 5,
    hotelId: hotel.hotelId,
    validUntil: '2027-06-30',
    terms: {
      refund: 'until_booked',
      cancelDays: 2,
      extras: ['Late check-out'],
      services: ['Guided walk'],
      weekdays: [0, 1, 2, 3],
      isPartial: false,
      difference: { kind: 'table' },
    },
  })
  const person = await client.person()
  await vouchers.buy(person, importedSkuId('larch', '1'), 2)
  const before = await everything()
  expect(await files.run([entry])).toMatchObject({ results: ['unchanged'] })
  expect(await everything()).toEqual(before)
})

test('a changed entry changes what is sold from now on, not what was bought, and the stock stays above what is taken', async () => {
  await files.run([night('1', { stock: 5 })], { source: 'fir' })
  const id = importedSkuId('fir', '1')
  const [buyer, holder] = [await client.person(), await client.person()]
  const orderid = await vouchers.buy(buyer, id, 2)
  await vouchers.order(holder, id)
  const { db } = server.services.database
  const order = () => db.select().from(couponOrder).where(eq(couponOrder.id, orderid))
  const before = await order()
  const changed = night('1', { priceMinor: 90_000, stock: 1, name: 'A night in the wood', limitPerUser: 1 })
  const { imported } = await files.run([changed], { source: 'fir' })
  expect(imported).toMatchObject([{ result: 'changed', warnings: ['stock 1 is below the 3 held or sold, which stay'] }])
  expect(await files.stored('1', 'fir')).toMatchObject({
    priceMinor: 90_000,
    stock: 3,
    held: 1,
    sold: 2,
    name: 'A night in the wood',
  })
  expect(await order()).toEqual(before)
  expect(await vouchers.detail(buyer, orderid)).toMatchObject({ name: 'A night by the lake' })
  expect(await files.run([changed], { source: 'fir' })).toMatchObject({ results: ['unchanged'] })
})

test('what a file no longer holds is no longer sold, and is sold again with the next import; what was bought stays', async () => {
  await files.run([night('1'), night('2')], { source: 'pine' })
  const orderid = await vouchers.buy(await client.person(), importedSkuId('pine', '2'))
  expect(await files.run([night('1')], { source: 'pine' })).toMatchObject({ results: ['unchanged'], ended: ['2'] })
  expect((await files.stored('2', 'pine'))?.saleEnd).toEqual(server.clock.now())
  expect((await files.stored('1', 'pine'))?.saleEnd).toBeNull()
  const { db } = server.services.database
  expect(await db.select().from(couponOrder).where(eq(couponOrder.id, orderid))).toHaveLength(1)
  expect(await files.run([night('1')], { source: 'pine' })).toMatchObject({ ended: [] })
  expect(await files.run([night('1'), night('2')], { source: 'pine' })).toMatchObject({
    results: ['unchanged', 'changed'],
  })
  expect((await files.stored('2', 'pine'))?.saleEnd).toBeNull()
  expect(await files.run([night('1'), night('2', { isDeleted: true })], { source: 'pine' })).toMatchObject({
    results: ['unchanged', 'changed'],
  })
  expect((await files.stored('2', 'pine'))?.saleEnd).not.toBeNull()
})

test.each([
  ['earlier', 60, 60, 1],
  ['later', 600, 600, 1],
  ['to the past', -60, 1, 0],
  ['to no time at all', null, 1, 0],
])('who waits for a sale that an import moves %s gets one email when it begins', async (name, to, begins, unsent) => {
  const source = `ash-${name.length}`
  await addSource(server.services.database.db, source)
  const now = server.clock.now().getTime()
  const at = (minutes: number | null) => (minutes === null ? null : new Date(now + minutes * MINUTE_MS).toISOString())
  const sent = async () =>
    (await server.mailbox()).filter(({ text }) => text.includes(`/product/detail/${importedSkuId(source, '1')}`)).length
  const waitUntil = async (minutes: number) => {
    server.clock.set(new Date(now + minutes * MINUTE_MS))
    await client.work()
  }
  await files.run([night('1', { saleStart: at(240) })], { source })
  const wanted = { skuId: importedSkuId(source, '1'), isWanted: true }
  expect((await client.request('remindOfSale', wanted, await client.person())).body).toEqual({ ok: true })
  await files.run([night('1', { saleStart: at(to) })], { source })
  await waitUntil(begins - unsent)
  expect(await sent()).toBe(1 - unsent)
  await waitUntil(begins)
  expect(await sent()).toBe(1)
  await waitUntil(1200)
  expect(await sent()).toBe(1)
})

test('a broken file ends no sale, and a refused entry leaves what it was before on sale', async () => {
  await files.run([night('1'), night('2')], { source: 'elm' })
  const before = await everything()
  expect(await files.run([night('1', { stock: -1 })], { source: 'elm' })).toMatchObject({
    results: ['refused'],
    ended: [],
    notEnded: 'no entry of the file was taken',
  })
  expect(await files.run([night('1'), { ...night(''), name: 'Nameless' }], { source: 'elm' })).toMatchObject({
    results: ['unchanged', 'refused'],
    ended: [],
    notEnded: expect.stringContaining('without an id'),
  })
  expect(await files.run([night('1'), night('2', { priceMinor: 0 })], { source: 'elm' })).toMatchObject({
    results: ['unchanged', 'refused'],
    ended: [],
  })
  expect(await everything()).toEqual(before)
})

test('removing a source removes what nobody ordered and ends the sale of the rest; its hotels stay while a voucher is good there', async () => {
  const { database, clock } = server.services
  await files.run([night('kept'), night('gone')], { source: 'oak' })
  const person = await client.person()
  const orderid = await vouchers.buy(person, importedSkuId('oak', 'kept'))
  expect(await removeSkusOfSource({ database, clock }, 'oak')).toEqual({ removed: 1, ended: 1 })
  expect(await files.stored('gone', 'oak')).toBeUndefined()
  expect((await files.stored('kept', 'oak'))?.saleEnd).toEqual(clock.now())
  expect(await vouchers.detail(person, orderid)).toMatchObject({ status: 'TO_USE' })
  const other = await addHotel(database.db)
  await files.run([night('kept', { rooms: [{ hotelId: other.hotelId }] })], { source: 'oak' })
  await database.db.execute(sql`delete from sku_room where hotel_id = ${hotel.hotelId}`)
  expect(await isHotelInUse(database.db, hotel.hotelId)).toBe(true)
})

test('an unpaid order with a date keeps its voucher and its hotel from being removed', async () => {
  const { database, clock } = server.services
  const used = await addHotel(database.db)
  await files.run([nightEntry(used, 'dated')], { source: 'ash' })
  const wanted = { skuId: importedSkuId('ash', 'dated'), quantity: 1, roomTypeId: used.roomTypeId }
  await mixClient(client).order(await client.person(), { ...wanted, checkIn: '2026-12-05' })
  expect(await removeSkusOfSource({ database, clock }, 'ash')).toEqual({ removed: 0, ended: 1 })
  expect((await files.stored('dated', 'ash'))?.held).toBe(1)
  await database.db.execute(sql`delete from sku_room where hotel_id = ${used.hotelId}`)
  expect(await isHotelInUse(database.db, used.hotelId)).toBe(true)
})
