import { arrivalTimes } from '@/domain/booking/stay-hours'
import { attemptFor, unknownRetryMs } from '@/domain/attempt'
import { EMPTY_FORM, withRooms } from '@/domain/booking/booking-form'
import { isTokenOver } from '@/domain/booking/countdown'
import { judgePrice } from '@/domain/booking/offer-state'
import { orderNamedIn, submitBody, submitOutcome } from '@/domain/booking/submit'

const channel = { terminalType: 'h5', appType: 'web', fromKey: 'spring' }

const now = (totalMinor: number, change = {}) => ({ totalMinor, currencyCode: 'CNY', nights: 2, rooms: 2, ...change })
const seen = { totalMinor: 100_000, currencyCode: 'CNY' }

test.each([
  ['never seen', null, now(100_000), { kind: 'same' }],
  ['the same', seen, now(100_000), { kind: 'same' }],
  ['a rise', seen, now(120_000), { kind: 'rose', perNightAmount: '50' }],
  ['a fall', seen, now(80_000), { kind: 'fell', perNightAmount: '50' }],
  ['another currency', seen, now(90_000, { currencyCode: 'USD' }), { kind: 'other_currency' }],
])('a price: %s', (_, before, present, verdict) => expect(judgePrice(before, present)).toEqual(verdict))

test.each([
  ['no answer', { kind: 'network' }, 'unknown'],
  ['a time-out', { kind: 'timeout' }, 'unknown'],
  ['an answer that is not ours', { kind: 'unknown' }, 'unknown'],
  ['a sign-in that has ended', { kind: 'unauthorized' }, 'sign_in'],
] as const)('a submit with %s', (_, failure, outcome) => expect(submitOutcome(failure)).toBe(outcome))

test.each([
  ['token_expired', 'check_again'],
  ['price_changed', 'check_again'],
  ['sold_out', 'sold_out'],
  ['duplicate_order', 'duplicate'],
  ['too_many_unpaid', 'too_many'],
  ['bad_input', 'refused'],
] as const)('a submit refused with %s: %s', (code, outcome) =>
  expect(submitOutcome({ kind: 'refused', code, message: '', requestId: '' })).toBe(outcome),
)

const facts = {
  deadlineAt: '2026-11-21T12:15:00.000Z',
  serverAt: '2026-11-21T12:00:00.000Z',
  receivedAtMs: 5_000_000,
}

test.each([
  ['at once', 0, false],
  ['after 14 minutes', 14 * 60_000, false],
  ['ten seconds before its end', 890_000, true],
  ['after it', 16 * 60_000, true],
])('a token %s, whatever the device’s clock', (_, afterMs, isOver) =>
  expect(isTokenOver(facts, 5_000_000 + afterMs)).toBe(isOver),
)

test.each([
  ['22:00', '24:00', ['22:00 to 23:00', '23:00 to 24:00']],
  ['20:00', '23:00', ['20:00 to 21:00', '21:00 to 22:00', '22:00 to 23:00']],
  ['15:30', '17:15', ['15:30 to 16:00', '16:00 to 17:00', '17:00 to 17:15']],
  ['23:00', '02:00', ['23:00 to 24:00', 'After midnight']],
  ['soon', '15:00', ['14:00 to 15:00']],
])('arrival times are offered by the hour while the desk is open, from %s to %s', (from, until, windows) => {
  expect(arrivalTimes(from, until)).toEqual(windows)
})

test('a form is sent clean', () => {
  const form = {
    guestNames: ['  Li   Wei ', 'Li Na'],
    chosen: [{ id: 'tr-1', name: 'Li Wei' }],
    contact: { email: ' li@example.com ', countryCode: '86', phone: '138 0013 8000' },
    arriveTime: '',
    requests: ['Quiet room'],
    note: ' Near the lift ',
  }
  expect(submitBody(form, 't1', channel)).toEqual({
    verifyToken: 't1',
    contact: { name: 'Li Wei', email: 'li@example.com', countryCode: '86', phone: '13800138000' },
    guests: [{ name: 'Li Wei', travelerId: 'tr-1' }, { name: 'Li Na' }],
    specialRequest: 'Quiet room. Near the lift',
    channel,
  })
})

test('a request is never longer than the contract takes', () =>
  expect(submitBody({ ...EMPTY_FORM, note: 'x'.repeat(600) }, 't1', channel).specialRequest).toHaveLength(500))

test('rooms come and go; names stay where they are', () => {
  const two = withRooms({ ...EMPTY_FORM, guestNames: ['Li Wei'] }, 2)
  expect(two.guestNames).toEqual(['Li Wei', ''])
  expect(withRooms(two, 1).guestNames).toEqual(['Li Wei'])
})

test('the same body has the same key, another has another', () => {
  const body = submitBody(EMPTY_FORM, 't1', channel)
  const first = attemptFor(null, body, () => 'k1')
  expect(attemptFor(first, submitBody(EMPTY_FORM, 't1', channel), () => 'k2').key).toBe('k1')
  expect(attemptFor(first, submitBody(EMPTY_FORM, 't2', channel), () => 'k2').key).toBe('k2')
})

test.each([
  [
    { orderid: 'o1', payId: 'p1' },
    { orderid: 'o1', payId: 'p1' },
  ],
  [{ orderid: 'o1' }, { orderid: 'o1', payId: null }],
  [{ orderid: 1 }, null],
  [null, null],
])('the order named in %j', (data, order) => expect(orderNamedIn(data)).toEqual(order))

test('polling for a lost response slows down and ends', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(unknownRetryMs)
  expect(delays.at(-1)).toBeNull()
  const known = delays.filter((delay) => delay !== null)
  expect([...known].sort((a, b) => a - b)).toEqual(known)
})
