import { monthSpan } from '@/domain/calendar/month-grid'
import { formatMonth, shortRange } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { unavailableIn } from '@/domain/stays/unavailable-text'
import { decidedStay } from '@/domain/stays/wanted-stay'
import { perNightText } from '@/domain/stays/stay-text'
import { distanceText } from '@/domain/stays/location'
import { priceWith } from '../../../support/catalogue/cards'

test.each([
  ['2026-11-22', '2026-11-23', '22 – 23 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
])('%s to %s is %s', (from, to, text) => expect(shortRange(from, to)).toBe(text))

test.each([
  [4, '0 m'],
  [344, '340 m'],
  [1234, '1.2 km'],
  [14_400, '14 km'],
])('%i metres are %s', (metres, text) => expect(distanceText(metres)).toBe(text))

test('a month is written out', () => expect(formatMonth('2026-02')).toBe('February 2026'))

test.each([
  ['a month to come', '2026-12', { from: '2026-12-01', days: 31 }],
  ['the present month', '2026-11', { from: '2026-11-21', days: 10 }],
  ['a month that is over', '2026-10', null],
])('days of %s', (_, month, span) => expect(monthSpan(month, '2026-11-21')).toEqual(span))

test.each([
  ['one night, one room', { nights: 1, rooms: 1 }, null],
  ['two nights', { nights: 2, rooms: 1 }, '640'],
  ['two rooms', { nights: 1, rooms: 2 }, '640'],
])('the price per night of %s', (_, change, text) => expect(perNightText(priceWith(change))).toBe(text))

test.each([
  ['decided', { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: 1, adults: 2 }, 3],
  ['open', { checkIn: '2026-12-01', rooms: 1, adults: 2 }, null],
])('a stay that is %s', (_, wanted, nights) => expect(decidedStay(wanted)?.nights ?? null).toBe(nights))

test('a failure is shown with the request’s id where there is one', () => {
  expect(failureView(null)).toBeNull()
  expect(failureView({ kind: 'network' })?.requestId).toBeNull()
  expect(failureView({ kind: 'refused', code: 'x', message: 'No.', requestId: 'r1' })).toEqual({
    message: 'No.',
    requestId: 'r1',
    isPermanent: false,
    isOffline: false,
  })
})

const unavailable = { reason: 'minimum_stay', message: 'Stay longer.', limit: 2, dates: [] }

test.each([
  ['by itself', unavailable, unavailable],
  ['inside', { unavailable, alternatives: [] }, unavailable],
  ['not at all', { other: 1 }, null],
  ['nothing', null, null],
])('why an offer is unavailable, shown %s', (_, data, expected) => expect(unavailableIn(data)).toEqual(expected))
