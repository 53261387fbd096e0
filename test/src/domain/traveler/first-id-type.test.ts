import { firstIdType } from '@/domain/traveler/first-id-type'

test.each([
  [null, 'mainlandId'],
  ['CN', 'mainlandId'],
  ['TH', 'passport'],
])('in %s a new traveler begins with %s', (countryCode, idType) => {
  expect(firstIdType(countryCode)).toBe(idType)
})
