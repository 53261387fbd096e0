import { eq, sql } from 'drizzle-orm'
import { hotel, roomType } from '../../../server/kernel/database/schema/catalogue'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { addHotel } from '../../support/server/add-hotel'
import { call } from '../../support/server/call'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const at = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

test.each([
  ['a currency without a rate', { currencyCode: 'MNT' }, {}],
  ['a currency that is none', { currencyCode: '£' }, {}],
  ['an immense rate', {}, { baseMinor: 1e17 }],
])('a hotel with %s loses its rooms, and breaks no call', async (_case, hotelFacts, roomFacts) => {
  const { db } = server.services.database
  const good = await addHotel(db)
  const bad = await addHotel(db)
  const [{ cityId } = { cityId: '' }] = await db.select().from(hotel).where(eq(hotel.id, good.hotelId))
  await db
    .update(hotel)
    .set({ cityId, ...hotelFacts })
    .where(eq(hotel.id, bad.hotelId))
  if ('baseMinor' in roomFacts) await db.update(roomType).set(roomFacts).where(eq(roomType.hotelId, bad.hotelId))
  await db.execute(sql`update city set hotel_count = 2 where id = ${cityId}`)
  await bumpCatalogueVersion(db)
  const found = await call(server.app, 'searchHotels', { cityId, ...at })
  const cards = found.body.list.map((card: { id: string; hasRooms: boolean; contact?: string }) => [
    card.id,
    card.hasRooms,
    card.contact,
  ])
  expect([found.status, cards]).toEqual([
    200,
    [
      [good.hotelId, true, undefined],
      [bad.hotelId, false, '+86 571 5550 0001'],
    ],
  ])
  const everywhere = await call(server.app, 'searchHotels', { keyword: 'lakeside', ...at })
  const offers = await call(server.app, 'getPackageInfoFull', { hotelId: bad.hotelId, ...at })
  const detail = await call(server.app, 'getHotelDetail', { id: bad.hotelId })
  expect([everywhere.status, offers.status, offers.body.rooms, detail.status]).toEqual([200, 200, [], 200])
})

test('of a room whose stock nobody has stated no number is shown', async () => {
  const { db } = server.services.database
  const { hotelId } = await addHotel(db, { stock: 1 })
  await db.update(roomType).set({ stock: 1, isStockStated: false }).where(eq(roomType.hotelId, hotelId))
  await bumpCatalogueVersion(db)
  const [{ cityId } = { cityId: '' }] = await db.select().from(hotel).where(eq(hotel.id, hotelId))
  const { body: search } = await call(server.app, 'searchHotels', { cityId, ...at })
  const { body: offers } = await call(server.app, 'getPackageInfoFull', { hotelId, ...at })
  const lefts = offers.rooms.flatMap((room: { packages: { stockLeft: number | null }[] }) =>
    room.packages.map(({ stockLeft }) => stockLeft),
  )
  expect([search.list[0].price === null, search.list[0].stockLeft, new Set(lefts)]).toEqual([
    false,
    null,
    new Set([null]),
  ])
})

test('a hotel without rooms to sell shows its lowest price for a night', async () => {
  const { db } = server.services.database
  const selling = await addHotel(db)
  const silent = await addHotel(db)
  const [{ cityId } = { cityId: '' }] = await db.select().from(hotel).where(eq(hotel.id, selling.hotelId))
  await db.update(hotel).set({ cityId, priceFromMinor: 8_000 }).where(eq(hotel.id, silent.hotelId))
  await db.update(hotel).set({ priceFromMinor: 8_000 }).where(eq(hotel.id, selling.hotelId))
  await db.update(roomType).set({ baseMinor: 1e17 }).where(eq(roomType.hotelId, silent.hotelId))
  await db.execute(sql`update city set hotel_count = 2 where id = ${cityId}`)
  await bumpCatalogueVersion(db)
  const { body } = await call(server.app, 'searchHotels', { cityId, ...at })
  const named = body.list.map((card: { id: string; priceFrom?: string }) => [card.id, card.priceFrom])
  expect(Object.fromEntries(named)).toEqual({ [selling.hotelId]: undefined, [silent.hotelId]: 'CNY ¥ 80' })
  const { body: cards } = await call(server.app, 'listHotelsById', { hotelIds: [silent.hotelId], ...at })
  expect(cards.list.map((card: { priceFrom?: string }) => card.priceFrom)).toEqual(['CNY ¥ 80'])
})
