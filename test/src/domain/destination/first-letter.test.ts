import { firstLetter } from '@/domain/stays/destinations'

test.each([
  ['Kyoto', 'K'],
  ['éclair', 'E'],
  ['Ürümqi', 'U'],
  ["Xi'an", 'X'],
  ['北京', '#'],
  ['6th Town', '#'],
  ['', '#'],
])('%j stands under %s', (name, letter) => expect(firstLetter(name)).toBe(letter))
