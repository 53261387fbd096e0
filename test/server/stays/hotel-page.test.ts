import pg from 'pg'
import { sql } from 'drizzle-orm'
import type { FlexStay, HotelDetail, HotelPicture } from '@/contract/hotel'
import type { HotelCard } from '@/contract/search'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { addHotel } from '../../support/server/add-hotel'
import { call, type Caller } from '../../support/server/call'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedCatalogue(server.services, { hotels: 400 })
})
afterAll(() => server.close())

const request = (operationId: string, input: object, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)
const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 1, adults: 2 }
const hotelsOf = async (cityId: string): Promise<HotelCard[]> =>
  (await request('searchHotels', { cityId, ...stay, pageSize: 50 })).body.list
const first = async (cityId: string): Promise<string> => (await hotelsOf(cityId))[0]?.id ?? ''
const detail = async (id: string, caller: Caller = {}): Promise<HotelDetail> =>
  (await request('getHotelDetail', { id }, caller)).body

async function rowsOf(table: 'sku' | 'moment'): Promise<{ id: string; hotel_id: string }[]> {
  const { db } = server.services.database
  return (await db.execute<{ id: string; hotel_id: string }>(sql`select id, hotel_id from ${sql.identifier(table)}`))
    .rows
}

test('a hotel shows its own vouchers and posts and nobody else’s', async () => {
  const [coupon] = await rowsOf('sku')
  const [moment] = await rowsOf('moment')
  const [withCoupon, withMoment] = [await detail(coupon?.hotel_id ?? ''), await detail(moment?.hotel_id ?? '')]
  expect(withCoupon.coupons.map(({ hotelId }) => hotelId)).toEqual(withCoupon.coupons.map(() => coupon?.hotel_id))
  expect(withCoupon.coupons.map(({ skuId }) => skuId)).toContain(coupon?.id)
  expect(withMoment.moments.map(({ id }) => id)).toContain(moment?.id)
  expect(new Set(withMoment.moments.map(({ hotelId }) => hotelId))).toEqual(new Set([moment?.hotel_id]))
})

test('a voucher is priced in the asker’s currency', async () => {
  const [coupon] = await rowsOf('sku')
  const { coupons } = await detail(coupon?.hotel_id ?? '', { headers: { currency: 'EUR' } })
  expect(coupons[0]).toMatchObject({ currencyCode: 'EUR', currencySymbol: '€' })
})

test('pictures of one category stand together, nearby places have their coordinates, and fees are listed', async () => {
  const { pictures, nearby, policies, knowBeforeYouGo } = await detail(await first('rome'))
  const categories = pictures.map(({ category }: HotelPicture) => category)
  const runs = categories.filter((category, index) => category !== categories[index - 1])
  expect(runs).toHaveLength(new Set(categories).size)
  expect(nearby.every(({ lat, lng }) => lat !== null && lng !== null)).toBe(true)
  expect(policies.map(({ title }) => title)).toContain('Mandatory fees')
  expect(knowBeforeYouGo.length).toBeGreaterThan(0)
})

test('other days carry the same totals as their own request', async () => {
  const hotelId = await first('bangkok')
  const { flex }: { flex: FlexStay[] } = (await request('getPackageInfoFull', { hotelId, ...stay })).body
  expect(flex.map(({ checkIn }) => checkIn)).toEqual(
    ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`),
  )
  for (const { checkIn, checkOut, price } of flex) {
    const own = (await request('getPackageInfoFull', { hotelId, ...stay, checkIn, checkOut })).body
    expect(own.from).toEqual(price)
  }
})

test('other days that have begun are not offered', async () => {
  const hotelId = await first('bangkok')
  const soon = { ...stay, checkIn: '2026-11-22', checkOut: '2026-11-23' }
  const { flex }: { flex: FlexStay[] } = (await request('getPackageInfoFull', { hotelId, ...soon })).body
  expect(flex[0]?.checkIn).toBe('2026-11-21')
  expect(flex).toHaveLength(5)
})

test('similar hotels: the same city, near in stars, without itself, those that can be booked first', async () => {
  const hotels = await hotelsOf('shanghai')
  const own = hotels.find(({ star }) => star === 3)
  const { list }: { list: HotelCard[] } = (await request('listSimilarHotels', { hotelId: own?.id, ...stay })).body
  expect(list).toHaveLength(4)
  expect(list.map(({ id }) => id)).not.toContain(own?.id)
  expect(list.every(({ districtPath }) => districtPath.startsWith('Shanghai'))).toBe(true)
  const stars = list.filter(({ price }) => price !== null).map(({ star }) => Math.abs((star ?? 3) - 3))
  expect(stars).toEqual(stars.toSorted((one, other) => one - other))
  const gone = list.map(({ price }) => price === null)
  expect(gone).toEqual(gone.toSorted((one, other) => Number(one) - Number(other)))
  const [card] = list
  expect(hotels.find(({ id }) => id === card?.id)?.price).toEqual(card?.price)
})

test('a hotel that is alone in its city has none like it, an unknown one is not found', async () => {
  const { hotelId } = await addHotel(server.services.database.db)
  expect((await request('listSimilarHotels', { hotelId, ...stay })).body).toEqual({ list: [] })
  expect((await request('listSimilarHotels', { hotelId: 'nowhere', ...stay })).status).toBe(404)
})

test('similar hotels take one query', async () => {
  const hotelId = await first('paris')
  await request('listSimilarHotels', { hotelId, ...stay })
  const query = jest.spyOn(pg.Pool.prototype, 'query')
  await request('listSimilarHotels', { hotelId, ...stay })
  const count = query.mock.calls.length
  query.mockRestore()
  expect(count).toBe(1)
})
