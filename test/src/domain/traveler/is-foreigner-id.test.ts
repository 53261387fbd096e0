import fc from 'fast-check'
import { isForeignerId } from '@/domain/account/id-number'
import { foreignerNumbers, withCheckDigit, withOtherDigit } from './document-numbers'

const today = '2026-11-21'

test.each([
  [withCheckDigit('91184019811231123'), true, 'the new card'],
  [withCheckDigit('91184020261122001'), false, 'born tomorrow'],
  [withCheckDigit('91184019811331001'), false, 'no such month'],
  [withCheckDigit('90084019811231001'), false, 'no such region'],
  [withCheckDigit('81000019811231001'), false, 'a citizen number'],
  ['911840198112311231', false, 'a wrong check digit'],
  ['USA110081123101', true, 'the old card'],
  ['FRA310000022901', true, 'the old card, born on a leap day of 2000'],
  ['USA110081133101', false, 'no such day in either century'],
  ['USA990081123101', false, 'no such region'],
  ['US1110081123101', false, 'no nationality'],
  ['USA11008112310', false, 'a digit short'],
  ['', false, 'nothing'],
])('%s: %s (%s)', (number, isRight) => expect(isForeignerId(number, today)).toBe(isRight))

test('issued numbers pass, and with any single digit changed fail', () => {
  fc.assert(
    fc.property(foreignerNumbers, fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      expect(isForeignerId(number, today)).toBe(true)
      expect(isForeignerId(withOtherDigit(number, at, by), today)).toBe(false)
    }),
  )
})
