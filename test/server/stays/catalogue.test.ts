import pg from 'pg'
import type { HotelCard } from '@/contract/search'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { sql } from 'drizzle-orm'
import { everyPage } from '../../support/server/every-page'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedCatalogue(server.services, { hotels: 400 })
})
afterAll(() => server.close())

const request = (operationId: string, input: object = {}, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)
const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', rooms: 1, adults: 2 }
const search = async (input: object, caller: Caller = {}) => (await request('searchHotels', input, caller)).body

describe('cities', () => {
  test('the hot ones come in their order, with the day there', async () => {
    const { list } = (await request('listHotCities')).body
    expect(list).toHaveLength(12)
    expect(list.slice(0, 2)).toMatchObject([
      { value: 'shanghai', label: 'Shanghai', showLabel: 'Shanghai, China', today: '2026-11-21', isAbroad: false },
      { value: 'beijing' },
    ])
    expect(list.every(({ hotelCount }: { hotelCount: number }) => hotelCount > 0)).toBe(true)
  })

  test.each([
    ['京都', 'kyoto', '京都'],
    ['PEKING', 'beijing', 'Peking'],
    ['dongjing', 'tokyo', 'Dongjing'],
    ['reykjavik', 'reykjavik', undefined],
    ['伦敦', 'london', '伦敦'],
  ])('%s is %s', async (keyword, value, matchedName) => {
    const { list } = (await request('searchCities', { keyword })).body
    expect(list[0].value).toBe(value)
    expect(list[0].matchedName).toBe(matchedName)
  })

  test('without a keyword there are all, and for nonsense none', async () => {
    expect((await request('searchCities')).body.list).toHaveLength(40)
    expect((await request('searchCities', { keyword: 'qqqq' })).body.list).toEqual([])
  })
})

describe('the one price', () => {
  test.each(['CNY', 'USD', 'JPY', 'KWD'])('is the same in list, detail and price check, in %s', async (currency) => {
    const caller = { headers: { currency } }
    const { list } = await search({ cityId: 'kyoto', ...stay }, caller)
    const cards: HotelCard[] = list.filter(({ price }: HotelCard) => price !== null)
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards.slice(0, 4)) {
      const offers = (await request('getPackageInfoFull', { hotelId: card.id, ...stay }, caller)).body
      expect(offers.from).toEqual(card.price)
      const packages = offers.rooms.flatMap((room: { packages: object[] }) => room.packages)
      const cheapest = packages.find(({ price }: HotelCard) => price?.totalMinor === card.price?.totalMinor)
      const check = (await request('verifyPackageTrade', { pid: cheapest.pid, ...stay }, caller)).body
      expect(check.price).toEqual(card.price)
      expect(check.breakdown.goodsMinor + check.breakdown.taxMinor).toBe(card.price?.totalMinor)
    }
  })

  test('of a calendar is not sent again to clients that still have it', async () => {
    const { list } = await search({ cityId: 'shanghai', checkIn: '2026-12-04', checkOut: '2026-12-05' })
    const url = `/api/hotel/packagecalendar?hotelId=${list[0].id}&from=2026-12-01&days=14`
    const first = await server.app.inject({ url })
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
    expect(again.headers['cache-control']).toBe('private, no-cache')
  })

  test('of a calendar night is that of the list for one night', async () => {
    const { list } = await search({ cityId: 'shanghai', checkIn: '2026-12-04', checkOut: '2026-12-05' })
    const card: HotelCard = list.find(({ price }: HotelCard) => price !== null)
    const { days } = (await request('getPackageCalendar', { hotelId: card.id, from: '2026-12-01', days: 14 })).body
    expect(days).toHaveLength(14)
    expect(days[3]).toMatchObject({ date: '2026-12-04', isAvailable: true, totalMinor: card.price?.totalMinor })
  })
})

describe('a city’s hotels', () => {
  test.each(['recommended', 'price_low', 'price_high', 'rating'])(
    'by %s: pages hold every hotel once, sold-out ones last',
    async (sort) => {
      const tomorrow = { checkIn: '2026-11-22', checkOut: '2026-11-23' }
      const read = (cursor?: string) =>
        search({ cityId: 'shanghai', sort, pageSize: 7, ...tomorrow, ...(cursor ? { cursor } : {}) })
      const cards = await everyPage<HotelCard>(read)
      const { total, soldOutCount } = await read()
      expect(cards).toHaveLength(total + soldOutCount)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      const sold = cards.map(({ price }) => price === null)
      expect(sold).toEqual([...sold].sort((one, other) => Number(one) - Number(other)))
      const open = cards.filter(({ price }) => price !== null)
      const prices = open.map(({ price }) => price?.totalMinor ?? 0)
      const scores = open.map(({ reviewScore }) => reviewScore ?? 0)
      if (sort === 'price_low') expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      if (sort === 'price_high') expect(prices).toEqual(prices.toSorted((one, other) => other - one))
      if (sort === 'rating') expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    },
  )

  test('filters narrow it', async () => {
    const all: HotelCard[] = (await search({ cityId: 'shanghai', pageSize: 50, ...stay })).list
    const stars: HotelCard[] = (await search({ cityId: 'shanghai', pageSize: 50, grades: [5, 6, 7], ...stay })).list
    expect(stars.map(({ id }) => id)).toEqual(all.filter(({ grade }) => (grade ?? 0) >= 5).map(({ id }) => id))
    const free: HotelCard[] = (await search({ cityId: 'shanghai', pageSize: 50, freeCancellation: true, ...stay })).list
    expect(free.filter(({ price, returnPolicy }) => price !== null && ![1, 2].includes(returnPolicy))).toEqual([])
    const word = all[0]?.name.split(' ')[0]?.toUpperCase()
    const named: HotelCard[] = (await search({ cityId: 'shanghai', pageSize: 50, keyword: word, ...stay })).list
    expect(named.map(({ id }) => id)).toContain(all[0]?.id)
    expect(named.length).toBeLessThan(all.length)
  })

  test('without dates it is tomorrow there, one night, two adults', async () => {
    const reply = await search({ cityId: 'sydney' })
    expect(reply.stay).toEqual({
      checkIn: '2026-11-22',
      checkOut: '2026-11-23',
      nights: 1,
      rooms: 1,
      adults: 2,
      children: 0,
    })
    expect(reply).toMatchObject({ cityName: 'Sydney', timeZone: 'Australia/Sydney' })
  })

  test('a favorite is shown only to its owner', async () => {
    const person = await signIn(server.services)
    const [first] = (await search({ cityId: 'rome', ...stay })).list
    await request('addCollection', { bizType: 'hotel', bizId: first.id }, person)
    const mine = (await search({ cityId: 'rome', ...stay }, person)).list
    expect(mine.filter(({ isCollection }: HotelCard) => isCollection).map(({ id }: HotelCard) => id)).toEqual([
      first.id,
    ])
    expect((await search({ cityId: 'rome', ...stay })).list.some(({ isCollection }: HotelCard) => isCollection)).toBe(
      false,
    )
  })

  test.each([
    ['no day', { checkIn: '2026-02-30' }, 400, 'checkIn'],
    ['a foreign cursor', { cursor: 'bm9wZQ' }, 400, 'cursor'],
    ['rooms without adults', { rooms: 3, adults: 1 }, 400, 'adults'],
  ])('%s is a clear refusal', async (_, input, status, field) => {
    const reply = await request('searchHotels', { cityId: 'shanghai', ...input })
    expect([reply.status, reply.body.field]).toEqual([status, field])
  })

  test('dates that have passed become the default stay, for the same guests', async () => {
    const past = await search({ cityId: 'shanghai', checkIn: '2020-01-05', checkOut: '2020-01-09', adults: 3 })
    const { stay: requested } = await search({ cityId: 'shanghai', adults: 3 })
    expect([past.stay, past.list.length > 0]).toEqual([requested, true])
  })

  test('an unknown city is not found', async () => {
    expect((await request('searchHotels', { cityId: 'atlantis' })).status).toBe(404)
  })
})

describe('a hotel', () => {
  const anyHotel = async (): Promise<HotelCard> => (await search({ cityId: 'bangkok', ...stay })).list[0]

  test('returns all its facts', async () => {
    const card = await anyHotel()
    const { body } = await request('getHotelDetail', { id: card.id })
    expect(body).toMatchObject({
      id: card.id,
      name: card.name,
      cityName: 'Bangkok',
      today: '2026-11-21',
      isCollection: false,
    })
    expect(body.pictures.length).toBeGreaterThan(4)
    expect((await request('getHotelDetail', { id: 'nowhere' })).status).toBe(404)
  })

  test('has for every package a price or the reason why not', async () => {
    const { id } = await anyHotel()
    const { rooms } = (await request('getPackageInfoFull', { hotelId: id, ...stay, adults: 3 })).body
    const packages = rooms.flatMap((room: { packages: object[] }) => room.packages)
    expect(packages.length).toBeGreaterThan(5)
    for (const { price, unavailable } of packages) expect((price === null) !== (unavailable === null)).toBe(true)
  })

  async function fullHotel(dates: { checkIn: string; checkOut: string }): Promise<HotelCard> {
    for (const cityId of ['shanghai', 'tokyo', 'paris', 'kyoto', 'london', 'beijing', 'bangkok', 'singapore']) {
      const { list } = await search({ cityId, pageSize: 50, ...dates })
      const full = list.find(({ price, hasRooms }: HotelCard) => price === null && hasRooms)
      if (full) return full
    }
    throw new Error('no hotel is full')
  }

  test('that is full names the nearest dates, and a past day is marked as such', async () => {
    const full = await fullHotel({ checkIn: '2026-11-22', checkOut: '2026-11-23' })
    const offers = (await request('getPackageInfoFull', { hotelId: full.id })).body
    expect(offers).toMatchObject({ from: null, nearestDates: { checkIn: expect.any(String) } })
    expect(offers.nearestDates.checkIn > '2026-11-22').toBe(true)
    const past = (
      await request('getPackageInfoFull', { hotelId: full.id, checkIn: '2026-11-01', checkOut: '2026-11-02' })
    ).body
    expect(past.rooms[0].packages[0].unavailable.reason).toBe('past_date')
    expect(past.nearestDates).toEqual({ checkIn: '2026-11-24', checkOut: '2026-11-25' })
  })

  test('has no calendar without a name, and none of days that are none', async () => {
    expect((await request('getPackageCalendar', { from: '2026-12-01', days: 3 })).status).toBe(400)
    const { id } = await anyHotel()
    expect((await request('getPackageCalendar', { hotelId: id, from: '2026-02-31', days: 3 })).status).toBe(400)
    const { days } = (await request('getPackageCalendar', { hotelId: id, from: '2026-11-19', days: 4 })).body
    expect(days.slice(0, 2)).toMatchObject([
      { isAvailable: false, amount: null },
      { isAvailable: false, amount: null },
    ])
  })
})

describe('queries', () => {
  const hotelOf = async () => (await search({ cityId: 'paris', ...stay })).list[0].id

  test.each([
    ['listHotCities', async () => ({}), 1],
    ['searchHotels', async () => ({ cityId: 'paris', sort: 'price_low' }), 1],
    ['listHotels', async () => ({ pageSize: 40 }), 2],
    ['getWaterfall', async () => ({ pageSize: 40 }), 3],
    ['listFeedMoments', async () => ({ pageSize: 40 }), 2],
    ['listCoupons', async () => ({ pageSize: 40 }), 1],
    ['getHotelDetail', async () => ({ id: await hotelOf() }), 1],
    ['getPackageInfoFull', async () => ({ hotelId: await hotelOf(), ...stay }), 1],
    ['getPackageCalendar', async () => ({ hotelId: await hotelOf(), from: '2026-12-01', days: 62 }), 1],
  ])('%s needs no more than it should', async (operationId, input, most) => {
    const given = await input()
    expect((await request(operationId, given)).status).toBe(200)
    const query = jest.spyOn(pg.Pool.prototype, 'query')
    const connect = jest.spyOn(pg.Pool.prototype, 'connect')
    const reply = await request(operationId, given)
    const [queries, transactions] = [query.mock.calls.length, connect.mock.calls.length - query.mock.calls.length]
    query.mockRestore()
    connect.mockRestore()
    expect([reply.status, queries, transactions]).toEqual([200, most, 0])
  })
})

test('a change of the catalogue is seen by the next call, once its version is raised', async () => {
  const [before] = (await search({ cityId: 'dubai', ...stay })).list
  await server.services.database.transaction(async (tx) => {
    await tx.execute(sql`update hotel set name = 'Renamed House' where id = ${before.id}`)
    await tx.execute(sql`update fx_rate set cny_per_unit = cny_per_unit * 2 where currency_code = 'AED'`)
    await bumpCatalogueVersion(tx)
  })
  const after = (await search({ cityId: 'dubai', ...stay })).list.find(({ id }: HotelCard) => id === before.id)
  expect(after.name).toBe('Renamed House')
  expect(after.price.totalMinor).toBeGreaterThan(before.price.totalMinor * 1.9)
})
