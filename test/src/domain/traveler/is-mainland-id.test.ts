import fc from 'fast-check'
import { isMainlandId } from '@/domain/account/id-number'
import { citizenNumbers, withCheckDigit, withOtherDigit } from './document-numbers'

const today = '2026-11-21'

test.each([
  ['11010519491231002X', true, 'the example of the standard'],
  [withCheckDigit('81000019900101001'), true, 'a resident of Hong Kong'],
  [withCheckDigit('83000020000229001'), true, 'a resident of Taiwan, born on a leap day'],
  [withCheckDigit('11010520261121001'), true, 'born today'],
  [withCheckDigit('11010519000101001'), true, 'born in 1900'],
  [withCheckDigit('11010520261122001'), false, 'born tomorrow'],
  [withCheckDigit('11010518991231001'), false, 'born before 1900'],
  [withCheckDigit('11010519900230001'), false, 'no such day'],
  [withCheckDigit('11010519001301001'), false, 'no such month'],
  [withCheckDigit('19010519900101001'), false, 'no such region'],
  [withCheckDigit('00010519900101001'), false, 'no region'],
  ['110105194912310020', false, 'a wrong check digit'],
  ['110105491231002', false, 'the 15 digits of a card that ended in 2013'],
  ['11010519491231002', false, 'a digit short'],
  ['11010519491231002XX', false, 'too long'],
  ['1101051949123100２X', false, 'not cleaned'],
  ['', false, 'nothing'],
])('%s: %s (%s)', (number, isRight) => expect(isMainlandId(number, today)).toBe(isRight))

test('issued numbers pass, and with any single digit changed fail', () => {
  fc.assert(
    fc.property(citizenNumbers, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      expect(isMainlandId(number, today)).toBe(true)
      expect(isMainlandId(withOtherDigit(number, at, by), today)).toBe(false)
    }),
  )
})
