import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualStay } from '../../../support/server/booking-client'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db)
  await server.services.database.transaction(bumpCatalogueVersion)
})
afterAll(() => server.close())

const change = (payload: object) => server.app.inject({ method: 'POST', url: '/dev/inventory', payload })
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

async function reasons() {
  const { rooms } = (await client.request('getPackageInfoFull', { hotelId: hotel.hotelId, ...usualStay })).body
  const offers: { pid: string; unavailable: { reason: string } | null }[] = rooms.flatMap(
    (room: { packages: object[] }) => room.packages,
  )
  return Object.fromEntries(offers.map(({ pid, unavailable }) => [pid, unavailable?.reason ?? null]))
}

const calendar = async (thing: object, from = '2026-12-01', days = 3) =>
  (await client.request('getPackageCalendar', { ...thing, from, days })).body

describe('a day’s rule forbids the same to the room’s packages in every place', () => {
  test.each([
    ['no check-in', { day: '2026-12-01', isClosedToArrival: true }, 'checkin_not_allowed'],
    ['no check-out', { day: '2026-12-03', isClosedToDeparture: true }, 'checkout_not_allowed'],
    ['no stay through', { day: '2026-12-02', isClosedToStay: true }, 'stay_through_not_allowed'],
    ['at least three nights', { day: '2026-12-01', minNights: 3 }, 'minimum_stay'],
    ['at most one night', { day: '2026-12-01', maxNights: 1 }, 'maximum_stay'],
  ])('%s', async (_, rule, reason) => {
    const { body } = await client.verify(hotel.pid)
    const person = await client.person()
    expect((await change({ pid: hotel.pid, ...rule })).statusCode).toBe(200)

    expect(await reasons()).toEqual({ [hotel.pid]: reason, [hotel.otherPid]: reason, [hotel.suitePid]: null })
    const { list } = (await client.request('listHotelsById', { hotelIds: [hotel.hotelId], ...stay })).body
    expect(list[0].price.totalMinor).toBe(660_000)
    const found = (await client.request('searchHotels', { cityId: hotel.hotelId.replace('hotel', 'city'), ...stay }))
      .body
    expect(found.list[0].price.totalMinor).toBe(660_000)
    const check = await client.verify(hotel.pid)
    expect([check.status, check.body.code, check.body.data.unavailable.reason]).toEqual([409, 'stay_rules', reason])
    const submit = await client.submit(person, body.verifyToken)
    expect([submit.status, submit.body.code, submit.body.data.unavailable.reason]).toEqual([409, 'stay_rules', reason])
  })

  test.each([
    ['no check-in', { day: '2026-12-02', isClosedToArrival: true }],
    ['no check-out', { day: '2026-12-01', isClosedToDeparture: true }],
    ['no stay through', { days: ['2026-12-01', '2026-12-03'], isClosedToStay: true }],
    ['at least three nights', { day: '2026-12-02', minNights: 3 }],
  ])('%s on another day of the stay forbids nothing', async (_, rule) => {
    await change({ pid: hotel.pid, ...rule })
    expect((await client.verify(hotel.pid)).status).toBe(200)
  })
})

test('the nearest dates keep to the rules too', async () => {
  for (const pid of [hotel.pid, hotel.suitePid]) {
    await change({ pid, days: ['2026-12-01', '2026-12-02'], isClosedToArrival: true })
    await change({ pid, day: '2026-12-05', isClosedToDeparture: true })
  }
  const { nearestDates } = (await client.request('getPackageInfoFull', { hotelId: hotel.hotelId, ...usualStay })).body
  expect(nearestDates).toEqual({ checkIn: '2026-11-30', checkOut: '2026-12-02' })
})

describe('the calendar', () => {
  test('returns a package’s days: stock, prices and rules', async () => {
    await change({ pid: hotel.pid, day: '2026-12-01', isClosedToArrival: true, minNights: 2, maxNights: 5 })
    await change({ pid: hotel.pid, day: '2026-12-02', total: 2, isClosedToStay: true })
    await change({ pid: hotel.pid, day: '2026-12-03', total: 0, isClosedToDeparture: true })
    const { days, asOf, currencyCode } = await calendar({ pid: hotel.pid })
    expect([asOf, currencyCode]).toEqual(['2026-11-21T10:00:00.000Z', 'CNY'])
    expect(days).toMatchObject([
      { isAvailable: true, checkinAllowed: false, checkoutAllowed: true, stayThroughAllowed: true, stockLeft: 3 },
      {
        isAvailable: true,
        checkinAllowed: true,
        stayThroughAllowed: false,
        stockLeft: 2,
        minNights: null,
        maxNights: 14,
      },
      { isAvailable: false, closedBy: 'no_inventory', stockLeft: 0, amount: null, checkoutAllowed: false },
    ])
  })

  test('of a hotel returns what holds for any package', async () => {
    await change({ pid: hotel.pid, day: '2026-12-01', isClosedToArrival: true })
    await change({ pid: hotel.pid, day: '2026-12-02', minNights: 3 })
    await change({ pid: hotel.suitePid, day: '2026-12-02', minNights: 2, maxNights: 4 })
    const { days } = await calendar({ hotelId: hotel.hotelId })
    expect(days).toMatchObject([
      { checkinAllowed: true, minNights: null },
      { checkinAllowed: true, minNights: 2, maxNights: 14 },
      { checkinAllowed: true, minNights: null },
    ])
  })

  test('returns no stock where there is plenty, and why a night is closed', async () => {
    const plenty = await addHotel(server.services.database.db, { stock: 4 })
    const { days } = await calendar({ pid: plenty.pid }, '2026-11-20', 2)
    expect(days).toMatchObject([
      { isAvailable: false, closedBy: 'past_date' },
      { isAvailable: true, closedBy: null, stockLeft: null },
    ])
  })

  test('lists the next holidays of the hotel’s country', async () => {
    await server.services.database.db.execute(
      `insert into holiday (country_code, day, name) values ('CN', '2027-01-01', 'New Year'), ('CN', '2027-01-02', 'New Year')`,
    )
    await server.services.database.transaction(bumpCatalogueVersion)
    const { holidays, days } = await calendar({ hotelId: hotel.hotelId }, '2027-01-02', 2)
    expect(holidays).toEqual([{ name: 'New Year', checkIn: '2027-01-01', checkOut: '2027-01-03' }])
    expect(days).toMatchObject([{ holiday: 'New Year' }, { holiday: null }])
    const ofCity = await client.request('listHolidays', { cityId: hotel.hotelId.replace('hotel', 'city') })
    expect(ofCity.body.list).toEqual(holidays)
    expect((await client.request('listHolidays', { cityId: 'nowhere' })).status).toBe(404)
  })
})

test.each([
  [{ minNights: 0 }, 400],
  [{ minNights: 3, maxNights: 2 }, 400],
  [{ isClosedToArrival: 'yes' }, 400],
  [{ roomTypeId: 'nothing', minNights: 2 }, 404],
])('%j is no rule', async (rule, status) => {
  const pid = 'roomTypeId' in rule ? {} : { pid: hotel.pid }
  expect((await change({ ...pid, day: '2026-12-01', ...rule })).statusCode).toBe(status)
})
