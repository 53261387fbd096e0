import { cascadeColumns } from '@/widgets/picker/cascade'
import { changeIndex } from '@/widgets/picker/options'

const tree = [
  { text: 'China', children: [{ text: 'Beijing' }, { text: 'Shanghai', children: [{ text: 'Bund' }] }] },
  { text: 'Nowhere' },
  { text: 'Closed', disabled: true, children: [{ text: 'Hidden' }] },
  { text: 'Japan', children: [{ text: 'Osaka', disabled: true }, { text: 'Kyoto' }] },
]
const labels = ['Country', 'City']

test.each([
  [[], 'China Beijing', [0, 0]],
  [[0, 1], 'China Shanghai Bund', [0, 1, 0]],
  [[0, 1, 7], 'China Shanghai Bund', [0, 1, 0]],
  [[1, 1], 'Nowhere', [1]],
  [[2], 'Japan Kyoto', [3, 1]],
  [[3, 0], 'Japan Kyoto', [3, 1]],
  [[99], 'Japan Kyoto', [3, 1]],
])('%j shows %s', (indexes, shown, chosen) => {
  const cascade = cascadeColumns(tree, labels, indexes)
  expect(cascade.indexes).toEqual(chosen)
  expect(cascade.columns.map(({ options }, depth) => options[chosen[depth] ?? 0]?.text).join(' ')).toBe(shown)
})

test('columns beyond the names that were given have one all the same', () => {
  expect(cascadeColumns(tree, labels, [0, 1]).columns.map(({ label }) => label)).toEqual(['Country', 'City', 'Level 3'])
})

test('no options are no columns', () => expect(cascadeColumns([], labels, [0])).toEqual({ columns: [], indexes: [] }))

test.each([
  [[1, 2, 3], 0, 5, false, [5, 2, 3]],
  [[1, 2, 3], 1, 5, true, [1, 5]],
  [[1, 2, 3], 2, 0, true, [1, 2, 0]],
])('%j with %i set to %i, hanging on each other %s: %j', (indexes, column, index, isCascade, expected) =>
  expect(changeIndex(indexes, column, index, isCascade)).toEqual(expected),
)
