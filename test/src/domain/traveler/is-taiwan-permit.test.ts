import { isTaiwanPermit } from '@/domain/account/id-number'

test.each([
  ['12345678', true],
  ['1234567', false],
  ['123456789', false],
  ['1234567801B', false],
  ['T1234567', false],
  ['', false],
])('%s: %s', (number, isRight) => expect(isTaiwanPermit(number)).toBe(isRight))
