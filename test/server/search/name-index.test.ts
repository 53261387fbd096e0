import fc from 'fast-check'
import { placesIn } from '../../../server/search/bit-set'
import { NameIndex } from '../../../server/search/name-index'

const index = new NameIndex([['lakesidehouse', 'house'], [], ['housekeeper', '酒店'], ['lake']])

test.each<[string, string[], number[]]>([
  ['a whole word', ['house'], [0, 2]],
  ['a beginning', ['lak'], [0, 3]],
  ['two beginnings', ['hous', 'lakes'], [0]],
  ['Chinese', ['酒'], [2]],
  ['what is in the middle of words', ['side'], []],
  ['one that is there and one that is not', ['house', 'zoo'], []],
  ['no words', [], []],
])('%s', (_, beginnings, places) => expect([...placesIn(index.find(beginnings))]).toEqual(places))

test('finds what looking at every word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '店'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(fc.array(word)), fc.array(word, { minLength: 1, maxLength: 3 }), (wordsOf, beginnings) => {
      const begins = (words: string[], beginning: string) => words.some((one) => one.startsWith(beginning))
      const expected = wordsOf.flatMap((words, place) => (beginnings.every((one) => begins(words, one)) ? [place] : []))
      expect([...placesIn(new NameIndex(wordsOf).find(beginnings))]).toEqual(expected)
    }),
  )
})
