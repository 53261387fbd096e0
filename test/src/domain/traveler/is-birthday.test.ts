import { isBirthday, isDay } from '@/domain/account/id-number'

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

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-02', false],
])('%s is a day: %s', (text, isRight) => expect(isDay(text)).toBe(isRight))
