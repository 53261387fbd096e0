import fc from 'fast-check'
import {
  type ColumnMotion,
  dragColumn,
  renderedOptions,
  glideShare,
  grabColumn,
  positionAt,
  releaseColumn,
  wheelSteps,
} from '@/widgets/picker/motion'

const options = Array.from({ length: 100 }, (_, index) => ({ text: `${index}`, disabled: index === 13 }))
const resting: ColumnMotion = { kind: 'resting', index: 10 }

/** Where a finger that goes so far in so long leaves the column; up is negative. */
const swipe = (dyPx: number, elapsedMs: number) =>
  releaseColumn(dragColumn(grabColumn(resting, 0), dyPx, options.length, elapsedMs), options, elapsedMs)

test.each([
  ['half an option and a bit up', -23, 900, 11, 200],
  ['less than half', -21, 900, 10, 200],
  ['two options up', -88, 900, 12, 200],
  ['onto the disabled one', -132, 900, 14, 200],
  ['a quick swipe', -44, 100, 14, 1000],
  ['at 299 ms', -44, 299, 12, 1000],
  ['at 300 ms', -44, 300, 11, 200],
  ['15 px in no time', -15, 100, 10, 200],
  ['16 px in no time', -16, 100, 11, 1000],
  ['down beyond the first', 900, 900, 0, 200],
  ['thrown beyond the first', 400, 50, 0, 1000],
  ['thrown as hard as can be', -440, 1, 56, 1000],
])('%s', (_, dyPx, elapsedMs, index, durationMs) => {
  expect(swipe(dyPx, elapsedMs)).toMatchObject({ kind: 'gliding', index, durationMs })
})

test('a disabled last option is not stood on', () => {
  const before = releaseColumn(dragColumn(grabColumn(resting, 0), -132, 14, 900), options.slice(0, 14), 900)
  expect(before).toMatchObject({ index: 12 })
})

test('a quick end of a slow drag glides on', () => {
  const slow = dragColumn(grabColumn(resting, 0), -88, 100, 2000)
  const quick = dragColumn(slow, -132, 100, 2100)
  expect(releaseColumn(quick, options, 2100)).toMatchObject({ durationMs: 1000 })
})

test('a finger that rested before it left does not throw', () => {
  const dragged = dragColumn(grabColumn(resting, 0), -176, 100, 100)
  expect(releaseColumn(dragged, options, 900)).toMatchObject({ index: 14, durationMs: 200 })
})

test('a column without options that can be chosen stays', () => {
  const none = options.map(({ text }) => ({ text, disabled: true }))
  expect(releaseColumn(dragColumn(grabColumn(resting, 0), -200, 100, 900), none, 900)).toMatchObject({ index: 10 })
})

test.each([
  [resting, 'dragging nothing', resting],
  [resting, 'releasing nothing', resting],
] as const)('%j: %s changes nothing', (motion, _, same) => {
  expect(dragColumn(motion, 50, 100, 10)).toBe(same)
  expect(releaseColumn(motion, options, 10)).toBe(same)
})

const gliding: ColumnMotion = { kind: 'gliding', fromPosition: 10, index: 20, startedAtMs: 1000, durationMs: 1000 }

test.each([
  [0, 10],
  [1000, 10],
  [2000, 20],
  [5000, 20],
])('a glide at %i is at %i', (atMs, position) => expect(positionAt(gliding, atMs)).toBe(position))

test('a glide that is grabbed stands still where it is', () => {
  const grabbed = grabColumn(gliding, 1200)
  expect(positionAt(grabbed, 1200)).toBeGreaterThan(14)
  expect(positionAt(grabbed, 1200)).toBeLessThan(20)
  expect(positionAt(grabbed, 9000)).toBe(positionAt(grabbed, 1200))
})

test('a glide begins four times as fast as its mean and never turns back', () => {
  expect(glideShare(0.001) / 0.001).toBeCloseTo(4, 1)
  const shares = Array.from({ length: 101 }, (_, index) => glideShare(index / 100))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})

test.each<[ColumnMotion, number, [number, number]]>([
  [{ kind: 'resting', index: 0 }, 5, [0, 5]],
  [{ kind: 'resting', index: 50 }, 100, [36, 66]],
  [{ kind: 'resting', index: 99 }, 100, [84, 100]],
  [gliding, 100, [0, 36]],
  [{ kind: 'resting', index: 0 }, 0, [0, 0]],
])('%j of %i draws %j', (motion, count, [first, end]) => expect(renderedOptions(motion, count)).toEqual({ first, end }))

test('what is visible is always rendered, and never much more', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 1000 }), fc.integer({ min: -700, max: 700 }), fc.nat(900), (at, dy, ms) => {
      const many = Array.from({ length: 1000 }, (_, index) => ({ text: `${index}` }))
      const start = grabColumn({ kind: 'resting', index: Math.max(0, Math.min(999, at)) }, 0)
      const motion = releaseColumn(dragColumn(start, dy, 1000, ms), many, ms)
      const { first, end } = renderedOptions(motion, 1000)
      for (const position of [positionAt(motion, ms), positionAt(motion, ms + 100), positionAt(motion, ms + 2000)]) {
        expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(position) - 3))
        expect(end).toBeGreaterThanOrEqual(Math.min(1000, Math.ceil(position) + 4))
      }
      expect(end - first).toBeLessThanOrEqual(76)
    }),
  )
})

test.each([
  [0, 100, 1, 0],
  [0, -100, -1, 0],
  [0, 20, 0, 20],
  [30, 20, 1, 0],
  [30, -20, 0, -20],
  [-30, -20, -1, 0],
])('with %i px waiting a turn of %i px steps %i', (waitingPx, deltaPx, step, rest) =>
  expect(wheelSteps(waitingPx, deltaPx)).toEqual({ step, waitingPx: rest }),
)
