import fc from 'fast-check'
import { dialHref, mailHref, mapHref, mapPoint } from '@/domain/stays/map'

const bund = { name: 'House, at the Bund', address: '1 Bund', countryCode: 'CN', lat: 31.2397, lng: 121.4903 }

test('a number is dialled as it is written', () => expect(dialHref('+86 (21) 5550-1234')).toBe('tel:+862155501234'))

test('a mail has its subject', () =>
  expect(mailHref('help@example.com', 'Booking SL1 & more')).toBe(
    'mailto:help@example.com?subject=Booking%20SL1%20%26%20more',
  ))

test('a hotel in mainland China is shown by a map that opens there, others by Google Maps', () => {
  expect(mapHref(bund)).toBe(
    'https://uri.amap.com/navigation?to=121.4903,31.2397,House%20%20at%20the%20Bund&mode=car&coordinate=wgs84&callnative=1',
  )
  expect(mapHref({ ...bund, countryCode: 'FR', lat: 48.85, lng: 2.35 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=48.85%2C2.35',
  )
})

test('host maps in mainland China get GCJ-02', () => {
  // The shift in central Shanghai is known to be 4.6 minutes of a degree east less than half a minute south.
  const { lat, lng } = mapPoint(bund)
  expect(lat - bund.lat).toBeCloseTo(-0.0019, 3)
  expect(lng - bund.lng).toBeCloseTo(0.0045, 3)
})

test('elsewhere a place stays where it is, and nowhere in China does it move by more than a kilometre', () => {
  const degrees = {
    lat: fc.double({ min: 18, max: 53, noNaN: true }),
    lng: fc.double({ min: 74, max: 135, noNaN: true }),
  }
  fc.assert(
    fc.property(fc.record(degrees), (at) => {
      expect(mapPoint({ ...bund, ...at, countryCode: 'JP' })).toEqual(at)
      const moved = mapPoint({ ...bund, ...at })
      expect(Math.abs(moved.lat - at.lat)).toBeLessThan(0.01)
      expect(Math.abs(moved.lng - at.lng)).toBeLessThan(0.02)
    }),
  )
})
