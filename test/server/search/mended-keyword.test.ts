import { editDistance } from '../../../server/search/edit-distance'
import { mendedKeyword } from '../../../server/search/mended-keyword'
import { nearestWord, vocabularyOf } from '../../../server/search/nearest-word'

test.each([
  ['kyoto', 'kyoto', 0],
  ['kyoto', 'kyotto', 1],
  ['kyoto', 'koyto', 1],
  ['kyoto', 'kyto', 1],
  ['lantern', 'lamtrn', 2],
  ['', 'ab', 2],
  ['kitten', 'sitting', 3],
])('from %s to %s it takes %i', (one, other, distance) => {
  expect(editDistance(one, other, 3)).toBe(distance)
  expect(editDistance(other, one, 3)).toBe(distance)
})

test('more than is asked for is only told as more', () => expect(editDistance('abc', 'xyzuvw', 1)).toBe(2))

const vocabulary = vocabularyOf(['Marlowe Row Jing’an', 'Marlowe Row Harbour', 'Qinglan House', 'Bund'])

test.each([
  ['marlow', 'Marlowe'],
  ['marlpwe', 'Marlowe'],
  ['harbuor', 'Harbour'],
  ['jngan', 'Jing’an'],
  ['rwo', null],
  ['zzzzzz', null],
])('%s means %s', (folded, written) => expect(nearestWord(vocabulary, folded)).toBe(written))

test.each([
  ['Marlpwe row', 'Marlowe row'],
  ['marlowe', null],
  ['marlpwe zzzzzz', null],
  ['  qinglna -  house ', 'Qinglan house'],
])('%j is mended to %j', (keyword, mended) => {
  const known = new Set(['marlowe', 'row', 'house'])
  expect(mendedKeyword(keyword, vocabulary, (word) => known.has(word))).toBe(mended)
})
