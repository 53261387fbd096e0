import { type RenderedPart, isChunkRendered } from '@/widgets/waterfall/layout'

const part: RenderedPart = { fromPx: 2000, toPx: 4000, focusPx: null }

test.each<[string, number, number, Partial<RenderedPart>, boolean]>([
  ['in the middle', 2500, 900, {}, true],
  ['over the whole part', 1000, 5000, {}, true],
  ['reaching in from above', 1200, 801, {}, true],
  ['just above', 1200, 800, {}, false],
  ['reaching in from below', 3999, 900, {}, true],
  ['just below', 4000, 900, {}, false],
  ['far away with the focus in it', 10_000, 900, { focusPx: 10_400 }, true],
  ['next to the one with the focus', 10_900, 900, { focusPx: 10_400 }, true],
  ['far from the focus too', 11_200, 900, { focusPx: 10_400 }, false],
])('a chunk %s', (_name, topPx, heightPx, change, isRendered) => {
  expect(isChunkRendered({ topPx, heightPx }, { ...part, ...change })).toBe(isRendered)
})
