import { pictureCategories } from '@/widgets/gallery/category-tabs'
import { swipedIndex } from '@/widgets/swiper/swipe'

test.each([
  ['a long slow swipe to the left', 1, -90, 0, 900, 2],
  ['a long slow swipe to the right', 1, 90, 0, 900, 0],
  ['a short quick one', 1, -20, 0, 120, 2],
  ['a short slow one', 1, -60, 0, 900, 1],
  ['a quick one that is too short', 1, -14, 0, 100, 1],
  ['a vertical one', 1, -90, 200, 300, 1],
  ['beyond the first', 0, 200, 0, 300, 0],
  ['beyond the last', 3, -200, 0, 300, 3],
  ['a tap', 1, 0, 0, 80, 1],
])('%s', (_, index, dxPx, dyPx, elapsedMs, expected) => {
  expect(swipedIndex(index, 4, { dxPx, dyPx, elapsedMs })).toBe(expected)
})

test('tabs by first appearance', () => {
  const pictures = (['hotel', 'room', 'room', 'food', 'hotel'] as const).map((category) => ({ category }))
  expect(pictureCategories(pictures).map(({ label, firstIndex }) => [label, firstIndex])).toEqual([
    ['Hotel', 0],
    ['Rooms', 1],
    ['Food', 3],
  ])
  expect(pictureCategories([])).toEqual([])
})
