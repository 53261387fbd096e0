import { currencyOf } from '@/domain/money/currency'
import { fxRates } from '../../../../server/stays/reference/fx-rates'
import { isBuyable, saleStateOf } from '@/domain/vouchers/sale-state'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { generateHotels } from '../../../../server/demo/seed/hotel-generator'
import { createPeople } from '../../../../server/demo/seed/people'
import { Vouchers } from '../../../../server/demo/seed/vouchers'
import { projectFolder } from '../../../support/server/project-folder'

const library = loadPictureLibrary(projectFolder)
const now = new Date('2026-11-21T10:00:00Z')

function vouchersOf(hotels: number) {
  const vouchers = new Vouchers('staylark', library, now)
  const people = createPeople('staylark', library, now, 60).accounts
  const made = [...generateHotels({ seed: 'staylark', hotels, library, people, now })]
  for (const one of made) vouchers.consider(one)
  return { ...vouchers.create(), made }
}

const few = vouchersOf(40)
const stateOf = (row: (typeof few.skus)[number]) =>
  saleStateOf({ ...row, stockLeft: row.stock - row.held - row.sold, bought: 0 }, now)

test.each([40, 60, 400])('%i hotels sell at least 60 SKUs, most of which can be bought', (hotels) => {
  const { skus } = vouchersOf(hotels)
  expect(skus.length).toBeGreaterThanOrEqual(60)
  expect(skus.filter((row) => isBuyable(stateOf(row))).length / skus.length).toBeGreaterThan(0.75)
  expect(new Set(skus.map(({ id }) => id)).size).toBe(skus.length)
  expect(skus.map(({ rank }) => rank)).toEqual(skus.map((_, index) => index + 1))
})

describe('the SKUs of 40 hotels', () => {
  const { skus, rooms } = few
  const has = (...found: boolean[]) => expect(found).not.toContain(false)
  const some = (check: (row: (typeof skus)[number]) => boolean) => skus.some(check)

  test('are in several cities and currencies', () => {
    expect(new Set(skus.map(({ cityId }) => cityId)).size).toBeGreaterThan(15)
    expect(new Set(skus.map(({ currencyCode }) => currencyCode)).size).toBeGreaterThan(8)
  })

  test('cover every use and refund, both differences, and every other term', () => {
    expect(new Set(skus.map(({ terms }) => terms.use))).toEqual(new Set(['exchange', 'appointment', 'code']))
    expect(new Set(skus.map(({ terms }) => terms.refund))).toEqual(
      new Set(['any_time', 'until_booked', 'on_expiry', 'none']),
    )
    has(
      some(({ terms }) => terms.difference.kind === 'market' && terms.difference.mostMinor !== null),
      some(({ terms }) => terms.difference.kind === 'market' && terms.difference.mostMinor === null),
      some(({ terms }) => terms.blackouts.length > 0),
      some(({ terms }) => terms.surcharges.some(({ kind }) => kind === 'weekdays')),
      some(({ terms }) => terms.surcharges.some(({ kind }) => kind === 'days')),
      some(({ terms }) => terms.bookAheadDays > 7),
      some(({ terms }) => terms.isPartial),
      some(({ terms }) => !terms.isTransferable),
      some(({ terms }) => terms.needsDocuments),
      some(({ validDays }) => validDays !== null),
      some(({ validFrom, validUntil }) => validFrom !== null && validUntil !== null),
      some(({ limitPerUser }) => limitPerUser !== null),
      some(({ minQuantity }) => minQuantity > 1),
      some(({ faceMinor, priceMinor }) => faceMinor > priceMinor),
    )
  })

  test('are in every state of a sale', () => {
    expect(new Set(skus.map(stateOf))).toEqual(new Set(['not_started', 'on_sale', 'few_left', 'sold_out', 'ended']))
  })

  test('stand beside one another as choices, each with its name', () => {
    const products = [...new Set(skus.map(({ productId }) => productId))]
    const choices = products
      .map((id) => skus.filter(({ productId }) => productId === id))
      .filter(({ length }) => length > 1)
    expect(choices.length).toBeGreaterThan(10)
    for (const rows of choices) {
      expect(new Set(rows.map(({ variant }) => variant)).size).toBe(rows.length)
      expect(rows.map(({ variant }) => variant)).not.toContain('')
    }
  })

  test('can be used in rooms of their currency, some in several hotels', () => {
    const hotelById = new Map(few.made.map(({ hotel }) => [hotel.id, hotel]))
    for (const row of skus) {
      const own = rooms.filter(({ skuId }) => skuId === row.id)
      expect(own.map(({ hotelId }) => hotelId)).toContain(row.hotelId)
      expect(new Set(own.map(({ hotelId }) => hotelById.get(hotelId)?.currencyCode))).toEqual(
        new Set([row.currencyCode]),
      )
      if (row.terms.difference.kind === 'market')
        expect(new Set(own.map(({ upgradeMinor }) => upgradeMinor))).toEqual(new Set([0]))
    }
    const hotelsOf = (id: string) =>
      new Set(rooms.filter(({ skuId }) => skuId === id).map(({ hotelId }) => hotelId)).size
    expect(Math.max(...skus.map(({ id }) => hotelsOf(id)))).toBeGreaterThan(1)
  })

  test('cost what a traveler believes, and surcharges and caps are less than that', () => {
    for (const { priceMinor, originalMinor, faceMinor, currencyCode, nights, terms } of skus) {
      const unit = 10 ** (currencyOf(currencyCode)?.exponent ?? 2)
      const cny = (priceMinor / unit) * (fxRates[currencyCode] ?? 0)
      expect([priceMinor % unit, cny > 30, cny < 12_000 * nights]).toEqual([0, true, true])
      expect(originalMinor).toBeGreaterThan(priceMinor)
      expect(faceMinor).toBeGreaterThanOrEqual(priceMinor)
      for (const { amountMinor } of terms.surcharges)
        expect([amountMinor > 0, amountMinor < priceMinor]).toEqual([true, true])
    }
  })
})
