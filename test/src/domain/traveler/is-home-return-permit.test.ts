import { isHomeReturnPermit } from '@/domain/account/id-number'

test.each([
  ['H12345678', true],
  ['M12345678', true],
  ['H1234567801', true],
  ['H123456780', false],
  ['H1234567', false],
  ['T12345678', false],
  ['12345678', false],
  ['', false],
])('%s: %s', (number, isRight) => expect(isHomeReturnPermit(number)).toBe(isRight))
