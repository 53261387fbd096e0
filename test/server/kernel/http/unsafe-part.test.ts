import fc from 'fast-check'
import { unsafePart } from '../../../../server/kernel/http/input-check'

const nested = (depth: number, inner: unknown = 1): unknown =>
  Array.from({ length: depth }).reduce((value) => [value], inner)

test.each(['', 'Ada', '北京 🏨', '\u{1f468}\u200d\u{1f469}', '\n\t'])('%j is text that can be stored', (text) =>
  expect(unsafePart({ a: [text], [text]: 1 })).toBeNull(),
)

test.each(['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800', '\ud83c\ud83c\udfe8'])('%j is found anywhere', (text) => {
  expect(unsafePart(text)).toEqual({ reason: 'characters', field: '' })
  expect(unsafePart({ guests: [{ name: 'x' }, { name: text }] })).toEqual({
    reason: 'characters',
    field: 'guests.1.name',
  })
  expect(unsafePart({ contact: { [text]: 1 } })).toEqual({ reason: 'characters', field: 'contact' })
})

test.each([17, 100, 5_000, 200_000])('%d levels are too many, and no stack overflows', (depth) => {
  expect(unsafePart(nested(depth))?.reason).toBe('depth')
  expect(unsafePart({ list: [{ x: nested(depth) }] })?.reason).toBe('depth')
})

test('what it lets through has well-formed text alone, and few levels', () =>
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      if (unsafePart(value) !== null) return
      const text = JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? 0 : inner)) ?? ''
      expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/)
    }),
  ))
