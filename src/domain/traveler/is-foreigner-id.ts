import { isBirthday } from './is-birthday'
import { isCheckDigitRight } from './is-check-digit-right'
import { PROVINCE_CODES } from './province-codes'
import { writtenDay } from './written-day'

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
