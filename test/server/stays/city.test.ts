import pg from 'pg'
import type { CityInfo } from '@/contract/destination'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { call, type Caller } from '../../support/server/call'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedCatalogue(server.services, { hotels: 400 })
})
afterAll(() => server.close())

const request = (operationId: string, input: object, caller: Caller = {}) =>
  call(server.app, operationId, input, caller)
const cityInfo = async (cityId: string, caller: Caller = {}): Promise<CityInfo> =>
  (await request('getCityInfo', { cityId }, caller)).body

async function queriesOf(input: object, caller: Caller): Promise<number> {
  const query = jest.spyOn(pg.Pool.prototype, 'query')
  const { status } = await request('getCityInfo', input, caller)
  const count = query.mock.calls.length
  query.mockRestore()
  expect(status).toBe(200)
  return count
}

test('a city returns its facts, in its own time zone', async () => {
  expect(await cityInfo('kyoto')).toMatchObject({
    cityId: 'kyoto',
    name: 'Kyoto',
    localName: '京都',
    countryName: 'Japan',
    zoneText: 'UTC+9',
    today: '2026-11-21',
    localTime: 'Sat 21 Nov 19:00',
    season: { name: 'Autumn' },
    practical: { currencyCode: 'JPY', currencyName: 'Japanese yen', languages: ['Japanese'] },
  })
})

test('its areas hold all its hotels, and each leads to as many in the list', async () => {
  const { stats, areas } = await cityInfo('shanghai')
  expect(areas.reduce((sum, { hotelCount }) => sum + hotelCount, 0)).toBe(stats.hotels)
  const [first] = areas
  const input = {
    cityId: 'shanghai',
    areas: [first?.name],
    checkIn: '2027-02-02',
    checkOut: '2027-02-03',
    pageSize: 50,
  }
  const found = (await request('searchHotels', input)).body
  expect(found.total + found.soldOutCount).toBe(first?.hotelCount)
})

test('the next six months have their prices, the lowest of which can be had on its day', async () => {
  const { months, pricedHotels } = await cityInfo('kyoto')
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
  const priced = months.filter(({ lowestMinor }) => lowestMinor !== null)
  expect(priced.length).toBeGreaterThan(4)
  for (const { month, lowestDay, lowestMinor, typicalMinor } of priced) {
    expect(lowestDay?.startsWith(month)).toBe(true)
    expect(lowestMinor).toBeLessThanOrEqual(typicalMinor ?? 0)
  }
  const cheapest = months.filter(({ isCheapest }) => isCheapest)
  expect(new Set(cheapest.map(({ typicalMinor }) => typicalMinor)).size).toBe(1)
  const [first] = priced
  const { list } = (
    await request('listHotels', {
      cityId: 'kyoto',
      checkIn: first?.lowestDay,
      checkOut: dayAfter(first?.lowestDay),
      pageSize: 50,
    })
  ).body
  const totals = list.flatMap(({ price }: { price: { totalMinor: number } | null }) => price?.totalMinor ?? [])
  expect(totals).toContain(first?.lowestMinor)
  expect(pricedHotels).toBeGreaterThan(3)
})

test('prices are those of the asker’s currency', async () => {
  const [yuan, dollar] = [await cityInfo('rome'), await cityInfo('rome', { headers: { currency: 'USD' } })]
  expect([yuan.currencyCode, dollar.currencyCode]).toEqual(['CNY', 'USD'])
  const typical = ({ months }: CityInfo) => months[1]?.typicalMinor ?? 0
  expect(typical(yuan)).toBeGreaterThan(typical(dollar) * 5)
})

test('the FAQ states the facts of the page, and has no entry without a known fact', async () => {
  const info = await cityInfo('paris')
  const replies = info.faqs.map((faq) => faq.answer).join(' ')
  expect(replies).toContain('RER B')
  const first = info.months.find(({ typicalAmount }) => typicalAmount !== null)
  expect(replies).toContain(`${first?.typicalAmount}`)
  expect(info.faqs.every((faq) => faq.question.endsWith('?') && faq.answer.length > 10)).toBe(true)
})

test('a like is shown only to the user who gave it', async () => {
  const { moments } = await cityInfo('shanghai')
  const [first] = moments
  const person = await signIn(server.services)
  await request('like', { bizType: 'moment', bizId: first?.id, isLike: true }, person)
  expect((await cityInfo('shanghai', person)).moments[0]).toMatchObject({
    isLike: true,
    likeCount: (first?.likeCount ?? 0) + 1,
  })
  expect((await cityInfo('shanghai')).moments[0]?.isLike).toBe(false)
})

test('an unknown city is not found', async () => {
  expect((await request('getCityInfo', { cityId: 'atlantis' })).status).toBe(404)
})

test('it takes two queries when prices are computed, and one for ten minutes after', async () => {
  const input = { cityId: 'tokyo' }
  const inDollars = { headers: { currency: 'USD' } }
  await request('getCityInfo', input)
  expect(await queriesOf(input, inDollars)).toBe(2)
  expect(await queriesOf(input, inDollars)).toBe(1)
})

test('concurrent requests compute the prices once', async () => {
  const query = jest.spyOn(pg.Pool.prototype, 'query')
  const inEuros = { headers: { currency: 'EUR' } }
  const [one, other] = await Promise.all([cityInfo('tokyo', inEuros), cityInfo('tokyo', inEuros)])
  expect(query.mock.calls).toHaveLength(3)
  query.mockRestore()
  expect(one.months).toEqual(other.months)
})

test('a failed computation of prices is not cached', async () => {
  const inPounds = { headers: { currency: 'GBP' } }
  const original = pg.Pool.prototype.query
  const query = jest.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    if (query.mock.calls.length === 2) return Promise.reject(new Error('no such luck'))
    return Reflect.apply(original, this, args)
  } as never)
  expect((await request('getCityInfo', { cityId: 'tokyo' }, inPounds)).status).toBe(500)
  query.mockRestore()
  expect(await queriesOf({ cityId: 'tokyo' }, inPounds)).toBe(2)
})

const dayAfter = (day: string | null | undefined) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
