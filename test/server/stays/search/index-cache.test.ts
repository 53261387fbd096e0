import { eq } from 'drizzle-orm'
import { hotel } from '../../../../server/kernel/database/schema/catalogue'
import { readCityIndex, type LiveChanges } from '../../../../server/stays/search/repository'
import { createCityIndex } from '../../../../server/stays/search/create-city-index'
import { IndexCache } from '../../../../server/stays/search/index-cache'
import { addHotel } from '../../../support/server/add-hotel'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY = '2026-12-04'
const changes = (changed: Partial<LiveChanges>): LiveChanges => ({
  version: 1,
  horizon: '100',
  nights: [],
  rules: [],
  scores: [],
  favorites: new Map(),
  vips: new Set(),
  ...changed,
})

test('the index of some hotels is kept until one of their own nights changes', async () => {
  const { db } = server.services.database
  const cache = new IndexCache(changes({}), 1_000)
  const addToCache = async () => {
    const added = await addHotel(db)
    const found = await db.select({ id: hotel.id, cityId: hotel.cityId }).from(hotel).where(eq(hotel.id, added.hotelId))
    for (const { cityId } of found) {
      await cache.cityIndex(cityId, async () => createCityIndex((await readCityIndex(db, cityId, DAY)).hotels))
    }
    return { ...added, found }
  }
  const [requested, other] = [await addToCache(), await addToCache()]
  const first = cache.subsetIndex(requested.found)
  expect(first?.hotels.map(({ hotel: { id } }) => id)).toEqual([requested.hotelId])

  cache.apply(changes({ horizon: '101' }))
  cache.apply(changes({ horizon: '102', nights: [[other.roomTypeId, DAY, 0, 0, 0, null]] }))
  expect(cache.subsetIndex(requested.found)).toBe(first)

  cache.apply(changes({ horizon: '103', nights: [[requested.roomTypeId, DAY, 0, 0, 0, null]] }))
  const second = cache.subsetIndex(requested.found)
  expect(second).not.toBe(first)
  expect(second?.roomById.get(requested.roomTypeId)?.nights.get(DAY)?.total).toBe(0)
})
