import { eq } from 'drizzle-orm'
import { moment } from '../../../server/kernel/database/schema/community'
import { fxRate, ratePackage, roomType } from '../../../server/kernel/database/schema/catalogue'
import { sku } from '../../../server/kernel/database/schema/vouchers'
import { addSku } from '../../support/server/add-sku'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let house: TestHotel
const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 1, adults: 2 }

beforeAll(async () => {
  server = await startTestServer()
  const { db } = server.services.database
  house = await addHotel(db)
  await db.insert(fxRate).values({ currencyCode: 'USD', cnyPerUnit: 5 }).onConflictDoNothing()
  await addSku(db, house, {
    id: 'c1',
    name: 'Two nights by the lake',
    priceMinor: 80_000,
    originalMinor: null,
    validUntil: '2027-03-31',
    rank: 1,
  })
  const mei = await signIn(server.services)
  await db.insert(moment).values({
    id: 'm1',
    hotelId: house.hotelId,
    userId: mei.uid,
    pictureId: 'city-day-01',
    content: 'Fog on the lake.',
    createdAt: server.clock.now(),
  })
})
afterAll(() => server.close())

async function wisher(currency = 'CNY') {
  const { token } = await signIn(server.services)
  const request = async (operationId: string, input: object, headers: Record<string, string> = { currency }) =>
    (await call(server.app, operationId, input, { token, headers })).body
  return { request }
}

/** Makes every room of the house cost another amount. */
async function reprice(baseMinor: number): Promise<void> {
  const { db } = server.services.database
  await db.update(roomType).set({ baseMinor }).where(eq(roomType.id, house.roomTypeId))
  await bumpCatalogueVersion(db)
}

test('a hotel has the difference to its saved price', async () => {
  const { request } = await wisher()
  await reprice(100_000)
  await request('addCollection', { bizType: 'hotel', bizId: house.hotelId, ...stay })
  await reprice(90_000)
  await request('addCollection', { bizType: 'hotel', bizId: house.hotelId, ...stay })
  const of = async (input: object, headers?: Record<string, string>) =>
    (await request('listCollection', input, headers)).list[0].change
  const less = { direction: 'less', currencyCode: 'CNY', isPerNight: true, isConverted: false, savedFor: null }
  expect(await of(stay)).toEqual({ ...less, amount: '110' })
  expect(await of({ ...stay, checkIn: '2026-12-05' })).toEqual({
    ...less,
    amount: '110',
    savedFor: { checkIn: '2026-12-04', checkOut: '2026-12-06' },
  })
  expect(await of(stay, { currency: 'USD' })).toEqual({ ...less, currencyCode: 'USD', amount: '22', isConverted: true })
})

test('what is saved in another currency is compared in it', async () => {
  const { request } = await wisher()
  await reprice(100_000)
  await request('addCollection', { bizType: 'hotel', bizId: house.hotelId, ...stay, currency: 'USD' }, {})
  await reprice(90_000)
  const [inDollars] = (await request('listCollection', stay, { currency: 'USD' })).list
  expect(inDollars.change).toMatchObject({ currencyCode: 'USD', amount: '22', isConverted: false })
  const [inYuan] = (await request('listCollection', stay)).list
  expect(inYuan.change).toMatchObject({ currencyCode: 'CNY', amount: '110', isConverted: true })
})

test('a sold-out hotel has the nearest dates, and compares nothing', async () => {
  const { request } = await wisher()
  const { db } = server.services.database
  const full = await addHotel(db, { stock: 2 })
  const add = { bizType: 'hotel', bizId: full.hotelId }
  await request('addCollection', { ...add, ...stay })
  await db.update(ratePackage).set({ maxRooms: 1 }).where(eq(ratePackage.hotelId, full.hotelId))
  await db.update(ratePackage).set({ dayLimitMin: 3 }).where(eq(ratePackage.hotelId, full.hotelId))
  await bumpCatalogueVersion(db)
  const [none] = (await request('listCollection', stay)).list
  expect([none.card.price, none.card.nearestDates, none.change]).toEqual([null, null, null])
  await db.update(ratePackage).set({ dayLimitMin: 1, bookAheadDays: 15 }).where(eq(ratePackage.hotelId, full.hotelId))
  await bumpCatalogueVersion(db)
  const [later] = (await request('listCollection', stay)).list
  expect(later.card).toMatchObject({ price: null, nearestDates: { checkIn: '2026-12-06', checkOut: '2026-12-08' } })
})

test('a voucher stands on its own list, with a heart wherever it is shown', async () => {
  const { request } = await wisher()
  expect(await request('addCollection', { bizType: 'coupon', bizId: 'c1' })).toEqual({ isCollection: true })
  expect((await request('listCollection', {})).list).toEqual([])
  await server.services.database.db.update(sku).set({ priceMinor: 75_000 }).where(eq(sku.id, 'c1'))
  const [item] = (await request('listCollection', { bizType: 'coupon' })).list
  expect(item).toMatchObject({
    kind: 'coupon',
    bizId: 'c1',
    card: { skuId: 'c1', isCollection: true },
    change: { direction: 'less', amount: '50', isPerNight: false },
  })
  expect((await request('listCoupons', {})).list[0].isCollection).toBe(true)
  expect((await request('getHotelDetail', { id: house.hotelId })).coupons[0].isCollection).toBe(true)
  expect((await call(server.app, 'listCoupons')).body.list[0].isCollection).toBe(false)
  await server.services.database.db.update(sku).set({ validUntil: '2026-11-20' }).where(eq(sku.id, 'c1'))
  expect((await request('listCollection', { bizType: 'coupon' })).list[0]).toMatchObject({
    kind: 'gone',
    name: 'Two nights by the lake',
  })
})

test('a post stands on the list by its like: one and the same', async () => {
  const { request } = await wisher()
  await request('like', { bizType: 'moment', bizId: 'm1', isLike: true })
  expect((await request('isCollected', { bizType: 'moment', bizIds: 'm1,m2' })).collected).toEqual(['m1'])
  const { list } = await request('listCollection', { bizType: 'moment', ...stay })
  expect(list).toMatchObject([
    { kind: 'moment', bizId: 'm1', card: { isLike: true, likeCount: 1, from: { checkIn: '2026-12-04' } } },
  ])
  await request('cancelCollection', { bizType: 'moment', bizId: 'm1' })
  expect((await request('listFeedMoments', {})).list[0]).toMatchObject({ isLike: false, likeCount: 0 })
  await request('restoreCollection', { bizType: 'moment', bizIds: ['m1'] })
  expect((await request('listFeedMoments', {})).list[0]).toMatchObject({ isLike: true, likeCount: 1 })
  await request('cancelCollection', { bizType: 'moment', bizId: 'm1' })
  await request('addCollection', { bizType: 'moment', bizId: 'm1' })
  expect((await request('listFeedMoments', {})).list[0]).toMatchObject({ isLike: true, likeCount: 1 })
})
