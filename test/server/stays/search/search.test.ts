import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { HotelCard } from '@/contract/search'
import { overrideNight } from '../../../../server/demo/inventory'
import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import type { SearchReply } from '../../../../server/stays/search/search-filters'
import { addHotel } from '../../../support/server/add-hotel'
import { call, type Caller } from '../../../support/server/call'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'
import { seedCatalogue } from '../../../../server/demo/seed/seed-catalogue'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedCatalogue(server.services, { hotels: 400 })
})
afterAll(() => server.close())

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
const request = (operationId: string, input: object, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)
const search = async (input: object): Promise<SearchReply> =>
  (await request('searchHotels', { cityId: 'shanghai', pageSize: 50, ...stay, ...input })).body
const executor = () => server.services.database.db

describe('facets', () => {
  test('every count is what is found when the value is chosen', async () => {
    const { facets } = await search({})
    expect(facets.grades.length).toBeGreaterThan(2)
    expect(facets.tags.length).toBeGreaterThan(5)
    for (const { value, count } of facets.grades) expect((await search({ grades: [value] })).total).toBe(count)
    for (const { value, count } of facets.areas) expect((await search({ areas: [value] })).total).toBe(count)
    for (const { value, count } of facets.tags.slice(0, 6)) expect((await search({ tags: [value] })).total).toBe(count)
    expect((await search({ freeCancellation: true })).total).toBe(facets.freeCancellation)
    expect((await search({ breakfast: true })).total).toBe(facets.breakfast)
  })

  test('grades are not counted against themselves, tags are put on top of each other', async () => {
    const plain = await search({})
    const graded = await search({ grades: [4] })
    expect(graded.facets.grades).toEqual(plain.facets.grades)
    const pooled = await search({ tags: ['pool'] })
    const both = pooled.facets.tags.find(({ value }) => value === 'gym')
    expect((await search({ tags: ['pool', 'gym'] })).total).toBe(both?.count)
  })

  test('the histogram spans all prices, and a range stays within them', async () => {
    const { facets, total } = await search({})
    const price = facets.price
    if (!price) throw new Error('no prices')
    expect(price.buckets.reduce((sum, count) => sum + count, 0)).toBe(total)
    const middle = Math.round((price.minMinor + price.maxMinor) / 2)
    const cheap = await search({ priceToMinor: middle })
    expect(cheap.total).toBeLessThan(total)
    expect(cheap.soldOutCount).toBe(0)
    expect(cheap.facets.price).toEqual(price)
    for (const card of cheap.list) expect(card.price?.perNightMinor).toBeLessThanOrEqual(middle)
  })

  test.each([
    ['the only tag that nobody has with others', { tags: ['pool'], grades: [3] }, ['grades', 'tags']],
    ['a price that is too low', { priceToMinor: 100 }, ['price']],
    ['a keyword of nobody', { keyword: 'zzzzzzzz' }, ['keyword']],
  ])('an empty list names the best filter to drop: %s', async (_, input, filters) => {
    const { total, bestDrop } = await search(input)
    expect(total).toBe(0)
    expect(filters).toContain(bestDrop?.filter)
    expect(bestDrop?.count).toBeGreaterThan(0)
  })
})

describe('names', () => {
  test('are found in Chinese, in pinyin and with a typo, and the card shows which name matched', async () => {
    const [first] = (await search({ keyword: 'lantern' })).list
    expect(first?.matchedName).toBeNull()
    const typo = await search({ keyword: 'lantrn' })
    expect(typo.correctedKeyword).toBe('Lantern')
    expect(typo.list[0]?.id).toBe(first?.id)
    const chinese = await search({ keyword: '酒店' })
    expect(chinese.list[0]?.matchedName).toContain('酒店')
    expect((await search({ keyword: 'jiudian' })).total).toBe(chinese.total)
    expect((await search({ keyword: 'zzzzzzzz' })).correctedKeyword).toBeNull()
  })

  test('are found everywhere without a city', async () => {
    const { hotelId } = await addHotel(executor())
    await bumpCatalogueVersion(executor())
    const reply: SearchReply = (await request('searchHotels', { keyword: 'hu pan ju', ...stay })).body
    expect(reply).toMatchObject({ cityId: null, total: 1, correctedKeyword: null })
    expect(reply.list[0]).toMatchObject({ id: hotelId, matchedName: '湖畔居', distanceMetres: null })
    const typo: SearchReply = (await request('searchHotels', { keyword: 'lakesdie', ...stay })).body
    expect(typo.correctedKeyword).toBe('Lakeside')
    expect(typo.list.map(({ id }) => id)).toContain(hotelId)
  })

  test.each([
    ['whole', 'Lakeside House'],
    ['a later word', 'house lakeside'],
    ['Chinese', '湖畔居'],
    ['one character wrong, said alike', '湖叛居'],
    ['initials', 'hpj'],
    ['quotes and operators', "lakeside' & ! | <-> \\"],
    ['more than 40 characters', `Lakeside House ${'of the very long name '.repeat(3)}`],
  ])('are found everywhere: %s', async (_, keyword) => {
    await addHotel(executor())
    await bumpCatalogueVersion(executor())
    const { status, body } = await request('searchHotels', { keyword, ...stay, pageSize: 50 })
    expect(status).toBe(200)
    const names = body.list.map(({ name }: HotelCard) => name)
    if (keyword.length <= 40) expect(names).toContain('Lakeside House')
  })

  test('are found as they are now: a hotel that is renamed or taken off is not found by its old name', async () => {
    const { hotelId } = await addHotel(executor())
    const find = async (keyword: string) => {
      await bumpCatalogueVersion(executor())
      const { body } = await request('searchHotels', { keyword, ...stay, pageSize: 50 })
      return body.list.map(({ id }: HotelCard) => id)
    }
    await executor().execute(sql`update hotel set name = 'Zanzibar Pavilion' where id = ${hotelId}`)
    expect(await find('Zanzibar')).toEqual([hotelId])
    await executor().execute(sql`update hotel set name = 'Quokka Pavilion' where id = ${hotelId}`)
    expect([await find('Zanzibar'), await find('Quokka')]).toEqual([[], [hotelId]])
    await executor().execute(sql`update hotel set is_on_sale = false where id = ${hotelId}`)
    expect(await find('Quokka')).toEqual([])
  })

  test('without a place and a name the most popular stays of all cities are listed, page by page', async () => {
    const list = async (input: object): Promise<SearchReply> =>
      (await request('searchHotels', { ...stay, ...input })).body
    const first = await list({ pageSize: 20 })
    const rest = await list({ pageSize: 50, cursor: first.nextCursor })
    const ids = [...first.list, ...rest.list].map(({ id }) => id)
    const { rows } = await executor().execute<{ id: string }>(
      sql`select id from hotel where is_on_sale order by rank, id limit 60`,
    )
    expect([first.cityId, first.total + first.soldOutCount, rest.nextCursor]).toEqual([null, 60, null])
    expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)))
    expect(new Set(first.list.map(({ districtPath }) => districtPath.split(' · ')[0])).size).toBeGreaterThan(1)
  })

  test('a name without a letter finds nothing', async () => {
    const { status, body } = await request('searchHotels', { keyword: ' - ' })
    expect([status, body.list]).toEqual([200, []])
  })

  test.each([
    [{ sort: 'distance' }, 'nearLat'],
    [{ keyword: 'house', sort: 'distance' }, 'nearLat'],
  ])('%j is refused', async (input, field) => {
    const { status, body } = await request('searchHotels', input)
    expect([status, body.field ?? body.data?.field]).toEqual([400, field])
  })
})

describe('what is live', () => {
  const soldOut = async (cityId: string, days: object) => (await search({ cityId, ...days })).soldOutCount

  test('a night that was sold out, priced or opened is seen by the very next search', async () => {
    const { hotelId, roomTypeId, suiteRoomTypeId } = await addHotel(executor())
    const { cityId } = (await request('getHotelDetail', { id: hotelId })).body
    await server.services.database.transaction(async (tx) =>
      tx.execute(sql`update meta set value = to_jsonb((value #>> '{}')::integer + 1) where key = 'catalogue_version'`),
    )
    const day = stay.checkIn
    expect(await soldOut(cityId, stay)).toBe(0)
    for (const id of [roomTypeId, suiteRoomTypeId]) {
      await overrideNight(executor(), { roomTypeId: id, day, total: 0 })
    }
    const full = await search({ cityId })
    expect(full).toMatchObject({ total: 0, soldOutCount: 1 })
    expect(full.list[0]?.nearestDates).toEqual({ checkIn: '2026-12-05', checkOut: '2026-12-07' })
    await overrideNight(executor(), { roomTypeId, day, total: 2, priceMinor: 10_000 })
    const open = await search({ cityId, checkOut: '2026-12-05' })
    expect(open.list[0]?.price?.totalMinor).toBe(11_000)
    await executor().execute(sql`delete from room_night where room_type_id = ${roomTypeId}`)
    expect((await search({ cityId, checkOut: '2026-12-05' })).list[0]?.price?.totalMinor).toBe(110_000)
  })

  test('so it is by the next search for a name in all cities', async () => {
    const { hotelId, roomTypeId, suiteRoomTypeId } = await addHotel(executor())
    await executor().execute(
      sql`update meta set value = to_jsonb((value #>> '{}')::integer + 1) where key = 'catalogue_version'`,
    )
    const { rows } = await executor().execute<{ id: string }>(sql`select distinct city_id as id from hotel`)
    for (const { id } of rows) await search({ cityId: id })
    const named = async (): Promise<SearchReply> =>
      (await request('searchHotels', { keyword: 'hu pan ju', ...stay })).body
    const total = async () => (await named()).list.find(({ id }) => id === hotelId)?.price?.totalMinor
    const look = jest.spyOn(server.services.cityIndexes, 'hotels')
    const price = await total()
    expect(price).toBeGreaterThan(0)
    for (const id of [roomTypeId, suiteRoomTypeId]) {
      await overrideNight(executor(), { roomTypeId: id, day: stay.checkIn, total: 0 })
    }
    expect(await total()).toBeUndefined()
    await overrideNight(executor(), { roomTypeId, day: stay.checkIn, total: 2, priceMinor: 10_000 })
    expect(await total()).toBeLessThan(price ?? 0)
    const fromMemory = await Promise.all(look.mock.results.map(({ value }) => value))
    look.mockRestore()
    expect(fromMemory.map((live) => live !== null)).toEqual([true, true, true])
  })

  test('what an open transaction wrote is seen when it ends, though others ended before', async () => {
    const [slow, quick] = [await addHotel(executor()), await addHotel(executor())]
    const cityOf = async ({ hotelId }: { hotelId: string }) =>
      (await request('getHotelDetail', { id: hotelId })).body.cityId
    const [slowCity, quickCity] = [await cityOf(slow), await cityOf(quick)]
    const fill = async (db: Parameters<typeof overrideNight>[0], hotel: typeof slow) => {
      for (const roomTypeId of [hotel.roomTypeId, hotel.suiteRoomTypeId]) {
        await overrideNight(db, { roomTypeId, day: stay.checkIn, total: 0 })
      }
    }
    await executor().execute(
      sql`update meta set value = to_jsonb((value #>> '{}')::integer + 1) where key = 'catalogue_version'`,
    )
    await search({ cityId: slowCity })
    await server.services.database.transaction(async (tx) => {
      await fill(tx, slow)
      await fill(executor(), quick)
      expect([await soldOut(slowCity, stay), await soldOut(quickCity, stay)]).toEqual([0, 1])
    })
    expect([await soldOut(slowCity, stay), await soldOut(quickCity, stay)]).toEqual([1, 1])
  })

  test('concurrent searches share their queries', async () => {
    await Promise.all([search({}), search({ cityId: 'paris' }), search({ cityId: 'rome' })])
    const query = jest.spyOn(pg.Pool.prototype, 'query')
    await Promise.all(['shanghai', 'paris', 'rome', 'rome', 'paris'].map((cityId) => search({ cityId })))
    const { length } = query.mock.calls
    query.mockRestore()
    expect(length).toBeLessThan(5)
  })
})

test('cards by id come in the requested order, unknown ones left out', async () => {
  const ids = (await search({})).list.slice(0, 5).map(({ id }) => id)
  const requested = [ids[3], 'nobody', ids[0], ids[3]]
  const { list } = (await request('listHotelsById', { hotelIds: requested, ...stay })).body
  expect(list.map(({ id }: HotelCard) => id)).toEqual([ids[3], ids[0], ids[3]])
  const byId = new Map((await search({})).list.map((card) => [card.id, card.price]))
  for (const card of list) expect(card.price).toEqual(byId.get(card.id))
})
