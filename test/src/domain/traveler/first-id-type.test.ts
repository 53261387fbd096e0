import { firstIdType } from '@/domain/account/id-number'

test.each([
  [null, 'mainlandId'],
  ['CN', 'mainlandId'],
  ['TH', 'passport'],
])('in %s a new traveler begins with %s', (countryCode, idType) => {
  expect(firstIdType(countryCode)).toBe(idType)
})
