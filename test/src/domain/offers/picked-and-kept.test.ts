import { findOffer, isRoomGone, keepVanished, pickCompared } from '@/domain/stays/offers'
import { roomFacts } from '../../../client/support/hotel-facts'

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

test('a package that is no longer sold stays in its room and says so', () => {
  const kept = keepVanished([roomOf({ pid: 'a' }, { pid: 'b' })], [roomOf({ pid: 'b' })])
  expect(pids(kept)).toEqual([['b', 'a']])
  expect(kept[0]?.packages[1]).toMatchObject({
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
  expect(pids(keepVanished(before, after))).toEqual(expected)
})
