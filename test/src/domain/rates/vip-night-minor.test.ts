import fc from 'fast-check'
import { vipNightMinor } from '@/domain/rates/stay-pricer'

test.each<[string, number, number | null, number, number]>([
  ['no member price', 80_000, null, 100, 80_000],
  ['8 % of 800 yuan', 80_000, 8, 100, 73_600],
  ['a half is rounded up: 10 % of 805 yuan', 80_500, 10, 100, 72_500],
  ['less than a half is rounded down: 12 % of 815 yuan is 717.20', 81_500, 12, 100, 71_700],
  ['half of a night', 50_000, 50, 100, 25_000],
  ['yen have no minor units: 7 % of 10,593', 10_593, 7, 1, 9_851],
  ['dinars have three digits: 15 % of 22', 22_000, 15, 1_000, 19_000],
  ['too little to save a whole unit', 700, 5, 100, 700],
  ['nothing of nothing', 0, 15, 100, 0],
])('%s', (_, publicMinor, memberPercent, unitMinor, expected) => {
  expect(vipNightMinor(publicMinor, memberPercent, unitMinor)).toBe(expected)
})

const units = fc.constantFrom(1, 100, 1_000)
const percents = fc.integer({ min: 1, max: 50 })

test('it is whole, never more than the public price, and off by half a unit at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), percents, units, (amount, percent, unit) => {
      const publicMinor = amount * unit
      const minor = vipNightMinor(publicMinor, percent, unit)
      expect(minor % unit).toBe(0)
      expect(minor).toBeLessThanOrEqual(publicMinor)
      expect(Math.abs(100 * minor - publicMinor * (100 - percent))).toBeLessThanOrEqual(50 * unit)
    }),
  )
})

test('a dearer night is never cheaper for a VIP, and more per cent never cost more', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(5_000), percents, percents, units, (amount, more, one, other, unit) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const priceOf = (whole: number, percent: number) => vipNightMinor(whole * unit, percent, unit)
      expect(priceOf(amount + more, least)).toBeGreaterThanOrEqual(priceOf(amount, least))
      expect(priceOf(amount, most)).toBeLessThanOrEqual(priceOf(amount, least))
    }),
  )
})
