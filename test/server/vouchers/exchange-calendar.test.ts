import fc from 'fast-check'
import type { ExchangeDates } from '@/contract/product'
import type { VoucherSurcharge, VoucherTerms } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import { roomDayRule, roomNight } from '../../../server/kernel/database/schema/catalogue'
import { skuRoom } from '../../../server/kernel/database/schema/vouchers'
import type { SkuRow } from '../../../server/vouchers/repository/skus'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { exchangeScene, type ExchangeScene } from '../../support/server/exchange-client'

jest.setTimeout(60_000)

let scene: ExchangeScene
let hotel: TestHotel

/** Days of the calendar that are compared, from the first. */
const [FIRST, SPAN] = ['2026-11-21', 36]

beforeAll(async () => {
  scene = await exchangeScene()
  const { db } = scene.server.services.database
  hotel = await addHotel(db)
  const { roomTypeId } = hotel
  await db.insert(roomNight).values([
    { roomTypeId, day: addDays(FIRST, 5), total: 3, sold: 3 },
    { roomTypeId, day: addDays(FIRST, 9), total: 3, priceMinor: 210_000 },
    { roomTypeId, day: addDays(FIRST, 16), total: 3, sold: 2, priceMinor: 60_000 },
  ])
  const open = { isClosedToArrival: false, isClosedToDeparture: false, isClosedToStay: false }
  await db.insert(roomDayRule).values([
    { roomTypeId, day: addDays(FIRST, 12), ...open, isClosedToArrival: true },
    { roomTypeId, day: addDays(FIRST, 20), ...open, isClosedToStay: true },
    { roomTypeId, day: addDays(FIRST, 25), ...open, isClosedToDeparture: true },
  ])
})
afterAll(() => scene.server.close())

const offset = fc.integer({ min: 0, max: SPAN })
const range = fc.tuple(offset, fc.integer({ min: 0, max: 4 })).map(([from, more]) => {
  return { from: addDays(FIRST, from), to: addDays(FIRST, from + more) }
})
const amountMinor = fc.integer({ min: 100, max: 30_000 })
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 })
const surcharge: fc.Arbitrary<VoucherSurcharge> = fc.oneof(
  fc.record({ kind: fc.constant('weekdays' as const), weekdays, amountMinor }),
  fc.tuple(range, amountMinor).map(([days, minor]) => ({ kind: 'days' as const, ...days, amountMinor: minor })),
)

const terms: fc.Arbitrary<VoucherTerms> = fc.record({
  use: fc.constant('exchange' as const),
  meal: fc.constant(''),
  extras: fc.constant([]),
  bookAheadDays: fc.integer({ min: 0, max: 7 }),
  blackouts: fc.array(range, { maxLength: 2 }),
  weekdays: fc.oneof(fc.constant(easyTerms.weekdays), weekdays),
  surcharges: fc.array(surcharge, { maxLength: 3 }),
  difference: fc.oneof(
    fc.constant({ kind: 'table' as const }),
    fc.option(amountMinor).map((mostMinor) => ({ kind: 'market' as const, mostMinor })),
  ),
  refund: fc.constant('any_time' as const),
  isPartial: fc.boolean(),
  isTransferable: fc.constant(true),
  cancelDays: fc.integer({ min: 0, max: 3 }),
  needsDocuments: fc.constant(false),
})

const skus: fc.Arbitrary<Partial<SkuRow> & { readonly upgradeMinor: number }> = fc.record({
  terms,
  nights: fc.integer({ min: 1, max: 3 }),
  faceMinor: fc.integer({ min: 10_000, max: 200_000 }),
  validFrom: fc.option(fc.integer({ min: 0, max: 8 }).map((days) => addDays(FIRST, days))),
  validUntil: fc.integer({ min: 12, max: 60 }).map((days) => addDays(FIRST, days)),
  upgradeMinor: fc.oneof(fc.constant(0), amountMinor),
})

/** What the calendar had of each day, as the difference of it replies. */
const wasShown = ({ days }: ExchangeDates) =>
  days.slice(0, SPAN).map(({ date, refusal, differenceMinor }) => [date, refusal ?? differenceMinor] as const)

test('what the calendar had of each day before buying is what the difference is afterwards', async () => {
  const { server, client, exchanges } = scene
  const sample = fc.sample(skus, { numRuns: 8, seed: 20_261_124 })
  for (const { upgradeMinor, terms: ownTerms, ...change } of sample) {
    const { db } = server.services.database
    const { id: skuId } = await addSku(db, hotel, { ...change, terms: { ...easyTerms, ...ownTerms } })
    const { suiteRoomTypeId, hotelId } = hotel
    await db.insert(skuRoom).values({ skuId, roomTypeId: suiteRoomTypeId, hotelId, upgradeMinor })
    const roomTypeIds = [hotel.roomTypeId, suiteRoomTypeId]
    const before = await Promise.all(
      roomTypeIds.map(async (roomTypeId) => (await client.request('getProductDates', { skuId, roomTypeId })).body),
    )
    const person = await client.person()
    const voucherId = await exchanges.voucher(person, skuId)
    const differenceOf = async (roomTypeId: string, checkIn: string) => {
      const { status, body } = await exchanges.difference(person, { voucherId, roomTypeId, checkIn })
      return [checkIn, status === 200 ? body.differenceMinor : body.data?.refusal]
    }
    for (const [index, roomTypeId] of roomTypeIds.entries()) {
      const shown = wasShown(before[index])
      expect(await Promise.all(shown.map(([checkIn]) => differenceOf(roomTypeId, checkIn)))).toEqual(shown)
    }
  }
})
