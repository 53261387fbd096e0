import { isBirthday } from './is-birthday'
import { isCheckDigitRight } from './is-check-digit-right'
import { PROVINCE_CODES } from './province-codes'
import { writtenDay } from './written-day'

/** Whether it is a citizen number of GB 11643-1999: 18 characters with region, birth date and check digit; the 15 digits of the first cards are refused, for those cards ended on 2013-01-01. */
export const isMainlandId = (number: string, today: string): boolean =>
  /^\d{17}[\dX]$/.test(number) &&
  PROVINCE_CODES.has(number.slice(0, 2)) &&
  isBirthday(writtenDay(number.slice(6, 14)), today) &&
  isCheckDigitRight(number)
