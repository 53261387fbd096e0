import fc from 'fast-check'
import { placeCards } from '@/widgets/waterfall/layout'

test.each([
  [[], [[], []]],
  [[10], [[0], []]],
  [
    [10, 10],
    [[0], [1]],
  ],
  [
    [30, 10, 10, 10],
    [[0], [1, 2, 3]],
  ],
  [
    [10, 30, 10, 10, 10],
    [[0, 2, 3, 4], [1]],
  ],
])('%j', (heights, columns) => expect(placeCards(heights, 2)).toEqual(columns))

const heights = fc.array(fc.integer({ min: 100, max: 400 }), { maxLength: 60 })
const total = (list: readonly number[], indices: readonly number[]) =>
  indices.reduce((sum, index) => sum + (list[index] ?? 0), 0)

test('every card stands once, in order, and the columns differ by less than a card', () => {
  fc.assert(
    fc.property(heights, (list) => {
      const columns = placeCards(list, 2)
      expect(columns.flat().sort((a, b) => a - b)).toEqual(list.map((_, index) => index))
      for (const column of columns) expect(column).toEqual([...column].sort((a, b) => a - b))
      const [left = [], right = []] = columns
      expect(Math.abs(total(list, left) - total(list, right))).toBeLessThanOrEqual(400)
    }),
  )
})

test('what stands stays when more are appended', () => {
  fc.assert(
    fc.property(heights, heights, (first, more) => {
      const before = placeCards(first, 2)
      const after = placeCards([...first, ...more], 2)
      before.forEach((column, index) => expect(after[index]?.slice(0, column.length)).toEqual(column))
    }),
  )
})
