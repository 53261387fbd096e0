import { evaluateModule } from '../support/evaluate-module'

type Result = { file: string | null; passed: number; failed: number; skipped: number }

const good = (file: string): Result => ({ file, passed: 3, failed: 0, skipped: 0 })
const bad = (file: string | null): Result => ({ file, passed: 2, failed: 1, skipped: 0 })
const whole = { name: 'whole', workers: '2' }

/** Returns what each run was called with, and the results that count of those that the runs return in turn. */
const after = (...runs: Result[][]) =>
  evaluateModule(
    `import { withSecondTry } from './tools/test/with-second-try.mjs'
    const runs = ${JSON.stringify(runs)}
    const suites = []
    const run = async (suite) => runs[suites.push(suite) - 1]
    const outcome = await withSecondTry(run, ${JSON.stringify(whole)}, () => {})`,
    '{ ...outcome, suites }',
  )

test('what passes is run once', () => {
  const first = [good('a'), good('b')]
  expect(after(first)).toEqual({ results: first, late: [], suites: [whole] })
})

test('a file that fails is run once more, alone, and reported as late if it passes then', () => {
  expect(after([bad('a'), good('b'), bad('c')], [good('a'), bad('c')])).toEqual({
    results: [good('a'), good('b'), bad('c')],
    late: ['a'],
    suites: [whole, { name: 'whole-again', workers: '1', files: ['a', 'c'] }],
  })
})

test.each([
  ['many files', ['a', 'b', 'c', 'd'].map(bad)],
  ['no file that is known', [bad('a'), bad(null)]],
])('what fails for good is not run again: %s', (_what, first) => {
  expect(after(first)).toEqual({ results: first, late: [], suites: [whole] })
})

test.each([
  ['nothing', []],
  ['a failure without a file', [good('a'), bad(null)]],
])('a second run that tells %s takes nothing back', (_what, second) => {
  expect(after([bad('a')], second)).toMatchObject({ results: [bad('a')], late: [] })
})
