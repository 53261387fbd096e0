import fc from 'fast-check'
import { COUNTRIES } from '@/domain/account/countries'
import { contactFaults, nameFault, nameHint } from '@/domain/account/contact'
import { DIAL_CODES, findDialCodes, splitPhone } from '@/domain/account/dial-codes'
import { isPhone } from '@/domain/account/phone'

describe('contactFaults', () => {
  const good = { name: 'Mei Chen', email: 'mei@example.com', countryCode: '86', phone: '13812345678' }

  test.each([
    [{}, {}],
    [{ email: ' mei@example.com ' }, {}],
    [{ name: '' }, { name: 'Please enter a name' }],
    [{ email: 'mei' }, { email: 'Invalid Email Address' }],
    [{ phone: '12' }, { phone: 'Please enter a valid phone number' }],
    [{ countryCode: '44' }, {}],
    [{ countryCode: '+86' }, { countryCode: 'Please choose a country code' }],
    [
      { name: ' ', email: '', phone: '' },
      { name: 'Please enter a name', email: 'Invalid Email Address', phone: 'Please enter a valid phone number' },
    ],
  ])('%j has the faults %j', (change, faults) => expect(contactFaults({ ...good, ...change })).toEqual(faults))

  test('every country of the profile has a dialling code', () => {
    expect(DIAL_CODES.every(({ code, name }) => /^[1-9]\d{0,3}$/.test(code) && name.length > 2)).toBe(true)
    const without = COUNTRIES.map(({ code }) => code).filter(
      (code) => !DIAL_CODES.some(({ country }) => country === code),
    )
    expect(without).toEqual([])
    expect(DIAL_CODES).toHaveLength(COUNTRIES.length)
  })

  test.each([
    ['+54', 'AR'],
    ['54', 'AR'],
    ['0054', 'AR'],
    ['argen', 'AR'],
    ['NZ', 'NZ'],
    ['＋５４', 'AR'],
  ])('%s finds its country first', (typed, country) => expect(findDialCodes(typed)[0]?.country).toBe(country))

  test.each([
    ['+54 9 11 2345-6789', { countryCode: '54', phone: '9 11 2345-6789' }],
    ['0054 9 11 2345', { countryCode: '54', phone: '9 11 2345' }],
    ['＋８６ 138 0013 8000', { countryCode: '86', phone: '138 0013 8000' }],
    ['+1 (242) 555-0100', { countryCode: '1242', phone: '555-0100' }],
    ['+1 (415) 555-0100', { countryCode: '1', phone: '(415) 555-0100' }],
    ['+54 9', null],
    ['+999 123456', null],
    ['010 8888 7777', null],
    ['13800138000', null],
  ])('%s typed in is %j', (typed, split) => expect(splitPhone(typed)).toEqual(split))

  test('typed digit by digit, a number is never taken for that of another country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIAL_CODES),
        fc.integer({ min: 2_000_000, max: 9_999_999 }),
        ({ code }, number) => {
          const whole = `+${code}${number}`
          const first = [...whole].map((_, at) => splitPhone(whole.slice(0, at + 1))).find((split) => split !== null)
          const expected = splitPhone(whole)?.countryCode
          expect(first?.countryCode).toBe(expected)
          expect(expected?.startsWith(code)).toBe(true)
        },
      ),
    )
  })

  test('full-width digits are digits', () => {
    expect(isPhone('86', '１３８００１３８０００')).toBe(true)
    expect(isPhone('54', '９１１２３４５')).toBe(true)
  })
})

describe('nameFault', () => {
  test.each([
    ['Mei Chen', false, null],
    ['  Mei Chen  ', true, null],
    ['陈梅', false, null],
    ['김민지', false, null],
    ['Анна', false, null],
    ['O’Hara-Núñez Jr.', true, null],
    ['', false, 'Please enter a name'],
    ['   ', true, 'Please enter a name'],
    ['1234', false, 'Please enter the name in letters'],
    ['!?', true, 'Please enter the name in letters'],
    ['陈梅', true, 'Please use Latin letters, as in the passport'],
    ['Mei 陈', true, 'Please use Latin letters, as in the passport'],
    ['A', true, 'Please enter first and last name'],
    ['A. ', false, 'Please enter first and last name'],
    ['李', false, 'Please enter first and last name'],
    ['Suharto', true, null],
    ['a'.repeat(80), true, null],
    ['a'.repeat(81), true, 'Please shorten the name to 80 characters'],
  ])('%j (Latin: %s): %s', (name, needsLatin, fault) => expect(nameFault(name, needsLatin)).toBe(fault))

  test.each([
    ['', true, 'First and last name in Latin letters, as in the passport'],
    ['Suharto', true, 'First and last name, unless the passport has only one'],
    ['Mei Chen', true, 'First and last name in Latin letters, as in the passport'],
    ['李雷', false, 'As in the identity document'],
    ['a'.repeat(93), false, '93 of at most 80 characters'],
  ])('%j (Latin: %s) is helped by: %s', (name, needsLatin, hint) => expect(nameHint(name, needsLatin)).toBe(hint))
})
