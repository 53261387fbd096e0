import { createBufferCache } from '../../../server/pictures/buffer-cache'

const bytes = (count: number): Buffer => Buffer.alloc(count)

describe('a buffer cache of 10 bytes', () => {
  const cases = [
    [
      'keeps what fits',
      [
        ['a', 4],
        ['b', 6],
      ],
      ['a', 'b'],
    ],
    [
      'drops the oldest',
      [
        ['a', 4],
        ['b', 4],
        ['c', 4],
      ],
      ['b', 'c'],
    ],
    [
      'drops as many as it must',
      [
        ['a', 4],
        ['b', 4],
        ['c', 9],
      ],
      ['c'],
    ],
    [
      'never takes more than its limit',
      [
        ['a', 4],
        ['b', 11],
      ],
      ['a'],
    ],
    [
      'counts a replaced buffer once',
      [
        ['a', 4],
        ['a', 6],
        ['b', 4],
      ],
      ['a', 'b'],
    ],
    [
      'forgets a buffer that grew past the limit',
      [
        ['a', 4],
        ['a', 11],
      ],
      [],
    ],
  ] as const

  test.each(cases)('%s', (_name, puts, kept) => {
    const cache = createBufferCache(10)
    for (const [key, size] of puts) cache.put(key, bytes(size))
    expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(kept)
  })

  test('keeps what was read last', () => {
    const cache = createBufferCache(10)
    cache.put('a', bytes(4))
    cache.put('b', bytes(4))
    cache.get('a')
    cache.put('c', bytes(4))
    expect(['a', 'b', 'c'].filter((key) => cache.get(key) !== undefined)).toEqual(['a', 'c'])
  })
})
