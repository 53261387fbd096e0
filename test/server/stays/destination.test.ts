import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import type { SuggestionGroup } from '@/contract/suggest'
import { fillPlaces } from '../../../server/stays/destinations/fill-places'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { bookingClient } from '../../support/server/booking-client'
import { addHotel } from '../../support/server/add-hotel'
import { call, type Caller } from '../../support/server/call'
import { projectFolder } from '../../support/server/project-folder'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: '1' } })
  await seedCatalogue(server.services, { hotels: 200 })
  await fillPlaces(server.services.database, projectFolder)
})
afterAll(() => server.close())

const request = (operationId: string, input: object = {}, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)

describe('places in the database', () => {
  const count = async () => {
    const { rows } = await server.services.database.db.execute<{
      places: number
      landmarks: number
      areas: number
    }>(sql`
      select (select count(*)::integer from place) as places, (select count(*)::integer from landmark) as landmarks,
        (select count(*)::integer from city_area) as areas`)
    return rows[0]
  }

  test('are written once, and replaced when the edition changes', async () => {
    const { database } = server.services
    const before = await count()
    expect(before?.places).toBeGreaterThan(8000)
    expect(await fillPlaces(database, projectFolder)).toBe(false)
    await database.db.execute(sql`delete from place where kind = 'district'`)
    await database.db.execute(sql`update meta set value = '"older"'::jsonb where key = 'place_edition'`)
    expect(await Promise.all([fillPlaces(database, projectFolder), fillPlaces(database, projectFolder)])).toContain(
      true,
    )
    expect(await count()).toEqual(before)
  })
})

describe('searchCities', () => {
  test('without a keyword returns all cities, and by region', async () => {
    const { list, regions, unservedPlace } = (await request('searchCities')).body
    const children = regions.flatMap((region: DestinationRegion) => region.children)
    expect(unservedPlace).toBeNull()
    expect(list.length).toBe(40)
    expect(children.toSorted(byValue)).toEqual(
      list.filter(({ hotelCount }: DestinationOption) => hotelCount > 0).toSorted(byValue),
    )
    expect(regions).toContainEqual(
      expect.objectContaining({ label: 'Guangdong', localName: '广东', sourceType: 20, clickType: 2, isAbroad: false }),
    )
    expect(regions).toContainEqual(
      expect.objectContaining({ label: 'Japan', localName: '日本', sourceType: 10, isAbroad: true }),
    )
  })

  test.each(['北京', 'Beijing', 'bei jing', 'Peking', 'bj', 'Beijin'])('%s is Beijing', async (keyword) => {
    const { list, regions } = (await request('searchCities', { keyword })).body
    expect(list[0]).toMatchObject({ value: 'beijing', sourceType: 30, clickType: 1 })
    expect(regions).toEqual([])
  })

  test('a place without stays is marked as such', async () => {
    expect((await request('searchCities', { keyword: 'Lagos' })).body).toEqual({
      list: [],
      regions: [],
      unservedPlace: 'Lagos, Nigeria',
    })
  })
})

const byValue = (one: DestinationOption, other: DestinationOption) => (one.value < other.value ? -1 : 1)

describe('suggest', () => {
  const groups = async (keyword: string) => (await request('suggest', { keyword })).body.groups as SuggestionGroup[]

  test('strips white space and groups by kind', async () => {
    const { body } = await request('suggest', { keyword: ' 北 京 ' })
    expect(body.keyword).toBe('北京')
    expect(body.groups[0].list[0]).toMatchObject({ kind: 'city', cityId: 'beijing', reason: 'Also known as 北京' })
  })

  test('finds hotels by the beginning of a word of their name, and links them', async () => {
    const { list } = (await request('searchHotels', { cityId: 'shanghai' })).body
    const [first] = list
    const word = first.name.split(' ')[0]
    const hotels = (await groups(word)).find(({ kind }) => kind === 'hotel')?.list ?? []
    expect(hotels.length).toBeGreaterThan(0)
    for (const { hotelId, cityId, label } of hotels) {
      const detail = (await request('getHotelDetail', { id: hotelId })).body
      expect([detail.name, detail.cityId]).toEqual([label, cityId])
    }
  })

  test('forgives a typing error in a hotel’s name where nothing goes by it as it stands', async () => {
    const { list } = (await request('searchHotels', { cityId: 'shanghai' })).body
    const nameParts: string[] = list.flatMap(({ name }: { name: string }) => name.split(/[^A-Za-z]+/))
    const [word = ''] = nameParts.toSorted((one, other) => other.length - one.length)
    const mistyped = `${word.slice(0, 3)}${word.charAt(4)}${word.charAt(3)}${word.slice(5)}`
    const hotels = (await groups(mistyped)).find(({ kind }) => kind === 'hotel')?.list ?? []
    expect(hotels.length).toBeGreaterThan(0)
    for (const { label, reason } of hotels) {
      expect(label).toContain(word)
      expect(reason).toBe(`Did you mean ${label}?`)
    }
  })

  test.each(["'; drop table hotel; --", '\\', '%_', "o'", '()', '😀'])('%s does no harm', async (keyword) => {
    expect((await request('suggest', { keyword })).status).toBe(200)
  })

  test.each(['', '   ', 'x'.repeat(401)])('%j is a clear refusal', async (keyword) => {
    expect((await request('suggest', { keyword })).status).toBe(400)
  })
})

describe('locate', () => {
  test.each([
    [{ lat: 35.02, lng: 135.75 }, 'kyoto', 'Kyoto, Japan', 40_000],
    [{ lat: 38.85, lng: 115.49 }, 'beijing', 'Baoding, Hebei, China', 160_000],
  ])('%j is nearest to %s', async (input, cityId, placeName, most) => {
    const { body } = await request('locate', input)
    expect(body).toMatchObject({ by: 'position', placeName, option: { value: cityId } })
    expect(body.distanceMetres).toBeLessThan(most)
  })

  test('without a position it goes by the region of the asking address', async () => {
    const { body } = await request('locate')
    const region = (await request('getIpRegion')).body
    expect(body).toMatchObject({ by: 'region', placeName: null, distanceMetres: null })
    expect(body.option.countryCode).toBe(region.countryCode)
  })

  test.each([[{ lat: 35 }], [{ lng: 135 }], [{ lat: 91, lng: 0 }], [{ lat: 0, lng: 181 }]])(
    '%j is a clear refusal',
    async (input) => expect((await request('locate', input)).status).toBe(400),
  )
})

describe('listUsualDistricts', () => {
  const picked = (label: string) => ({
    kind: 'city',
    value: label,
    label,
    showLabel: label,
    cityId: label,
    hotelId: null,
    skuId: null,
    lat: null,
    lng: null,
  })

  test('of somebody unknown are the hot ones', async () => {
    const { body } = await request('listUsualDistricts')
    expect(body.source).toBe('hot')
    expect(body.list).toEqual((await request('listHotCities')).body.list)
  })

  test('of a device are those it searched for, the latest first', async () => {
    const caller = { headers: { 'device-id': 'device-of-a-wanderer' } }
    await request('putSearchHistory', { list: [picked('kyoto')] }, caller)
    server.clock.advance(1000)
    await request('putSearchHistory', { list: [picked('paris')] }, caller)
    const { body } = await request('listUsualDistricts', {}, caller)
    expect([body.source, ...body.list.map(({ value }: DestinationOption) => value)]).toEqual([
      'usual',
      'paris',
      'kyoto',
    ])
  })

  test('of a user are those booked in too', async () => {
    const ada = await signIn(server.services)
    const { hotelId, pid } = await addHotel(server.services.database.db)
    await bumpCatalogueVersion(server.services.database.db)
    await bookingClient(server).book(ada, pid)
    const { cityId } = (await request('getHotelDetail', { id: hotelId })).body
    const { body } = await request('listUsualDistricts', {}, ada)
    expect([body.source, ...body.list.map(({ value }: DestinationOption) => value)]).toEqual(['usual', cityId])
  })
})

test.each([
  ['searchCities', {}, 1],
  ['searchCities', { keyword: 'bj' }, 1],
  ['suggest', { keyword: 'kyo' }, 1],
  ['locate', { lat: 35, lng: 135 }, 1],
  ['locate', {}, 1],
  ['listUsualDistricts', {}, 1],
])('%s %j asks the database no more than it should', async (operationId, input, most) => {
  expect((await request(operationId, input)).status).toBe(200)
  const query = jest.spyOn(pg.Pool.prototype, 'query')
  const reply = await request(operationId, input)
  const queries = query.mock.calls.length
  query.mockRestore()
  expect([reply.status, queries]).toEqual([200, most])
})
