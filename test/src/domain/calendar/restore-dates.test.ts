import {
  datesToSave,
  defaultDates,
  restoreDates,
  SAVED_DATES_LIFETIME_MS,
  type SavedDates,
} from '@/domain/calendar/stay-dates'

const nowMs = 1_800_000_000_000
const dates = { checkIn: '2026-11-24', checkOut: '2026-11-26' }
const saved = datesToSave(dates, nowMs)

test('what is saved comes back until its expiry', () => {
  expect(restoreDates(saved, '2026-11-21', nowMs)).toEqual(dates)
  expect(restoreDates(saved, '2026-11-21', nowMs + SAVED_DATES_LIFETIME_MS - 1)).toEqual(dates)
  expect(restoreDates(saved, '2026-11-21', nowMs + SAVED_DATES_LIFETIME_MS)).toBeNull()
})

test.each<[string, Partial<SavedDates> | null, string]>([
  ['nothing saved', null, '2026-11-21'],
  ['check-in is past', saved, '2026-11-25'],
  ['half a range', { ...saved, checkOut: undefined }, '2026-11-21'],
  ['no expiry', dates, '2026-11-21'],
  ['no days', { ...saved, checkIn: 'tomorrow' }, '2026-11-21'],
  ['a day that does not exist', { ...saved, checkOut: '2026-11-31' }, '2026-11-21'],
  ['the wrong way round', { ...saved, checkOut: '2026-11-23' }, '2026-11-21'],
])('dropped: %s', (_, given, today) => expect(restoreDates(given, today, nowMs)).toBeNull())

test('a stay that begins today is retained', () => expect(restoreDates(saved, '2026-11-24', nowMs)).toEqual(dates))

test('without a choice: tomorrow and the day after', () => {
  expect(defaultDates('2026-12-31')).toEqual({ checkIn: '2027-01-01', checkOut: '2027-01-02' })
})
