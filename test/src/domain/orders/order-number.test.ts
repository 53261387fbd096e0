import { readOrderNo } from '@/domain/orders/order-number'

test.each([
  ['SL123456789012', 'SL123456789012'],
  [' sl123456789012 ', 'SL123456789012'],
  ['SL 1234 5678 9012', 'SL123456789012'],
  ['#SL-1234-5678-9012', 'SL123456789012'],
  ['ＳＬ１２３４５６７８９０１２', 'SL123456789012'],
  ['123456789012', null],
  ['SL12345678901', null],
  ['SL1234567890123', null],
  ['', null],
])('%j is read as %j', (typed, read) => expect(readOrderNo(typed)).toBe(read))
