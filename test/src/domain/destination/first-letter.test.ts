import { firstLetter } from '@/domain/destination/first-letter'

test.each([
  ['Kyoto', 'K'],
  ['éclair', 'E'],
  ['Ürümqi', 'U'],
  ["Xi'an", 'X'],
  ['北京', '#'],
  ['6th Town', '#'],
  ['', '#'],
])('%j stands under %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
