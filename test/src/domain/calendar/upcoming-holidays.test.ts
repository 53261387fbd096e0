import { upcomingHolidays } from '@/domain/calendar/calendar-shortcuts'

const names = new Map([
  ['2027-01-01', 'New Year'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-26', 'Boxing Day'],
  ['2027-02-06', 'Spring Festival'],
  ['2027-02-07', 'Spring Festival'],
  ['2027-02-08', 'Spring Festival'],
  ['2027-04-05', 'Tomb-sweeping Day'],
])

const namesFrom = (today: string) =>
  upcomingHolidays(names, today).map(({ name, checkIn, checkOut }) => `${name} ${checkIn} ${checkOut}`)

test.each([
  [
    '2026-11-21',
    ['Christmas Day 2026-12-25 2026-12-26', 'Boxing Day 2026-12-26 2026-12-27', 'New Year 2027-01-01 2027-01-02'],
  ],
  [
    '2026-12-27',
    [
      'New Year 2027-01-01 2027-01-02',
      'Spring Festival 2027-02-06 2027-02-09',
      'Tomb-sweeping Day 2027-04-05 2027-04-06',
    ],
  ],
  ['2027-02-07', ['Spring Festival 2027-02-07 2027-02-09', 'Tomb-sweeping Day 2027-04-05 2027-04-06']],
  ['2027-05-01', []],
])('from %s', (today, expected) => expect(namesFrom(today)).toEqual(expected))
