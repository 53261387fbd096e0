import fc from 'fast-check'
import { addDays } from '@/domain/days/civil-day'
import { minorFactor } from '@/domain/rates/convert'
import { priceStay, type StayPricing } from '@/domain/rates/stay-pricer'
import { priceUnitMinor } from '@/domain/rates/price-unit'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { fxRates } from '../../../../server/stays/reference/fx-rates'
import { generateHotels } from '../../../../server/demo/seed/hotel-generator'
import { createPeople } from '../../../../server/demo/seed/people'
import { plainPricing } from '../../../support/rates/plain-pricing'
import { projectFolder } from '../../../support/server/project-folder'

const now = new Date('2026-11-21T10:00:00Z')
const library = loadPictureLibrary(projectFolder)
const people = createPeople('staylark', library, now, 60).accounts
const hotels = [...generateHotels({ seed: 'staylark', hotels: 400, library, people, now })]
const currencies = Object.keys(fxRates)
const fx = new Map(Object.entries(fxRates))
const mostCheaper = 0.01

/** Every offer of the demo for one night, as a visitor or a VIP is charged in the hotel's own currency. */
function offers(day: string, viewer: StayPricing['viewer']): StayPricing[] {
  return hotels.flatMap(({ hotel, rooms, packages }) =>
    packages.flatMap((ratePackage) => {
      const room = rooms.find(({ id }) => id === ratePackage.roomTypeId)
      if (!room) return []
      const { currencyCode } = hotel
      const stay = { checkIn: day, checkOut: addDays(day, 1), rooms: 1 }
      return [{ ...plainPricing, hotel, room, ratePackage, currencyCode, fx, viewer, stay }]
    }),
  )
}

const inYuan = (minor: number, currencyCode: string) => minor * minorFactor(currencyCode, 'CNY', fx)

/** How much less a stay costs in a currency than in another one, as a part of it. */
function saving(pricing: StayPricing, currencyCode: string, baseCode: string): number {
  const chosen = inYuan(priceStay({ ...pricing, currencyCode }).totalMinor, currencyCode)
  const base = inYuan(priceStay({ ...pricing, currencyCode: baseCode }).totalMinor, baseCode)
  return 1 - chosen / base
}

test.each([
  ['an ordinary night', '2026-11-24', 'visitor'],
  ['a Saturday', '2026-12-05', 'visitor'],
  ['a night of a VIP', '2027-03-10', 'vip'],
] as const)('no currency makes any offer of the demo a bargain: %s', (_name, day, viewer) => {
  const bargains = offers(day, viewer).flatMap((pricing) =>
    currencies.flatMap((code) =>
      [pricing.hotel.currencyCode, 'CNY']
        .map((base) => ({ base, code, saved: saving(pricing, code, base) }))
        .filter(({ saved }) => saved > mostCheaper),
    ),
  )
  expect(bargains.slice(0, 5)).toEqual([])
})

test('no price unit is worth more than a yuan', () => {
  const worth = currencies.map((code) => [code, inYuan(priceUnitMinor(code), code)] as const)
  expect(worth.filter(([, fen]) => fen > 100)).toEqual([])
})

test('what costs anything is never free, and bills add up, in any currency', () => {
  const cheap = fc.record({
    baseMinor: fc.integer({ min: 1, max: 200_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
    memberPercent: fc.option(fc.integer({ min: 1, max: 99 })),
    hotelCode: fc.constantFrom(...currencies),
    currencyCode: fc.constantFrom(...currencies),
    viewer: fc.constantFrom('visitor' as const, 'vip' as const),
  })
  fc.assert(
    fc.property(cheap, ({ baseMinor, percent, memberPercent, hotelCode, currencyCode, viewer }) => {
      const { goodsMinor, savedMinor, taxMinor, totalMinor, nightly } = priceStay({
        ...plainPricing,
        hotel: { currencyCode: hotelCode, taxPercent: 6 },
        room: { ...plainPricing.room, baseMinor },
        ratePackage: { ...plainPricing.ratePackage, pricePercent: percent, memberPercent },
        fx,
        currencyCode,
        viewer,
      })
      expect(totalMinor).toBeGreaterThan(0)
      expect(nightly.every((night) => night.baseMinor > 0 && night.savedMinor >= 0)).toBe(true)
      expect([goodsMinor + taxMinor, totalMinor % priceUnitMinor(currencyCode)]).toEqual([totalMinor, 0])
      expect(savedMinor).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2_000 },
  )
})
