import fc from 'fast-check'
import { distanceMetres, locationText } from '@/domain/stays/location'

describe('distanceMetres', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  test.each([
    ['Shanghai and Beijing', { lat: 31.2304, lng: 121.4737 }, { lat: 39.9042, lng: 116.4074 }, 1_067_000],
    ['two places on both sides of the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_000],
    ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 90 }, 20_015_000],
  ])('the distance of %s matches a globe’s within a percent', (_places, one, other, metres) => {
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
})

describe('locationText', () => {
  test.each([
    ['Kyoto', 'Kyoto, Japan', 900, 'You are here'],
    ['Kyoto', null, 30_000, 'You are here'],
    ['Kyoto', null, null, 'You are here'],
    ['Beijing', 'Baoding, Hebei, China', 141_200, 'You are near Baoding, Hebei, China. Beijing is 141 km away'],
    ['Sydney', null, 1_250_000, 'Nearest city with stays, 1250 km away'],
  ])('%s for somebody near %s at %s m: %s', (city, place, metres, text) =>
    expect(locationText(city, place, metres)).toBe(text),
  )
})
