import fc from 'fast-check'
import { isCheckDigitRight } from '@/domain/account/id-number'
import { citizenNumbers, withCheckDigit, withOtherDigit } from './document-numbers'

test.each([
  ['11010519491231002X', true],
  ['440524188001010014', true],
  ['11010519491231002x', false],
  ['110105194912310020', false],
  ['110105194912310021', false],
])('%s: %s', (number, isRight) => expect(isCheckDigitRight(number)).toBe(isRight))

test('every issued number has the right one, and no other', () => {
  fc.assert(
    fc.property(citizenNumbers, (number) => {
      expect(isCheckDigitRight(number)).toBe(true)
      const right = [...'0123456789X'].filter((digit) => isCheckDigitRight(number.slice(0, 17) + digit))
      expect(right).toEqual([number[17]])
    }),
  )
})

test('any single digit changed is noticed', () => {
  fc.assert(
    fc.property(citizenNumbers, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      expect(isCheckDigitRight(withOtherDigit(number, at, by))).toBe(false)
    }),
  )
  expect(withCheckDigit('11010519491231002')).toBe('11010519491231002X')
})
