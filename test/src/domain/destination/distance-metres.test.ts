import fc from 'fast-check'
import { distanceMetres } from '@/domain/stays/location'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  ['Shanghai and Beijing', { lat: 31.2304, lng: 121.4737 }, { lat: 39.9042, lng: 116.4074 }, 1_067_000],
  ['two places on both sides of the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_000],
  ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 90 }, 20_015_000],
])('%s lie as far apart as a globe says, within a percent', (_places, one, other, metres) => {
  expect(Math.abs(distanceMetres(one, other) - metres)).toBeLessThan(metres / 100)
})

test('it is as far there as back, and nowhere to where one is', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(distanceMetres(one, other)).toBe(distanceMetres(other, one))
      expect(distanceMetres(one, one)).toBe(0)
    }),
  )
})
