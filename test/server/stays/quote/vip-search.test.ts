import type { HotelCard } from '@/contract/search'
import { call } from '../../../support/server/call'
import { type SignedInPerson, signIn } from '../../../support/server/sign-in'
import { setVip } from '../../../support/server/set-vip'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const stay = { checkIn: '2026-12-08', checkOut: '2026-12-10', rooms: 1, adults: 2 }

let server: TestServer
let vip: SignedInPerson
let plain: SignedInPerson
let cityId: string

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded' })
  ;[vip, plain] = [await signIn(server.services), await signIn(server.services)]
  await setVip(server, vip.uid, true)
  const { cities } = await server.services.catalogue.latest(server.services.database.db)
  cityId = cities[0]?.id ?? ''
})
afterAll(() => server.close())

const request = async (operationId: string, input: object, person?: SignedInPerson) => {
  const { status, body } = await call(server.app, operationId, input, person ? { token: person.token } : {})
  expect(status).toBe(200)
  return body
}
const search = async (person?: SignedInPerson, more: object = {}): Promise<HotelCard[]> =>
  (await request('searchHotels', { cityId, ...stay, pageSize: 50, ...more }, person)).list
const totals = (cards: readonly HotelCard[]) => cards.flatMap(({ price }) => price?.totalMinor ?? [])
const pricesById = (cards: readonly HotelCard[]) =>
  Object.fromEntries(cards.map(({ id, price }) => [id, price?.totalMinor ?? null]))

test('search, list and detail have one number for a VIP, and the order by price is that of these numbers', async () => {
  const found = await search(vip, { sort: 'price_low' })
  expect(totals(found)).toEqual(totals(found).toSorted((one, other) => one - other))
  expect(found.some(({ price }) => price?.vip?.state === 'taken')).toBe(true)
  const listed = (await request('listHotels', { cityId, ...stay, pageSize: 50 }, vip)).list
  expect(pricesById(listed)).toEqual(pricesById(found))
  const named = (await request('listHotelsById', { hotelIds: found.map(({ id }) => id), ...stay }, vip)).list
  expect(pricesById(named)).toEqual(pricesById(found))
  for (const { id, price } of found.slice(0, 8)) {
    const { from } = await request('getPackageInfoFull', { hotelId: id, ...stay }, vip)
    expect(from).toEqual(price)
  }
})

test('a search for a name in all cities, too', async () => {
  const [first] = await search(vip)
  const everywhere = await request('searchHotels', { keyword: first?.name, ...stay }, vip)
  expect(everywhere.list.find(({ id }: HotelCard) => id === first?.id).price).toEqual(first?.price)
})

test('whoever searches after whom: visitor and VIP never get each other’s reply', async () => {
  const alone = { vip: await search(vip), plain: await search(plain), visitor: await search() }
  expect(await search(vip)).toEqual(alone.vip)
  expect(await search()).toEqual(alone.visitor)
  expect(await search(plain)).toEqual(alone.plain)
  const together = await Promise.all([search(), search(vip), search(plain), search(vip), search()])
  expect(together).toEqual([alone.visitor, alone.vip, alone.plain, alone.vip, alone.visitor])
  expect(totals(alone.plain)).toEqual(totals(alone.visitor))
  expect(totals(alone.vip)).not.toEqual(totals(alone.visitor))
  for (const [at, { price }] of alone.visitor.entries()) {
    const [forUser, forVip] = [alone.plain[at]?.price, alone.vip[at]?.price]
    expect(price?.vip?.state).toBe(forUser?.vip ? 'hidden' : undefined)
    expect(forUser?.vip?.state).toBe(price?.vip ? 'offered' : undefined)
    expect(forVip?.totalMinor ?? 0).toBeLessThanOrEqual(price?.totalMinor ?? 0)
  }
})

test('the months of a city are a VIP’s own', async () => {
  const { cities } = await server.services.catalogue.latest(server.services.database.db)
  const lowest = async (id: string, person?: SignedInPerson): Promise<(number | null)[]> =>
    (await request('getCityInfo', { cityId: id }, person)).months.map(
      ({ lowestMinor }: { lowestMinor: number | null }) => lowestMinor,
    )
  let cheaper = 0
  for (const { id } of cities.slice(0, 8)) {
    const [forVip, forAll] = [await lowest(id, vip), await lowest(id)]
    expect(await lowest(id, plain)).toEqual(forAll)
    expect(await lowest(id, vip)).toEqual(forVip)
    forVip.forEach((minor, month) => expect(minor ?? 0).toBeLessThanOrEqual(forAll[month] ?? 0))
    cheaper += forVip.filter((minor, month) => minor !== forAll[month]).length
  }
  expect(cheaper).toBeGreaterThan(0)
})

test('the price filter goes by what the asker pays', async () => {
  const card = (await search(vip)).find(({ price }) => price?.vip?.state === 'taken')
  const most = { priceToMinor: card?.price?.perNightMinor ?? 0 }
  const idsFor = async (person?: SignedInPerson) => (await search(person, most)).map(({ id }) => id)
  expect(await idsFor(vip)).toContain(card?.id)
  expect(await idsFor(plain)).not.toContain(card?.id)
  expect(await idsFor()).not.toContain(card?.id)
})

test('a former VIP is shown public prices at once', async () => {
  const once = await signIn(server.services)
  await setVip(server, once.uid, true)
  const before = totals(await search(once))
  await setVip(server, once.uid, false)
  expect([before, totals(await search(once))]).toEqual([totals(await search(vip)), totals(await search())])
})
