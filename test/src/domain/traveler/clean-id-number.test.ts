import { cleanIdNumber } from '@/domain/account/id-number'

test.each([
  [' e12345678 ', 'E12345678'],
  ['110105 19491231 002x', '11010519491231002X'],
  ['１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
  ['H　1234', 'H1234'],
  ['   ', ''],
])('%j is %j', (typed, number) => expect(cleanIdNumber(typed)).toBe(number))
