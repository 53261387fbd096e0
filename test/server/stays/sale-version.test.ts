import { changeDayRule, overrideNight } from '../../../server/demo/inventory'
import { bumpCatalogueVersion } from '../../../server/stays/repository/catalogue'
import { readSaleVersion } from '../../../server/stays/repository/sale-state'
import { addHotel } from '../../support/server/add-hotel'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let roomTypeId: string
beforeAll(async () => {
  server = await startTestServer({ connections: 4 })
  roomTypeId = (await addHotel(server.services.database.db, { stock: 3 })).roomTypeId
})
afterAll(() => server.close())

const database = () => server.services.database
const version = () => readSaleVersion(database().db)
const night = (day: string) => ({ roomTypeId, day, priceMinor: 10_000 })

test('the state has the same name until something changes', async () => {
  const first = await version()
  await database().transaction(async () => undefined)
  expect(await version()).toBe(first)
})

test.each<[string, () => Promise<unknown>]>([
  ['a night', () => overrideNight(database().db, night('2026-12-01'))],
  ['the same night again', () => overrideNight(database().db, night('2026-12-01'))],
  ['a day rule', () => changeDayRule(database().db, { roomTypeId, day: '2026-12-01', isClosedToStay: true })],
  ['the catalogue', () => bumpCatalogueVersion(database().db)],
])('%s has changed: another name', async (_, change) => {
  const before = await version()
  await change()
  expect(await version()).not.toBe(before)
})

test('a transaction that commits after a younger one gives another name too', async () => {
  const open = await database().transaction(async (tx) => {
    await overrideNight(tx, night('2026-12-02'))
    await overrideNight(database().db, night('2026-12-03'))
    return version()
  })
  expect(await version()).not.toBe(open)
})
