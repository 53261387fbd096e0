import { ID_TYPES, isIdTypeSupported } from '@/domain/account/id-number'

test.each([
  [null, [...ID_TYPES]],
  ['CN', [...ID_TYPES]],
  ['JP', ['passport']],
  ['HK', ['passport']],
])('in %s one can check in with %j', (countryCode, supported) => {
  expect([...ID_TYPES, 'militaryId'].filter((idType) => isIdTypeSupported(idType, countryCode))).toEqual(supported)
})
