import { readShared } from '@/domain/app/share-link'

test.each([
  ['both', { currency: 'JPY', room: 'r-1_A' }, { currencyCode: 'JPY', roomTypeId: 'r-1_A' }],
  ['neither', {}, { currencyCode: null, roomTypeId: null }],
  ['a currency that is not shown', { currency: 'XXX' }, { currencyCode: null, roomTypeId: null }],
  ['a currency in small letters', { currency: 'jpy' }, { currencyCode: null, roomTypeId: null }],
  ['a room that can be none', { room: 'r1"] *' }, { currencyCode: null, roomTypeId: null }],
])('%s', (_, fields, asked) => {
  expect(readShared(fields)).toEqual(asked)
})
