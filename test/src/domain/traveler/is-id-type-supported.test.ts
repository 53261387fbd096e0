import { ID_TYPES } from '@/domain/traveler/id-types'
import { isIdTypeSupported } from '@/domain/traveler/is-id-type-supported'

test.each([
  [null, [...ID_TYPES]],
  ['CN', [...ID_TYPES]],
  ['JP', ['passport']],
  ['HK', ['passport']],
])('in %s one can check in with %j', (countryCode, supported) => {
  expect([...ID_TYPES, 'militaryId'].filter((idType) => isIdTypeSupported(idType, countryCode))).toEqual(supported)
})
