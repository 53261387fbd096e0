import { isPassport } from '@/domain/account/id-number'

test.each([
  ['E12345678', true],
  ['EA1234567', true],
  ['G12345678', true],
  ['123456789', true],
  ['12345', true],
  ['1234', false],
  ['E123456789', false],
  ['ABCDEFG', false],
  ['E1234-567', false],
  ['e12345678', false],
  ['', false],
])('%s: %s', (number, isRight) => expect(isPassport(number)).toBe(isRight))
