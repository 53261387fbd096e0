import { travelerText } from '../text/traveler-text'
import { isDay } from '../days/civil-day'

/** Documents whose numbers can be verified, in the order of the choice. */
export const ID_TYPES = ['mainlandId', 'passport', 'homeReturnPermit', 'taiwanPermit', 'foreignerId'] as const

/** A document that the app knows. */
type IdType = (typeof ID_TYPES)[number]

/** Whether a stored or sent word names a document that the app knows. */
export const isIdType = (word: string): word is IdType => ID_TYPES.some((known) => known === word)

/** A document's name; one that is no longer known is some other document. */
export const idTypeName = (word: string): string =>
  isIdType(word) ? travelerText.idTypeNames[word] : travelerText.otherIdType

const EARLIEST = '1900-01-01'

/** Whether somebody alive may have been born on a day: a real one from 1900 on, today at the latest. */
export const isBirthday = (day: string, today: string): boolean => isDay(day) && day >= EARLIEST && day <= today

const CHECK_DIGITS = '10X98765432'

/** Whether the last of 18 characters is the check digit of the 17 digits before it (ISO 7064 MOD 11-2, as GB 11643-1999 has it). */
export function isCheckDigitRight(number: string): boolean {
  const sum = Array.from(number.slice(0, 17)).reduce(
    (total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11),
    0,
  )
  return CHECK_DIGITS[sum % 11] === number[17]
}

const CODES = '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'

/** First two digits of the administrative divisions that issue citizen numbers (GB/T 2260), with 81 to 83 for residents of Hong Kong, Macao and Taiwan. */
const PROVINCE_CODES: ReadonlySet<string> = new Set(CODES.split(' '))

/** Eight digits of a document's number, `YYYYMMDD`, as a day `YYYY-MM-DD`, which may not be in the calendar. */
const writtenDay = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`

/** Whether it is the number of a foreigner's permanent residence card: 18 digits that begin with 9, or the 15 characters of the older card with nationality and birth date. */
export const isForeignerId = (number: string, today: string): boolean => isNew(number, today) || isOld(number, today)

const isNew = (number: string, today: string) =>
  /^9\d{16}[\dX]$/.test(number) &&
  PROVINCE_CODES.has(number.slice(1, 3)) &&
  isBirthday(writtenDay(number.slice(6, 14)), today) &&
  isCheckDigitRight(number)

/** The older card writes the year with two digits, so either century may be meant. */
const isOld = (number: string, today: string) =>
  /^[A-Z]{3}\d{12}$/.test(number) &&
  PROVINCE_CODES.has(number.slice(3, 5)) &&
  ['19', '20'].some((century) => isBirthday(writtenDay(`${century}${number.slice(7, 13)}`), today))

/** Whether it can be the number of a Mainland travel permit for residents of Hong Kong (H) or Macao (M): a letter and 8 digits, with or without two for the count of issues. */
export const isHomeReturnPermit = (number: string): boolean => /^[HM]\d{8}(\d{2})?$/.test(number)

/** Whether it is a citizen number of GB 11643-1999: 18 characters with region, birth date and check digit; the 15 digits of the first cards are refused, for those cards ended on 2013-01-01. */
export const isMainlandId = (number: string, today: string): boolean =>
  /^\d{17}[\dX]$/.test(number) &&
  PROVINCE_CODES.has(number.slice(0, 2)) &&
  isBirthday(writtenDay(number.slice(6, 14)), today) &&
  isCheckDigitRight(number)

/** Whether it can be a passport's number: 5 to 9 letters and digits with a digit among them (ICAO 9303 has room for nine). */
export const isPassport = (number: string): boolean => /^(?=.*\d)[A-Z\d]{5,9}$/.test(number)

/** Whether it can be the number of a Mainland travel permit for residents of Taiwan: the 8 digits of the card that took the booklet's place in 2015. */
export const isTaiwanPermit = (number: string): boolean => /^\d{8}$/.test(number)

const VERIFIERS: Readonly<Record<IdType, (number: string, today: string) => boolean>> = {
  mainlandId: isMainlandId,
  passport: isPassport,
  homeReturnPermit: isHomeReturnPermit,
  taiwanPermit: isTaiwanPermit,
  foreignerId: isForeignerId,
}

/** Whether a cleaned number can be one of that document (spec §5); nothing is of a document that is not known. */
export const isIdNumber = (idType: string, number: string, today: string): boolean =>
  isIdType(idType) && VERIFIERS[idType](number, today)

/** Normalizes a document number for validation and storage: no spaces, upper case, full-width characters as ASCII. */
export const cleanIdNumber = (typed: string): string =>
  typed
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '')
    .toUpperCase()

const SHORTEST_SHOWN = 4
const USUAL = 8

/** A document's number with only its ends readable: two characters each, of a short one one each, of three and less none. */
export function maskIdNumber(number: string): string {
  if (number.length < SHORTEST_SHOWN) return '*'.repeat(number.length)
  const shown = number.length < USUAL ? 1 : 2
  return number.slice(0, shown) + '*'.repeat(number.length - 2 * shown) + number.slice(-shown)
}

/** Whether one can check in with a document: with any in mainland China, abroad with a passport alone; a null country is no stay in particular. */
export const isIdTypeSupported = (idType: string, countryCode: string | null): boolean =>
  isIdType(idType) && (countryCode === null || countryCode === 'CN' || idType === 'passport')

/** The document that a new traveler begins with where a stay is (ISO 3166 alpha-2); null for no stay in particular. */
export const firstIdType = (countryCode: string | null): IdType =>
  ID_TYPES.find((idType) => isIdTypeSupported(idType, countryCode)) ?? 'passport'
