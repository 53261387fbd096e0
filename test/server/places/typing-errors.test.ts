import fc from 'fast-check'
import { forgivenErrors, typingErrors } from '../../../server/places/typing-errors'

test.each([
  ['shanghai', 'shanghai', 0],
  ['shangai', 'shanghai', 1],
  ['toyko', 'tokyo', 1],
  ['kioto', 'kyoto', 1],
  ['beijjing', 'beijing', 1],
  ['bejing', 'beijing', 1],
  ['barcleona', 'barcelona', 1],
  ['singapur', 'singapore', 2],
  ['paris', 'tokyo', 3],
  ['', 'ab', 2],
])('%s for %s has %i errors', (typed, meant, errors) => expect(typingErrors(typed, meant, 2)).toBe(errors))

test('errors count the same from either side, and none means the same text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = typingErrors(one, other, 9)
      expect(errors).toBe(typingErrors(other, one, 9))
      expect(errors === 0).toBe(one === other)
    }),
  )
})

test.each([
  ['ny', 0],
  ['ube', 0],
  ['rome', 1],
  ['beijing', 1],
  ['shanghai', 2],
])('in %s %i are forgiven', (text, errors) => expect(forgivenErrors(text)).toBe(errors))
