import { birthdayFault } from '@/domain/account/profile-faults'

const today = '2026-11-21'

test.each([
  [null, null],
  ['1900-01-01', null],
  ['2000-02-29', null],
  [today, null],
  ['1899-12-31', 'Please choose a day from 1900 on'],
  ['2026-11-22', 'A birthday cannot be in the future'],
  ['2001-02-29', 'Please choose a day of the calendar'],
  ['1990-13-01', 'Please choose a day of the calendar'],
  ['1990-4-7', 'Please choose a day of the calendar'],
  ['yesterday', 'Please choose a day of the calendar'],
  ['', 'Please choose a day of the calendar'],
])('%j', (day, fault) => expect(birthdayFault(day, today)).toBe(fault))
