import fc from 'fast-check'
import { cutText } from '@/domain/text/phrases'

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
