import { stepValue } from '@/domain/stepper/step-value'

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
