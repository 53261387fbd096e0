import { noPriceText } from '@/domain/offers/no-price-text'

test.each([
  [true, 'Sold out for these dates'],
  [false, 'Ask for availability'],
])('a hotel that sells rooms at all: %s', (hasRooms, text) => {
  expect(noPriceText(hasRooms)).toBe(text)
})
