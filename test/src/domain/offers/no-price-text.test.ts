import { noPriceText, ownPriceText } from '@/domain/stays/stay-text'

test.each([
  [true, 'Sold out for these dates'],
  [false, 'Ask for availability'],
])('a hotel that sells rooms at all: %s', (hasRooms, text) => {
  expect(noPriceText(hasRooms)).toBe(text)
})

test('what a hotel says of its nights is told as its own words', () => {
  expect(ownPriceText('EUR €80')).toBe('Nights from EUR €80, says the hotel')
})
