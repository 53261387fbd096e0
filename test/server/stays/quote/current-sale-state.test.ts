import { hotelCards, type CardCaller } from '../../../../server/stays/quote/hotel-cards'
import { hotelOffers } from '../../../../server/stays/quote/hotel-page'
import { packageCalendar } from '../../../../server/stays/quote/calendar'
import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import type { Services } from '../../../../server/kernel/services'
import { call } from '../../../support/server/call'
import { setVip } from '../../../support/server/set-vip'
import { signIn } from '../../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const stays = [
  { checkIn: '2026-11-21', checkOut: '2026-11-22', rooms: 1, adults: 2 },
  { checkIn: '2026-12-08', checkOut: '2026-12-11', rooms: 2, adults: 3 },
]

let server: TestServer
let cityIds: string[]
let hotels: { id: string; cityId: string }[]
let vip: { uid: string; token: string }

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  const { catalogue, database } = server.services
  const latest = await catalogue.latest(database.db)
  cityIds = latest.cities.slice(0, 2).map(({ id }) => id)
  for (const cityId of cityIds) await call(server.app, 'listHotels', { cityId, ...stays[0], pageSize: 1 })
  const listed = await Promise.all(cityIds.map((id) => catalogue.hotelsOfCity(database.db, latest, id)))
  hotels = listed.flatMap((ofCity) => ofCity.slice(0, 5)).map(({ hotel: { id, cityId } }) => ({ id, cityId }))
  vip = await signIn(server.services)
  await setVip(server, vip.uid, true)
  await call(server.app, 'addCollection', { bizType: 'hotel', bizId: hotels[0]?.id }, vip)
}, 60_000)
afterAll(() => server.close())

const known = (requested = hotels, userId: string | null = null) =>
  server.services.cityIndexes.saleState(requested, userId)

/** Returns all that is reported of the hotels, to a visitor and to a VIP, by servers with such services. */
async function reported(services: Services) {
  const callers: CardCaller[] = [
    { services, user: null, currency: 'CNY' },
    { services, user: vip, currency: 'EUR' },
  ]
  const ids = hotels.map(({ id }) => id)
  const replies: unknown[] = []
  for (const caller of callers) {
    for (const stay of stays) replies.push(await hotelCards(caller, ids, stay))
    for (const hotelId of ids) {
      for (const stay of stays) replies.push(await hotelOffers({ hotelId, ...stay }, caller))
      replies.push(await packageCalendar({ hotelId, from: '2026-11-21', days: 45 }, caller))
    }
  }
  return replies
}

const withoutMemory = ({ cityIndexes, ...rest }: Services): Services => ({
  ...rest,
  cityIndexes: { ...cityIndexes, saleState: async () => null },
})

const change = (payload: object) => server.app.inject({ method: 'POST', url: '/dev/inventory', payload })

async function packageOf(hotelId: string | undefined): Promise<string> {
  const { body } = await call(server.app, 'getPackageInfoFull', { hotelId, ...stays[0] })
  return body.rooms[0].packages[0].pid
}

test('hotels of cities in memory are reported as the database has them, for a visitor and a VIP', async () => {
  expect(await known()).not.toBeNull()
  expect(await reported(server.services)).toEqual(await reported(withoutMemory(server.services)))
})

test('written nights and rules are visible at once', async () => {
  const written = [
    { day: '2026-12-09', total: 0 },
    { day: '2026-12-08', minNights: 5 },
    { day: '2026-12-10', priceMinor: 777 },
  ]
  for (const [at, payload] of written.entries()) {
    const pid = await packageOf(hotels[at]?.id)
    expect((await change({ pid, ...payload })).statusCode).toBe(200)
    expect(await reported(server.services)).toEqual(await reported(withoutMemory(server.services)))
  }
}, 60_000)

test('the viewer’s own favorites are known, and nobody else’s', async () => {
  const [first] = hotels
  expect((await known(hotels, vip.uid))?.collected).toEqual(new Set([first?.id]))
  expect((await known(hotels, vip.uid))?.viewer).toBe('vip')
  expect(await known()).toMatchObject({ collected: new Set(), viewer: 'visitor' })
})

test('what is in no city in memory is read from the database', async () => {
  const { catalogue, database } = server.services
  const latest = await catalogue.latest(database.db)
  const elsewhere = latest.cities.find(({ id }) => !cityIds.includes(id))?.id ?? ''
  const [far] = await catalogue.hotelsOfCity(database.db, latest, elsewhere)
  expect(await known([...hotels, { id: far?.hotel.id ?? '', cityId: elsewhere }])).toBeNull()
  expect(await known([{ id: 'nothing', cityId: cityIds[0] ?? '' }])).toBeNull()
  const caller = { services: server.services, user: null, currency: 'CNY' }
  const ids = [hotels[0]?.id ?? '', far?.hotel.id ?? '', 'nothing']
  expect([...(await hotelCards(caller, ids, stays[0] ?? {})).keys()]).toEqual(ids.slice(0, 2))
})

test('of another version of the catalogue nothing is known until its cities are searched', async () => {
  await server.services.database.transaction(bumpCatalogueVersion)
  expect(await known()).toBeNull()
  expect(await reported(server.services)).toEqual(await reported(withoutMemory(server.services)))
})
