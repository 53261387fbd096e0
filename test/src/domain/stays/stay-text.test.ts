import {
  isSameWanted,
  noPriceText,
  ownDeadline,
  ownPriceText,
  pastText,
  ratingWord,
  stayLimitText,
} from '@/domain/stays/stay-text'
import fc from 'fast-check'

describe('noPriceText', () => {
  test.each([
    [true, 'Sold out for these dates'],
    [false, 'Ask for availability'],
  ])('a hotel that sells rooms at all: %s', (hasRooms, text) => {
    expect(noPriceText(hasRooms)).toBe(text)
  })

  test('a hotel’s own price is shown as its own', () => {
    expect(ownPriceText('EUR €80')).toBe('Nights from EUR €80, says the hotel')
  })
})

describe('ratingWord', () => {
  test.each([
    [null, 'No rating yet'],
    [Number.NaN, 'No rating yet'],
    [0, 'Poor'],
    [0.1, 'Poor'],
    [0.9, 'Poor'],
    [0.99, 'Poor'],
    [1, 'Not recommended'],
    [1.9, 'Not recommended'],
    [1.95, 'Not recommended'],
    [1.99, 'Not recommended'],
    [2, 'Average'],
    [3.9, 'Average'],
    [3.99, 'Average'],
    [4, 'Good'],
    [4.4, 'Good'],
    [4.49, 'Good'],
    [4.5, 'Very good'],
    [4.59, 'Very good'],
    [4.6, 'Great'],
    [4.69, 'Great'],
    [4.7, 'Excellent'],
    [4.79, 'Excellent'],
    [4.8, 'Amazing'],
    [4.89, 'Amazing'],
    [4.9, 'Fantastic'],
    [4.99, 'Fantastic'],
    [5, 'Superb'],
  ])('%p is %s', (score, word) => {
    expect(ratingWord(score)).toBe(word)
  })

  test('every score has a word, and a better score never a worse one', () => {
    const lines = [
      'Poor',
      'Not recommended',
      'Average',
      'Good',
      'Very good',
      'Great',
      'Excellent',
      'Amazing',
      'Fantastic',
      'Superb',
    ]
    const scores = fc.double({ min: 0, max: 5, noNaN: true })
    fc.assert(
      fc.property(scores, scores, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(lines).toContain(ratingWord(one))
        expect(lines.indexOf(ratingWord(low))).toBeLessThanOrEqual(lines.indexOf(ratingWord(high)))
      }),
    )
  })
})

describe('ownDeadline', () => {
  const freeUntilAt = '2026-11-30T10:00:00.000Z'
  const amounts = { feeMinor: 0, feeAmount: '0', refundMinor: 0, refundAmount: '0' }
  const terms = (until: string | null) => ({
    freeUntilAt: until,
    tiers: [{ ...amounts, startAt: null, endAt: freeUntilAt, endText: 'Mon 30 Nov 18:00' }],
  })

  test.each([
    ['another clock', terms(freeUntilAt), 'Mon 30 Nov, 11:00', 'Mon 30 Nov, 11:00 your time'],
    ['another day', terms(freeUntilAt), 'Sun 29 Nov, 23:00', 'Sun 29 Nov, 23:00 your time'],
    ['the same clock', terms(freeUntilAt), 'Mon 30 Nov, 18:00', null],
    ['never free', terms(null), 'Mon 30 Nov, 11:00', null],
  ])('%s', (_, cancellation, own, text) => {
    expect(ownDeadline(cancellation, () => own)).toBe(text)
  })
})

describe('stayNote', () => {
  test.each<[string, Record<string, string>, string | null]>([
    ['nothing wrong', { checkIn: '2026-12-01', checkOut: '2026-12-03' }, null],
    ['no dates', { adults: '2' }, null],
    ['too many adults', { adults: '50' }, 'A search takes at most 36 adults. Prices are for that.'],
    [
      'too much of everything',
      { rooms: '99', adults: '99', children: '99', checkIn: '2026-12-01', checkOut: '2027-12-01' },
      'A search takes at most 9 rooms and 36 adults and 36 children and 90 nights. Prices are for that.',
    ],
  ])('%s', (_, fields, text) => expect(stayLimitText(fields)).toBe(text))

  const decided = { checkIn: '2026-11-24', checkOut: '2026-11-25', nights: 1, rooms: 1, adults: 2, children: 0 }

  test.each([
    [
      { checkIn: '2020-01-05', checkOut: '2020-01-09' },
      decided,
      'Those dates have passed. Prices are for 24 – 25 Nov.',
    ],
    [{ checkIn: '2026-11-24', checkOut: '2026-11-25' }, decided, null],
    [{}, decided, null],
    [{ checkIn: '2020-01-05', checkOut: '2020-01-09' }, null, null],
  ])('%j with the result of %j', (wanted, found, text) => expect(pastText(wanted, found)).toBe(text))

  test('a stay is the same where all its fields are', () => {
    expect(isSameWanted({ adults: 2 }, { adults: 2 })).toBe(true)
    expect(isSameWanted({ adults: 2 }, { adults: 2, rooms: 1 })).toBe(false)
  })
})
