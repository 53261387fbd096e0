import { locationWords } from '@/domain/stays/location'

test.each([
  ['Kyoto', 'Kyoto, Japan', 900, 'You are here'],
  ['Kyoto', null, 30_000, 'You are here'],
  ['Kyoto', null, null, 'You are here'],
  ['Beijing', 'Baoding, Hebei, China', 141_200, 'You are near Baoding, Hebei, China. Beijing is 141 km away'],
  ['Sydney', null, 1_250_000, 'Nearest city with stays, 1250 km away'],
])('%s for somebody near %s at %s m: %s', (city, place, metres, words) =>
  expect(locationWords(city, place, metres)).toBe(words),
)
