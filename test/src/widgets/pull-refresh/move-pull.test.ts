import {
  movePull,
  PULL_AT_REST,
  PULL_HEAD_PX,
  type PullState,
  pullText,
  releasePull,
} from '@/widgets/pull-refresh/pull'

test.each([
  [0, 'normal'],
  [-30, 'normal'],
  [1, 'pulling'],
  [40, 'pulling'],
  [59, 'pulling'],
  [61, 'loosing'],
  [400, 'loosing'],
])('a finger %i px further down makes it %s', (distancePx, status) => {
  expect(movePull(PULL_AT_REST, distancePx).status).toBe(status)
})

test('the head follows ever more slowly and never beyond three heads', () => {
  const offsets = [50, 100, 200, 400, 4000].map((distancePx) => movePull(PULL_AT_REST, distancePx).offsetPx)
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  expect(offsets.every((offsetPx, index) => offsetPx <= ([50, 100, 200, 400, 4000][index] ?? 0))).toBe(true)
  expect(offsets[4]).toBe(PULL_HEAD_PX * 3)
})

test.each<[PullState['status'], PullState['status'], number]>([
  ['normal', 'normal', 0],
  ['pulling', 'normal', 0],
  ['loosing', 'loading', PULL_HEAD_PX],
  ['loading', 'loading', 50],
  ['success', 'success', 50],
])('let go while %s it is %s', (before, after, offsetPx) => {
  expect(releasePull({ status: before, offsetPx: before === 'normal' ? 0 : 50 })).toEqual({ status: after, offsetPx })
})

test.each(['loading', 'success'] as const)('nothing moves while %s', (status) => {
  const state = { status, offsetPx: 50 }
  expect(movePull(state, 200)).toBe(state)
})

test.each<[PullState['status'], string]>([
  ['normal', ''],
  ['pulling', 'Pull down to refresh'],
  ['loosing', 'Release to refresh'],
  ['loading', 'Loading'],
  ['success', 'Up to date'],
])('%s shows %j', (status, text) => expect(pullText(status, 'Up to date')).toBe(text))
