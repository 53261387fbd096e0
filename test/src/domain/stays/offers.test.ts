import fc from 'fast-check'
import type { PackageOffer } from '@/contract/hotel'
import { type ComparedOffer, compareOffers, findOffer } from '@/domain/stays/compare-offers'
import { cheapestPid, isRoomGone, keepVanishedOffers, pickCompared, roomToChoose } from '@/domain/stays/offers'
import { priceWith } from '../../../support/catalogue/cards'
import { roomFacts } from '../../../support/client/hotel-facts'

describe('bestOffer', () => {
  const offer = (pid: string, totalMinor: number | null): Pick<PackageOffer, 'pid' | 'price'> => ({
    pid,
    price: totalMinor === null ? null : priceWith({ totalMinor }),
  })

  test('the best price is that of the cheapest package, whatever it is called', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { maxLength: 6 }), (totals) => {
        const cheapest = cheapestPid(totals.map((total, index) => offer(String(index), total)))
        const priced = totals.filter((total) => total !== null)
        const least = Math.min(...priced)
        const isOne = priced.length > 1 && priced.filter((total) => total === least).length === 1
        expect(cheapest).toBe(isOne ? String(totals.indexOf(least)) : null)
      }),
    )
  })

  const room = (roomTypeId: string, totalMinor: number | null) => ({
    roomTypeId,
    packages: [{ ...offer('p', totalMinor) } as PackageOffer],
  })

  test.each([
    ['the first room that can take the party', [room('a', null), room('b', 100), room('c', 50)], 'room-b'],
    ['the list where the first can', [room('a', 100), room('b', 100)], 'rooms'],
    ['the list where none can', [room('a', null)], 'rooms'],
    ['the list where there is none', [], 'rooms'],
  ] as const)('"Choose room" leads to %s', (_what, rooms, id) => expect(roomToChoose([...rooms])).toBe(id))
})

describe('compareOffers', () => {
  const room = roomFacts()
  const tier = (feeMinor: number, feeAmount: string) => ({
    startAt: null,
    endAt: null,
    endText: null,
    feeMinor,
    feeAmount,
    refundMinor: 0,
    refundAmount: '0',
  })
  const [base] = room.packages
  if (!base) throw new Error('the room has a package')
  const offer = { ...base, cancellation: { ...base.cancellation, tiers: [tier(0, '0'), tier(64_000, '640')] } }
  const one: ComparedOffer = { room, offer }

  test('all lines of two equal packages match', () => {
    const rows = compareOffers(one, one)
    expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([])
    expect(rows.map(({ label, values }) => [label, values[0]])).toEqual([
      ['Price', 'CNY ¥ 1,280'],
      ['Covers', '2 nights, taxes included'],
      ['Room', 'Garden room'],
      ['Meal', 'Breakfast for 2'],
      ['Cancellation', 'Free cancellation until Mon 30 Nov 18:00, Shanghai time'],
      ['Late cancellation', 'Costs CNY ¥ 640'],
      ['Bed', '1 king bed'],
      ['Sleeps', '3 guests'],
      ['Size', '24 m²'],
      ['View', 'Garden view'],
      ['Confirmation', 'Confirmed instantly'],
      ['Also included', '–'],
    ])
  })

  test.each<[what: string, other: ComparedOffer, label: string, text: string]>([
    ['price', { room, offer: { ...offer, price: priceWith({ currencyAmount: '1,100' }) } }, 'Price', 'CNY ¥ 1,100'],
    ['meal', { room, offer: { ...offer, meal: 'Room only' } }, 'Meal', 'Room only'],
    [
      'cancellation',
      { room, offer: { ...offer, cancellation: { ...offer.cancellation, summary: 'Non-refundable' } } },
      'Cancellation',
      'Non-refundable',
    ],
    ['bed', { room: { ...room, bedText: '2 single beds' }, offer }, 'Bed', '2 single beds'],
    ['occupancy', { room: { ...room, maxGuests: 1 }, offer }, 'Sleeps', '1 guest'],
    ['size that is not known', { room: { ...room, areaSqm: null }, offer }, 'Size', '–'],
    [
      'value-adds',
      { room, offer: { ...offer, includes: ['Late check-out', 'Tea'] } },
      'Also included',
      'Late check-out, Tea',
    ],
  ])('a difference in %s is marked, and nothing else', (_, other, label, text) => {
    const different = compareOffers(one, other).filter(({ isDifferent }) => isDifferent)
    expect(different.map((row) => [row.label, row.values[1]])).toEqual([[label, text]])
  })

  test('a package that can’t be booked shows the reason in place of its price', () => {
    const unavailable = { reason: 'minimum_stay' as const, message: 'Stay at least 3 nights.', limit: 3, dates: [] }
    const rows = compareOffers(one, { room, offer: { ...offer, price: null, unavailable } })
    expect(rows[0]?.values[1]).toBe('Stay at least 3 nights.')
  })
})

describe('pickedAndKept', () => {
  test.each([
    ['the first', [], 'a', ['a']],
    ['the second', ['a'], 'b', ['a', 'b']],
    ['one of two again', ['a', 'b'], 'a', ['b']],
    ['a third', ['a', 'b'], 'c', ['b', 'c']],
  ])('tapping %s', (_, picked, pid, after) => {
    expect(pickCompared(picked, pid)).toEqual(after)
  })

  const gone = (limit: number | null, reason: 'no_inventory' | 'minimum_stay' = 'no_inventory') => ({
    pid: `${reason} ${limit}`,
    price: null,
    unavailable: { reason, message: 'No.', limit, dates: [] },
  })
  const roomOf = (...changes: Parameters<typeof roomFacts>[0][]) => ({
    ...roomFacts(),
    packages: changes.flatMap((change) => roomFacts(change).packages),
  })

  test.each([
    ['one that can be booked', roomOf({}), false],
    ['all sold out', roomOf(gone(null), gone(null)), true],
    ['fewer rooms left than wanted', roomOf(gone(null), gone(1)), false],
    ['one that needs a longer stay', roomOf(gone(null), gone(3, 'minimum_stay')), false],
    ['no packages', roomOf(), false],
  ])('a room with %s', (_, room, isGone) => {
    expect(isRoomGone(room)).toBe(isGone)
  })

  test('a package is found with its room, and no other', () => {
    expect(findOffer([roomFacts({ pid: 'x' })], 'x')).toMatchObject({ room: { roomTypeId: 'r1' }, offer: { pid: 'x' } })
    expect(findOffer([roomFacts()], 'x')).toBeNull()
  })

  const pids = (rooms: readonly { packages: readonly { pid: string }[] }[]) =>
    rooms.map(({ packages }) => packages.map(({ pid }) => pid))

  test('a package that is no longer sold stays in its room with a label', () => {
    const retained = keepVanishedOffers([roomOf({ pid: 'a' }, { pid: 'b' })], [roomOf({ pid: 'b' })])
    expect(pids(retained)).toEqual([['b', 'a']])
    expect(retained[0]?.packages[1]).toMatchObject({
      price: null,
      stockLeft: null,
      unavailable: { reason: 'no_inventory', message: 'This rate is no longer on sale.' },
    })
  })

  test.each([
    ['a room that is no longer sold stays', [roomOf({ pid: 'a' })], [], [['a']]],
    ['what is new comes', [], [roomOf({ pid: 'n' })], [['n']]],
    ['what is still sold is there once', [roomOf({ pid: 'a' })], [roomOf({ pid: 'a' })], [['a']]],
  ])('%s', (_, before, after, expected) => {
    expect(pids(keepVanishedOffers(before, after))).toEqual(expected)
  })
})
