import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFile } from '../../../server/import/import-file'
import { importedHotelId, removeSource } from '../../../server/import/import-hotel'
import { readCityBook } from '../../../server/import/read-city-book'
import { readPlaceEdition } from '../../../server/stays/destinations/fill-places'
import { listSources } from '../../../server/import/repository'
import { bookingClient, usualStay } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { projectFolder } from '../../support/server/project-folder'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'staylark-removed-'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const inn = (id: string, name: string) => ({
  id,
  name,
  lat: 35.69,
  lng: 139.7,
  city: 'Tokyo',
  country: 'Japan',
  rooms: [{ name: 'Double', rate: 9000, sleeps: 2, stock: 2 }],
})

test('a hotel with an order outlives its source: off sale, its booking as before, and back with the next import', async () => {
  const { database, pictures: library } = server.services
  const client = bookingClient(server)
  const path = join(folder, 'inns.json')
  writeFileSync(path, JSON.stringify([inn('1', 'Larch Inn'), inn('2', 'Fir Inn')]))
  const book = readCityBook(readPlaceEdition(projectFolder).rows())
  const importAgain = () => importFile(path, { database, library, book, source: 'larch' })
  const results = async () => (await importAgain()).map(({ result }) => result)
  expect(await results()).toEqual(['added', 'added'])

  const hotelId = importedHotelId('larch', '1')
  const detail = (id: string) => client.request('getHotelDetail', { id })
  const found = async () => {
    const { body } = await client.request('searchHotels', { cityId: 'tokyo', keyword: 'inn', ...usualStay })
    return body.list.map(({ name }: { name: string }) => name).filter((name: string) => /^(Larch|Fir) Inn$/.test(name))
  }
  expect((await found()).toSorted()).toEqual(['Fir Inn', 'Larch Inn'])
  const { rows } = await database.db.execute<{ id: string }>(`select id from package where hotel_id = '${hotelId}'`)
  const pid = rows[0]?.id ?? ''
  const traveler = await client.person()
  const { orderid, payId } = await client.book(traveler, pid)
  await client.pay(payId)

  expect(await removeSource(database, 'larch')).toEqual({ removed: 1, offSale: [hotelId] })
  expect(await found()).toEqual([])
  expect((await detail(importedHotelId('larch', '2'))).status).toBe(404)
  expect((await client.verify(pid)).status).toBe(404)
  const order = await client.request('getOrderDetail', { orderid }, traveler)
  expect([order.status, order.body.status]).toEqual([200, 'CONFIRMED'])
  expect(JSON.stringify(order.body)).toContain('Larch Inn')
  expect((await listSources(database.db)).find(({ name }) => name === 'larch')).toMatchObject({ hotels: 1 })
  await checkLedger(database.db)

  expect(await results()).toEqual(['changed', 'added'])
  expect((await found()).toSorted()).toEqual(['Fir Inn', 'Larch Inn'])
})
