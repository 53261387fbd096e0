import type { RoomOffer } from '@/contract/hotel'
import { bumpCatalogueVersion } from '../../../../server/stays/repository/catalogue'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualStay } from '../../../support/server/booking-client'
import { checkLedger } from '../../../support/server/check-ledger'
import type { SignedInPerson } from '../../../support/server/sign-in'
import { setVip } from '../../../support/server/set-vip'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

// Two nights of CNY 1,000 with 10 % tax; VIPs pay 12 % less.
const publicTotal = 220_000
const vipTotal = 193_600

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let plain: SignedInPerson
let vip: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
})
beforeEach(async () => {
  const { db } = server.services.database
  hotel = await addHotel(db, { memberPercent: 12 })
  await bumpCatalogueVersion(db)
  ;[plain, vip] = [await client.person(), await client.person()]
  await setVip(server, vip.uid, true)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

/** Everything that shows somebody the cost of the stay before it is booked. */
async function shownTo(person?: SignedInPerson) {
  const { hotelId, pid } = hotel
  const { request } = client
  const full = (await request('getPackageInfoFull', { hotelId, ...usualStay }, person)).body
  const byId = (await request('listHotelsById', { hotelIds: [hotelId], ...usualStay }, person)).body
  const packages = full.rooms.flatMap(({ packages: all }: RoomOffer) => all)
  const flex = full.flex.find(({ checkIn }: { checkIn: string }) => checkIn === usualStay.checkIn)
  return {
    ofPackage: packages.find((offer: { pid: string }) => offer.pid === pid).price,
    from: full.from,
    flex: flex.price,
    card: byId.list[0].price,
    verified: (await client.request('verifyPackageTrade', { pid, ...usualStay }, person)).body.price,
  }
}

const totalsOf = (shown: Awaited<ReturnType<typeof shownTo>>) =>
  Object.values(shown).map(({ totalMinor }: { totalMinor: number }) => totalMinor)

test.each<[string, () => SignedInPerson | undefined, number, object, string | null]>([
  ['a visitor', () => undefined, publicTotal, { state: 'hidden' }, null],
  ['who is signed in', () => plain, publicTotal, { state: 'offered', amount: '1,936' }, null],
  ['a VIP', () => vip, vipTotal, { state: 'taken' }, '2,200'],
])('%s is told one number from the list to the price check', async (_, personOf, total, shownPrice, original) => {
  const shown = await shownTo(personOf())
  expect(totalsOf(shown)).toEqual(totalsOf(shown).map(() => total))
  for (const price of Object.values(shown)) expect(price).toMatchObject({ vip: shownPrice, originalAmount: original })
})

test('a visitor never gets the VIP price itself', async () => {
  const { hotelId, pid } = hotel
  const replies = [
    await client.request('getPackageInfoFull', { hotelId, ...usualStay }),
    await client.request('listHotelsById', { hotelIds: [hotelId], ...usualStay }),
    await client.request('verifyPackageTrade', { pid, ...usualStay }),
    await client.request('getPackageCalendar', { pid, from: usualStay.checkIn, days: 3 }),
  ]
  for (const { status, text } of replies) {
    expect(status).toBe(200)
    expect(text).not.toMatch(/1,936|193600|968/)
  }
})

test('a package without a VIP price has no VIP fields', async () => {
  const { body } = await client.request('verifyPackageTrade', { pid: hotel.otherPid, ...usualStay }, vip)
  expect(body.price).toMatchObject({ totalMinor: 264_000, originalAmount: null })
  expect(body.price).not.toHaveProperty('vip')
  expect(body.breakdown).not.toHaveProperty('member')
})

test('the calendar, the wish list and what was looked at have the same price', async () => {
  const { hotelId, pid } = hotel
  await client.request('addCollection', { bizType: 'hotel', bizId: hotelId, ...usualStay }, vip)
  await client.request('receiveRecommendLog', { businessType: 'hotel', businessId: hotelId }, vip)
  const days = { from: usualStay.checkIn, days: 2 }
  const calendar = (await client.request('getPackageCalendar', { pid, ...days }, vip)).body.days
  const ofHotel = (await client.request('getPackageCalendar', { hotelId, ...days }, vip)).body.days
  const favorites = (await client.request('listCollection', { ...usualStay }, vip)).body.list[0]
  const viewed = (await client.request('listRecentViews', { ...usualStay }, vip)).body.list[0]
  expect(calendar.map(({ totalMinor }: { totalMinor: number }) => totalMinor)).toEqual([96_800, 96_800])
  expect(ofHotel.map(({ totalMinor }: { totalMinor: number }) => totalMinor)).toEqual([96_800, 96_800])
  expect([favorites.card.price.totalMinor, favorites.change, viewed.price.totalMinor]).toEqual([
    vipTotal,
    null,
    vipTotal,
  ])
})

test('nobody gets a reply made for another: a VIP’s ETag is worthless to others', async () => {
  const requested = { pid: hotel.pid, from: usualStay.checkIn, days: 2 }
  const request = (person: SignedInPerson | undefined, etag: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/hotel/packagecalendar?${new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]))}`,
      headers: { 'if-none-match': etag, ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
    })
  const first = await request(vip, '')
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await request(vip, etag)).statusCode).toBe(304)
  for (const person of [plain, undefined]) {
    const other = await request(person, etag)
    expect([other.statusCode, other.json().days[0].totalMinor]).toEqual([200, 110_000])
  }
})

const submitAs = async (person: SignedInPerson, verifiedAs: SignedInPerson | undefined, isVipThen?: boolean) => {
  const { body } = await client.request('verifyPackageTrade', { pid: hotel.pid, ...usualStay }, verifiedAs)
  if (isVipThen !== undefined) await setVip(server, person.uid, isVipThen)
  return client.submit(person, body.verifyToken)
}

test('a VIP is charged what was quoted, and the order names what was saved', async () => {
  const { body } = await submitAs(vip, vip)
  const order = (await client.request('getOrderDetail', { orderid: body.orderid }, vip)).body
  expect(order).toMatchObject({ totalMinor: vipTotal, currencyAmount: '1,936' })
  const { breakdown } = order
  expect(breakdown).toMatchObject({
    goodsMinor: 176_000,
    taxMinor: 17_600,
    totalMinor: vipTotal,
    member: { publicGoodsMinor: 200_000, savedMinor: 24_000, savedAmount: '240' },
  })
  expect(breakdown.member.publicGoodsMinor - breakdown.member.savedMinor + breakdown.taxMinor).toBe(order.totalMinor)
  await client.pay(body.payId)
  const paid = (await client.request('getOrderDetail', { orderid: body.orderid }, vip)).body
  expect(paid).toMatchObject({ status: 'CONFIRMED', paidMinor: vipTotal })
  await setVip(server, vip.uid, false)
  expect((await client.request('getOrderDetail', { orderid: body.orderid }, vip)).body.totalMinor).toBe(vipTotal)
})

test('all others are charged the public price', async () => {
  const { body } = await submitAs(plain, plain)
  const order = (await client.request('getOrderDetail', { orderid: body.orderid }, plain)).body
  expect(order.totalMinor).toBe(publicTotal)
  expect(order.breakdown).not.toHaveProperty('member')
})

test.each<[string, () => Parameters<typeof submitAs>, number, number]>([
  ['who is no VIP any more', () => [vip, vip, false], vipTotal, publicTotal],
  ['who has become one', () => [plain, plain, true], publicTotal, vipTotal],
  ['with the token of a VIP, who is none', () => [plain, vip], vipTotal, publicTotal],
  ['who signed in after the price check and is a VIP', () => [vip, undefined], publicTotal, vipTotal],
])('%s is asked, not charged another price', async (_, submission, previous, now) => {
  const [person, ...rest] = submission()
  const { status, body } = await submitAs(person, ...rest)
  expect([status, body.code]).toEqual([409, 'price_changed'])
  const { data } = body
  expect([data.previous.totalMinor, data.price.totalMinor]).toEqual([previous, now])
  expect((await client.request('listOrders', {}, person)).body.list).toEqual([])
  const again = await client.submit(person, data.verifyToken)
  const order = (await client.request('getOrderDetail', { orderid: again.body.orderid }, person)).body
  expect(order.totalMinor).toBe(now)
})

test('an expired token gets a visitor’s reply, marked as such', async () => {
  const requested = { hotelIds: [hotel.hotelId], ...usualStay }
  expect((await client.request('listHotelsById', requested, vip)).headers).not.toHaveProperty('token-state')
  expect((await client.request('listHotelsById', requested)).headers).not.toHaveProperty('token-state')
  const stale = await client.request('listHotelsById', requested, { ...vip, token: `${vip.token}x` })
  expect(stale.headers['token-state']).toBe('stale')
  expect(stale.body.list[0].price).toMatchObject({ totalMinor: publicTotal, vip: { state: 'hidden' } })
})

test('the replacement of a removed package is priced for the viewer', async () => {
  const nights = [usualStay.checkIn]
  await server.app.inject({
    method: 'POST',
    url: '/dev/inventory',
    payload: { pid: hotel.suitePid, days: nights, total: 0 },
  })
  const alternativesFor = async (person?: SignedInPerson) => {
    const { body } = await client.request('verifyPackageTrade', { pid: hotel.suitePid, ...usualStay }, person)
    const { alternatives } = body.data
    return alternatives.find((one: { pid: string }) => one.pid === hotel.pid).price.totalMinor
  }
  expect([await alternativesFor(vip), await alternativesFor(plain), await alternativesFor()]).toEqual([
    vipTotal,
    publicTotal,
    publicTotal,
  ])
})
