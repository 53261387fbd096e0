import { maskIdNumber } from '@/domain/account/id-number'

test.each([
  ['11010519491231002X', '11**************2X'],
  ['E12345678', 'E1*****78'],
  ['12345678', '12****78'],
  ['1234567', '1*****7'],
  ['1234', '1**4'],
  ['123', '***'],
  ['1', '*'],
  ['', ''],
])('%s is shown as %s', (number, mask) => expect(maskIdNumber(number)).toBe(mask))
