import { stepValue, typedValue } from '@/widgets/stepper/step-value'

const bounds = { min: 0, max: 9, step: 1 }

test.each([
  [2, 1, bounds, { kind: 'changed', value: 3 }],
  [2, -1, bounds, { kind: 'changed', value: 1 }],
  [1, -1, bounds, { kind: 'changed', value: 0 }],
  [0, -1, bounds, { kind: 'stopped', bound: 'min' }],
  [9, 1, bounds, { kind: 'stopped', bound: 'max' }],
  [8, 1, { ...bounds, step: 2 }, { kind: 'stopped', bound: 'max' }],
  [1, -1, { ...bounds, step: 2 }, { kind: 'stopped', bound: 'min' }],
  [4, 1, { ...bounds, step: 2 }, { kind: 'changed', value: 6 }],
] as const)('%i by %i within %j is %j', (value, direction, within, stepped) => {
  expect(stepValue(value, direction, within)).toEqual(stepped)
})

test.each([
  [0.1, 1, { min: 0, max: 1, step: 0.2 }, 0.3],
  [0.3, -1, { min: 0, max: 1, step: 0.1 }, 0.2],
  [1.05, 1, { min: 0, max: 9, step: 0.1 }, 1.15],
  [-0.1, 1, { min: -1, max: 1, step: 0.1 }, 0],
] as const)('%d by %i within %j is exactly %d', (value, direction, within, expected) => {
  expect(stepValue(value, direction, within)).toEqual({ kind: 'changed', value: expected })
})

test.each([
  ['5', 0, { value: 5, stoppedAt: null }],
  [' 7 ', 0, { value: 7, stoppedAt: null }],
  ['12', 0, { value: 9, stoppedAt: 'max' }],
  ['-3', 0, { value: 1, stoppedAt: 'min' }],
  ['4.6', 0, { value: 5, stoppedAt: null }],
  ['4.56', 1, { value: 4.6, stoppedAt: null }],
  ['4,5', 1, { value: 4.5, stoppedAt: null }],
  ['.5', 1, { value: 1, stoppedAt: 'min' }],
  ['', 0, null],
  ['two', 0, null],
  ['1e9', 0, null],
  ['-', 0, null],
])('%p typed with %i decimals is %j', (text, decimals, expected) =>
  expect(typedValue(text, { min: 1, max: 9 }, decimals)).toEqual(expected),
)
