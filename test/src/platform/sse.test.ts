import { TextDecoder } from 'node:util'
import fc from 'fast-check'
import type { StreamEvent } from '@/platform/stream/contract'
import { createSseParser } from '@/platform/stream/sse'
import { createUtf8Decoder } from '@/platform/stream/utf8'

/** A sequence in pieces that end at some of its places. */
function pieces<Whole extends { slice(from: number, to?: number): Whole; readonly length: number }>(
  whole: Whole,
  cuts: readonly number[],
): Whole[] {
  const places = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((one, other) => one - other)
  return [...places, whole.length].map((place, index) => whole.slice(places[index - 1] ?? 0, place))
}

const parsed = (text: readonly string[]): StreamEvent[] => {
  const parser = createSseParser()
  return text.flatMap((part) => parser.push(part))
}

const decoded = (parts: readonly Uint8Array[]): string => {
  const decoder = createUtf8Decoder()
  return parts.map((part) => decoder.decode(part)).join('') + decoder.end()
}

describe('events', () => {
  test.each([
    ['one', 'data: a\n\n', [['', 'a']]],
    [
      'with an id, which lasts',
      'id: 7\ndata: a\n\ndata: b\n\n',
      [
        ['7', 'a'],
        ['7', 'b'],
      ],
    ],
    ['an id without data', 'id: 8\n\ndata: a\n\n', [['8', 'a']]],
    ['an id that is taken back', 'id: 8\nid\ndata: a\n\n', [['', 'a']]],
    ['an id with a zero character', 'id: 8\nid: \0\ndata: a\n\n', [['8', 'a']]],
    ['data of several lines', 'data: a\ndata:  b\ndata\ndata:c\n\n', [['', 'a\n b\n\nc']]],
    ['empty data', 'data\n\n', [['', '']]],
    ['comments, names and retry times', ': hi\nevent: x\nretry: 5\ndata: a\n\n', [['', 'a']]],
    [
      'other line ends',
      'data: a\r\rdata: b\r\n\r\ndata: c\n\r',
      [
        ['', 'a'],
        ['', 'b'],
        ['', 'c'],
      ],
    ],
    ['no event', ': heartbeat\n\n\n\n', []],
    ['one that is not complete', 'data: a\n\ndata: b\n', [['', 'a']]],
    ['a value with a colon', 'data: {"a":1}\n\n', [['', '{"a":1}']]],
  ])('%s', (_what, text, events) => {
    expect(parsed([text]).map(({ id, data }) => [id, data])).toEqual(events)
  })

  test('a carriage return at the end of a piece and a line feed after it end one line', () => {
    expect(parsed(['data: a\r', '\n', '\r', '\ndata: b\r\n\r\n'])).toEqual([
      { id: '', data: 'a' },
      { id: '', data: 'b' },
    ])
  })

  const line = fc.constantFrom('data: a', 'data:b', 'data', 'id: 1', 'id', ': c', 'event: d', '', 'x', 'data: 你好🙂')
  const stream = fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\r', '\r\n')), { maxLength: 20 })
    .map((lines) => lines.map((each) => each.join('')).join(''))

  test('any pieces give the same events', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat()), (text, cuts) => {
        expect(parsed(pieces(text, cuts))).toEqual(parsed([text]))
      }),
    )
  })

  test('any pieces of their bytes give the same events', () => {
    fc.assert(
      fc.property(stream, fc.array(fc.nat()), (text, cuts) => {
        const decoder = createUtf8Decoder()
        const bytes = Uint8Array.from(Buffer.from(text))
        expect(parsed(pieces(bytes, cuts).map((part) => decoder.decode(part)))).toEqual(parsed([text]))
      }),
    )
  })
})

describe('UTF-8', () => {
  const whole = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

  test('any bytes in any pieces are decoded as by TextDecoder', () => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0xc2, 0xe0, 0xed, 0xef, 0xbb, 0xbf, 0xf0, 0xf4, 0x80, 0x8f, 0x90, 0x9f, 0xa0),
    )
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 40 }), fc.array(fc.nat()), (numbers, cuts) => {
        const bytes = Uint8Array.from(numbers)
        expect(decoded(pieces(bytes, cuts))).toBe(whole(bytes))
      }),
      { numRuns: 2000 },
    )
  })

  test('any text in any pieces is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat()), (text, cuts) => {
        const bytes = Uint8Array.from(Buffer.from(text))
        expect(decoded(pieces(bytes, cuts))).toBe(whole(bytes))
      }),
    )
  })

  test.each([
    ['a byte order mark at the start alone', [0xef, 0xbb, 0xbf, 0x61, 0xef, 0xbb, 0xbf], 'a\uFEFF'],
    ['an overlong form', [0xc0, 0x80], '\uFFFD\uFFFD'],
    ['a surrogate', [0xed, 0xa0, 0x80], '\uFFFD\uFFFD\uFFFD'],
    ['beyond the last character', [0xf4, 0x90, 0x80, 0x80], '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['cut off', [0xe4, 0xbd], '\uFFFD'],
    ['cut off by another character', [0xe4, 0xbd, 0x61], '\uFFFDa'],
  ])('%s', (_what, bytes, text) => {
    expect(decoded([Uint8Array.from(bytes)])).toBe(text)
  })
})
