import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { city, hotel, ratePackage, roomType } from '../../../server/kernel/database/schema/catalogue'
import { importFile } from '../../../server/import/import-file'
import { readCityBook } from '../../../server/import/read-city-book'
import { fillPlaces, readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { importedHotelId } from '../../../server/import/import-hotel'
import { call } from '../../support/server/call'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
const book = readCityBook(readPlaceEdition(projectFolder).rows())
const folder = mkdtempSync(join(tmpdir(), 'staylark-import-'))

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  await fillPlaces(server.services.database, projectFolder)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const room = { Description: 'Double', BaseRate: 96.99, SleepsCount: 2, BedOptions: '1 bed' }
const inn = {
  id: '7',
  name: 'Larch Inn',
  latitude: 47.67,
  longitude: -122.12,
  Address: { StreetAddress: '1 Main St', City: 'Redmond', StateProvince: 'WA', Country: 'USA' },
  Rooms: [room],
}

async function run(hotels: readonly object[], name = 'inns.json') {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(hotels))
  const { database, pictures } = server.services
  const results = await importFile(path, { database, library: pictures, book, source: name })
  return results.map(({ result, reason }) => [result, reason])
}

const stored = async (name: string) => {
  const { db } = server.services.database
  const [found] = await db.select().from(hotel).where(eq(hotel.name, name))
  if (!found) throw new Error(`${name} was not imported`)
  return found
}

async function everything(): Promise<string> {
  const { rows } = await server.services.database.db.execute<{ all: string }>(sql`
    select md5(concat(
      (select string_agg(h::text, '|' order by id) from hotel h), (select string_agg(c::text, '|' order by id) from city c),
      (select string_agg(r::text, '|' order by id) from room_type r), (select string_agg(p::text, '|' order by id) from package p),
      (select string_agg(r::text, '|' order by id) from review r), (select string_agg(m::text, '|' order by key) from meta m)
    )) as all`)
  return rows[0]?.all ?? ''
}

test('a hotel in a city that nobody knew brings its city along, and can be found and booked', async () => {
  expect(await run([inn])).toEqual([['added', 'Redmond']])
  const found = await stored('Larch Inn')
  const [place] = await server.services.database.db.select().from(city).where(eq(city.id, found.cityId))
  expect(place).toMatchObject({ name: 'Redmond', countryCode: 'US', timeZone: 'America/Los_Angeles', hotelCount: 1 })
  const { body } = await call(server.app, 'searchHotels', { cityId: found.cityId })
  expect(body.list.map(({ name }: { name: string }) => name)).toEqual(['Larch Inn'])
  expect(body.list[0].price).not.toBeNull()
})

test('a second import of the same changes not a byte', async () => {
  const before = await everything()
  expect(await run([inn])).toEqual([['unchanged', '']])
  expect(await everything()).toBe(before)
})

test('what has changed is written, and a room that is gone goes off sale but stays for its orders', async () => {
  const { id } = await stored('Larch Inn')
  expect(await run([{ ...inn, Rooms: [{ ...room, BaseRate: 120 }] }])).toEqual([['changed', 'Redmond']])
  const { db } = server.services.database
  const rooms = () => db.select().from(roomType).where(eq(roomType.hotelId, id))
  expect((await rooms()).map(({ baseMinor }) => baseMinor)).toEqual([12_000])
  await run([{ ...inn, Rooms: [{ ...room, Description: 'Suite' }] }])
  expect((await rooms()).map(({ name }) => name).sort()).toEqual(['Double', 'Suite'])
  const packages = await db.select().from(ratePackage).where(eq(ratePackage.hotelId, id))
  const onSale = packages.filter(({ isOnSale }) => isOnSale)
  expect([packages.length, onSale.length]).toEqual([2, 1])
})

test('a suburb of a known city belongs to the city', async () => {
  const ward = { id: '8', name: 'Ward House', lat: 35.71, lng: 139.78, city: '台東区' }
  expect(await run([ward])).toEqual([['added', 'Tokyo']])
})

test.each([
  ['far from every city and without an address', { city: undefined, Address: undefined, lat: -40, lng: -140 }],
  ['in a country whose money has no rate', { Address: { City: 'Ulan', Country: 'MN' }, lat: 47, lng: 106 }],
])('refuses a hotel %s, and writes nothing of it', async (_case, fields) => {
  const before = await everything()
  const [result] = await run([{ id: '9', name: 'Lost House', ...fields }], 'lost.json')
  expect(result?.[0]).toBe('refused')
  expect(await everything()).toBe(before)
})

test('a hotel whose writing fails is not there in part, and the ones before it are', async () => {
  const good = { ...inn, id: '20', name: 'Good House' }
  const bad = { ...inn, id: '21', name: 'Bad House' }
  const { db } = server.services.database
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  )
  await db.execute(sql`create trigger refuse before insert on package for each row
    when (new.hotel_id = ${sql.raw(`'${importedHotelId('two.json', '21')}'`)}) execute function refuse()`)
  try {
    await expect(run([good, bad], 'two.json')).rejects.toThrow()
  } finally {
    await db.execute(sql`drop trigger refuse on package`)
  }
  await expect(stored('Good House')).resolves.toMatchObject({ isOnSale: true })
  await expect(stored('Bad House')).rejects.toThrow('was not imported')
  expect(await run([good, bad], 'two.json')).toEqual([
    ['unchanged', ''],
    ['added', 'Redmond'],
  ])
})
