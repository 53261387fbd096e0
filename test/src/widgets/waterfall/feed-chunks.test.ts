import fc from 'fast-check'
import { feedChunks, placeCards } from '@/widgets/waterfall/layout'

test('three cards of a column are a chunk, one below the other', () => {
  expect(feedChunks([100, 200, 100, 100, 100, 100, 100, 100], 2)).toEqual([
    [
      { key: '0-0', topPx: 0, heightPx: 300, indices: [0, 2, 3] },
      { key: '0-3', topPx: 300, heightPx: 200, indices: [5, 7] },
    ],
    [{ key: '1-0', topPx: 0, heightPx: 400, indices: [1, 4, 6] }],
  ])
})

test('without cards there is nothing', () => expect(feedChunks([], 2)).toEqual([[], []]))

const heights = fc.array(fc.integer({ min: 100, max: 400 }), { maxLength: 80 })

test('chunks hold the columns’ cards in order, close up, and stay as they are when more cards come', () => {
  fc.assert(
    fc.property(heights, heights, (first, more) => {
      const before = feedChunks(first, 2)
      const after = feedChunks([...first, ...more], 2)
      expect(before.map((chunks) => chunks.flatMap(({ indices }) => indices))).toEqual(placeCards(first, 2))
      before.forEach((chunks, column) => {
        chunks.forEach(({ topPx, heightPx }, at) =>
          expect(chunks[at + 1]?.topPx ?? topPx + heightPx).toBe(topPx + heightPx),
        )
        const full = chunks.slice(0, -1)
        expect(after[column]?.slice(0, full.length)).toEqual(full)
        expect(after[column]?.[chunks.length - 1]?.indices.slice(0, chunks.at(-1)?.indices.length)).toEqual(
          chunks.at(-1)?.indices,
        )
      })
    }),
    // One card fills one column alone: the other has no chunk to keep.
    { examples: [[[201], [100, 100, 100, 200, 100, 100, 200, 100, 100]]] },
  )
})
