import fc from 'fast-check'

const CHECK_DIGITS = '10X98765432'
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Seventeen digits with the check digit that the published table of weights gives them. */
export const withCheckDigit = (digits: string): string =>
  digits + CHECK_DIGITS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11]

const two = (number: number) => String(number).padStart(2, '0')

/** Birth dates from 1900 to 2026 as they stand in numbers. */
const births = fc
  .record({
    year: fc.integer({ min: 1900, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => `${year}${two(month)}${two(day)}`)

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** Citizen numbers as they are issued. */
export const citizenNumbers = fc
  .tuple(fc.constantFrom('11', '31', '44', '51', '65', '83'), digits(4), births, digits(3))
  .map((parts) => withCheckDigit(parts.join('')))

/** Numbers of foreigners' permanent residence cards as they are issued. */
export const foreignerNumbers = fc
  .tuple(fc.constant('9'), fc.constantFrom('11', '31', '44'), digits(3), births, digits(3))
  .map((parts) => withCheckDigit(parts.join('')))

/** The number with the digit at that place turned into another. */
export const withOtherDigit = (number: string, at: number, by: number): string =>
  number.slice(0, at) +
  (number[at] === 'X' ? String(by) : String((Number(number[at]) + by) % 10)) +
  number.slice(at + 1)
