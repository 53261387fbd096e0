import { decideStay, stayCovers } from '@/domain/stays/wanted-stay'
import { isFreeToCancel } from '@/domain/stays/stay-text'

describe('decideStay', () => {
  const today = '2026-11-21'

  test.each([
    [
      'nothing said',
      {},
      { checkIn: '2026-11-22', checkOut: '2026-11-23', nights: 1, rooms: 1, adults: 2, children: 0 },
    ],
    ['only check-in', { checkIn: '2026-12-31' }, { checkIn: '2026-12-31', checkOut: '2027-01-01', nights: 1 }],
    ['three rooms need three adults', { rooms: 3 }, { rooms: 3, adults: 3 }],
    ['one adult alone', { adults: 1 }, { adults: 1, rooms: 1 }],
    ['a past day is left to the offers', { checkIn: '2026-11-01', checkOut: '2026-11-03' }, { nights: 2 }],
    [
      'all said',
      { checkIn: '2026-11-24', checkOut: '2026-11-27', rooms: 2, adults: 3, children: 1 },
      { nights: 3, children: 1 },
    ],
  ])('decides: %s', (_, wanted, stay) => {
    expect(decideStay(wanted, today)).toMatchObject({ stay })
  })

  test.each([
    ['no day of the calendar', { checkIn: '2026-02-30' }, 'checkIn'],
    ['a check-out that is none', { checkIn: '2026-11-24', checkOut: '2026-13-01' }, 'checkOut'],
    ['check-out alone', { checkOut: '2026-11-24' }, 'checkIn'],
    ['no night at all', { checkIn: '2026-11-24', checkOut: '2026-11-24' }, 'checkOut'],
    ['backwards', { checkIn: '2026-11-24', checkOut: '2026-11-23' }, 'checkOut'],
    ['91 nights', { checkIn: '2026-11-24', checkOut: '2027-02-23' }, 'checkOut'],
    ['two years ahead', { checkIn: '2028-11-24' }, 'checkIn'],
    ['the end of time', { checkIn: '9999-12-31' }, 'checkIn'],
    ['a room without an adult', { rooms: 3, adults: 2 }, 'adults'],
  ])('refuses: %s', (_, wanted, field) => {
    expect(decideStay(wanted, today)).toMatchObject({ fault: { field } })
  })
})

describe('stayCovers', () => {
  test.each([
    [1, 1, '1 night, taxes included'],
    [2, 1, '2 nights, taxes included'],
    [2, 3, '2 nights, 3 rooms, taxes included'],
  ])('%i nights in %i rooms: %s', (nights, rooms, text) => expect(stayCovers({ nights, rooms })).toBe(text))

  test.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ])('returnPolicy %i is free to cancel: %s', (policy, isFree) => expect(isFreeToCancel(policy)).toBe(isFree))
})
