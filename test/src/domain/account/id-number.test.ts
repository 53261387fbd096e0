import {
  cleanIdNumber,
  firstIdType,
  ID_TYPES,
  isBirthday,
  isCheckDigitRight,
  isForeignerId,
  isHomeReturnPermit,
  isIdNumber,
  isIdType,
  isIdTypeSupported,
  isMainlandId,
  isPassport,
  isTaiwanPermit,
  maskIdNumber,
} from '@/domain/account/id-number'
import fc from 'fast-check'
import { citizenNumbers, foreignerNumbers, withCheckDigit, withOtherDigit } from '../traveler/document-numbers'

describe('cleanIdNumber', () => {
  test.each([
    [' e12345678 ', 'E12345678'],
    ['110105 19491231 002x', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
    ['H　1234', 'H1234'],
    ['   ', ''],
  ])('%j is %j', (typed, number) => expect(cleanIdNumber(typed)).toBe(number))
})

describe('firstIdType', () => {
  test.each([
    [null, 'mainlandId'],
    ['CN', 'mainlandId'],
    ['TH', 'passport'],
  ])('in %s a new traveler begins with %s', (countryCode, idType) => {
    expect(firstIdType(countryCode)).toBe(idType)
  })
})

describe('isBirthday', () => {
  test.each([
    ['1900-01-01', true],
    ['2026-11-21', true],
    ['2000-02-29', true],
    ['1899-12-31', false],
    ['2026-11-22', false],
    ['1900-02-29', false],
    ['1990-1-1', false],
    ['', false],
  ])('%j: %s', (day, isRight) => expect(isBirthday(day, '2026-11-21')).toBe(isRight))
})

describe('isCheckDigitRight', () => {
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
})

describe('isForeignerId', () => {
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
      fc.property(
        foreignerNumbers,
        fc.integer({ min: 0, max: 17 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          expect(isForeignerId(number, today)).toBe(true)
          expect(isForeignerId(withOtherDigit(number, at, by), today)).toBe(false)
        },
      ),
    )
  })
})

describe('isHomeReturnPermit', () => {
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
})

describe('isIdNumber', () => {
  const today = '2026-11-21'
  const numbers = {
    mainlandId: '11010519491231002X',
    passport: 'E12345678',
    homeReturnPermit: 'H1234567801',
    taiwanPermit: '12345678',
    foreignerId: 'USA110081123101',
  }
  /** A passport's number may look like a permit's; no other document's number may. */
  const alsoPassports = ['taiwanPermit']

  test.each(ID_TYPES)('a number of a %s is of no other document', (own) => {
    const taking = ID_TYPES.filter((idType) => isIdNumber(idType, numbers[own], today))
    expect(taking).toEqual(
      ID_TYPES.filter((idType) => idType === own || (idType === 'passport' && alsoPassports.includes(own))),
    )
  })

  test.each(['', 'militaryId', 'toString'])('nothing is of a document that is not known (%j)', (idType) => {
    expect(isIdType(idType)).toBe(false)
    expect(isIdNumber(idType, 'E12345678', today)).toBe(false)
  })
})

describe('isIdTypeSupported', () => {
  test.each([
    [null, [...ID_TYPES]],
    ['CN', [...ID_TYPES]],
    ['JP', ['passport']],
    ['HK', ['passport']],
  ])('in %s one can check in with %j', (countryCode, supported) => {
    expect([...ID_TYPES, 'militaryId'].filter((idType) => isIdTypeSupported(idType, countryCode))).toEqual(supported)
  })
})

describe('isMainlandId', () => {
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
})

describe('isPassport', () => {
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
})

describe('isTaiwanPermit', () => {
  test.each([
    ['12345678', true],
    ['1234567', false],
    ['123456789', false],
    ['1234567801B', false],
    ['T1234567', false],
    ['', false],
  ])('%s: %s', (number, isRight) => expect(isTaiwanPermit(number)).toBe(isRight))
})

describe('maskIdNumber', () => {
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
})
