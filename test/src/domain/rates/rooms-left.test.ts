import { roomsLeft } from '@/domain/rates/rooms-left'

const nights = new Map([
  ['2026-11-24', { total: 8, held: 1, sold: 4, priceMinor: null }],
  ['2026-11-25', { total: 0, held: 0, sold: 0, priceMinor: null }],
  ['2026-11-26', { total: 2, held: 1, sold: 2, priceMinor: 100 }],
])

test.each([
  ['2026-11-23', 5, 'the stock where nothing happened'],
  ['2026-11-24', 3, 'what is neither held nor sold'],
  ['2026-11-25', 0, 'a closed night has none'],
  ['2026-11-26', 0, 'never fewer than none'],
])('%s leaves %i: %s', (day, left) => {
  expect(roomsLeft(5, day, nights)).toBe(left)
})
