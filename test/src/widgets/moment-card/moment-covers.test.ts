import { momentCovers } from '@/widgets/moment-card/moment-covers'
import { priceWith } from '../../../support/catalogue/cards'

test.each([
  ['2026-11-22', '2026-11-23', 1, '22 – 23 Nov, with taxes'],
  ['2026-11-30', '2026-12-02', 1, '30 Nov – 2 Dec, with taxes'],
  ['2026-11-22', '2026-11-23', 2, '22 – 23 Nov, 2 rooms, with taxes'],
])('%s to %s, %i: %s', (checkIn, checkOut, rooms, text) => {
  expect(momentCovers({ checkIn, checkOut, price: priceWith({ rooms }) })).toBe(text)
})
