import { eq } from 'drizzle-orm'
import type { ExchangeDates, ExchangeDay } from '@/contract/product'
import { sku, skuRoom } from '../../../server/kernel/database/schema/vouchers'
import type { SkuRow } from '../../../server/vouchers/repository/skus'
import type { TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import type { BookingClient } from '../../support/server/booking-client'
import { useOneHotel } from '../../support/server/booking-scene'
import type { TestServer } from '../../support/server/start-test-server'
import { voucherClient } from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
useOneHotel((scene) => ({ server, client, hotel } = scene))

const db = () => server.services.database.db
const added = async (change: Partial<SkuRow> = {}) => (await addSku(db(), hotel, change)).id

/** The day of a voucher's calendar, by its date. */
async function dayOf(skuId: string, date: string): Promise<ExchangeDay> {
  const dates: ExchangeDates = (await client.request('getProductDates', { skuId })).body
  const found = dates.days.find((day) => day.date === date)
  if (!found) throw new Error(`${date} is not in the calendar`)
  return found
}

describe('the calendar before anybody buys', () => {
  test('shows what the nights of a stay cost on top, up front the most, and how many days are open', async () => {
    const id = await added({
      nights: 2,
      terms: { ...easyTerms, surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 20_000 }] },
    })
    // The 28th is a Saturday: of two nights one is dear from Friday and from Saturday on.
    expect(await dayOf(id, '2026-11-26')).toMatchObject({ differenceMinor: 0, amount: 'Free' })
    expect(await dayOf(id, '2026-11-27')).toMatchObject({ differenceMinor: 20_000, amount: '+200' })
    expect(await dayOf(id, '2026-11-28')).toMatchObject({ differenceMinor: 20_000, amount: '+200' })
    const { body } = await client.request('getProductDates', { skuId: id })
    expect(body).toMatchObject({ nights: 2, currencyCode: 'CNY', highestMinor: 20_000, highestAmount: '200' })
    expect(body.openDays).toBe(body.days.filter(({ refusal }: ExchangeDay) => refusal === null).length)
    expect(body.comingDays).toBe(body.days.length)
  })

  test('shows the rooms’ own upgrade, and no room that is not the voucher’s', async () => {
    const id = await added()
    await db().update(skuRoom).set({ upgradeMinor: 5_000 }).where(eq(skuRoom.skuId, id))
    expect(await dayOf(id, '2026-11-26')).toMatchObject({ differenceMinor: 5_000 })
    const other = await client.request('getProductDates', { skuId: id, roomTypeId: 'none' })
    expect(other.status).toBe(404)
  })

  test.each<[string, Partial<typeof easyTerms>, string, string]>([
    ['too soon', { bookAheadDays: 7 }, '2026-11-23', 'Book at least 7 days before you arrive.'],
    [
      'excluded',
      { blackouts: [{ from: '2026-11-25', to: '2026-11-25' }] },
      '2026-11-25',
      'The voucher cannot be used for the night of Wed 25 Nov.',
    ],
    [
      'of another weekday',
      { weekdays: [0, 1, 2, 3] },
      '2026-11-28',
      'The voucher cannot be used for the night of Sat 28 Nov.',
    ],
  ])('gives the reason why a day is %s', async (_, terms, date, refusalText) => {
    const id = await added({ terms: { ...easyTerms, ...terms } })
    expect(await dayOf(id, date)).toMatchObject({ differenceMinor: null, amount: null, refusalText })
  })
})

describe('a person’s own', () => {
  test('vouchers count against the limit, and the page tells how many there are', async () => {
    const id = await added({ limitPerUser: 2 })
    const person = await client.person()
    await voucherClient(client).buy(person, id, 2)
    const mine = (await client.request('getCouponActivityDetail', { skuId: id }, person)).body
    expect(mine).toMatchObject({ state: 'limit_reached', boughtByCaller: 2, soldCount: 2 })
    const others = (await client.request('getCouponActivityDetail', { skuId: id })).body
    expect(others).toMatchObject({ state: 'on_sale', boughtByCaller: 0 })
  })

  test('reminder is set once however often, shown to nobody else, and can be cancelled', async () => {
    const id = await added({ saleStart: new Date('2030-01-01') })
    const person = await client.person()
    const isReminded = async () =>
      (await client.request('getCouponActivityDetail', { skuId: id }, person)).body.isReminded
    for (let time = 0; time < 2; time += 1)
      expect((await client.request('remindOfSale', { skuId: id, isWanted: true }, person)).status).toBe(200)
    expect(await isReminded()).toBe(true)
    expect((await client.request('getCouponActivityDetail', { skuId: id })).body.isReminded).toBe(false)
    await client.request('remindOfSale', { skuId: id, isWanted: false }, person)
    expect(await isReminded()).toBe(false)
  })

  test('reminder is refused once the sale has begun', async () => {
    const id = await added()
    const reply = await client.request('remindOfSale', { skuId: id, isWanted: true }, await client.person())
    expect([reply.status, reply.body.code]).toEqual([409, 'sale_begun'])
  })
})

test('the choices of a product show their prices and states, and a single one is no choice', async () => {
  const id = await added({ variant: 'Weekday' })
  expect((await client.request('getCouponActivityDetail', { skuId: id })).body.choices).toEqual([])
  const other = await added({ productId: id, variant: 'Weekend', stock: 0 })
  await db().update(sku).set({ productId: id }).where(eq(sku.id, id))
  const { choices } = (await client.request('getCouponActivityDetail', { skuId: other })).body
  expect(choices).toMatchObject([
    { skuId: id, variant: 'Weekday', currencyAmount: '800', state: 'on_sale' },
    { skuId: other, variant: 'Weekend', state: 'sold_out' },
  ])
})

test('where to use it, whom to write to, and no reviews where there are none', async () => {
  const id = await added()
  const { body } = await client.request('getCouponActivityDetail', { skuId: id })
  expect(body.hotels).toMatchObject([{ hotelId: hotel.hotelId, rooms: [{ roomTypeId: hotel.roomTypeId }] }])
  expect(body.support.email).toContain('@')
  expect(body.reviews).toEqual([])
})
