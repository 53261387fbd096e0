import { countOf, cutText } from '@/domain/text/phrases'
import fc from 'fast-check'

describe('countOf', () => {
  test.each([
    [0, 'night', undefined, '0 nights'],
    [1, 'night', undefined, '1 night'],
    [2, 'night', undefined, '2 nights'],
    [1, 'child', 'children', '1 child'],
    [2, 'child', 'children', '2 children'],
  ])('%i %s', (count, noun, plural, text) => expect(countOf(count, noun, plural)).toBe(text))
})

describe('cutText', () => {
  test.each([
    ['Ada', 5, 'Ada'],
    ['Ada', 2, 'Ad'],
    ['a🏨b', 2, 'a'],
    ['a🏨b', 3, 'a🏨'],
    ['', 1, ''],
  ])('%s cut to %d is "%s"', (text, most, cut) => expect(cutText(text, most)).toBe(cut))

  test('no half of a character is left', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) =>
        expect(cutText(text, most)).not.toMatch(/\p{Surrogate}/u),
      ),
    ))
})
