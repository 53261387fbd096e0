import { cleanLines, cleanText } from '@/domain/booking/order-text'

test.each([
  ['  Ada   Li ', 'Ada Li'],
  ['Ada\u0000Li', 'Ada Li'],
  ['Ada\nLi\t', 'Ada Li'],
  ['\u202eAda\u2066', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['lone \ud800 surrogate', 'lone surrogate'],
  ['👩‍👩‍👧 李', '👩‍👩‍👧 李'],
  ['   ', ''],
])('%j is %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

test('lines stay apart', () => {
  expect(cleanLines('\n one \r\n\r\ntwo\u0007 \n')).toBe('one\n\ntwo')
})
