import { evaluateModule } from '../support/evaluate-module'

/** What an expression over the functions of tools/bench/compare-times.mjs gives. */
const evaluated = (expression: string): unknown =>
  evaluateModule(
    `import * as times from './tools/bench/compare-times.mjs'
    import { chance } from './tools/bench/calls.mjs'
    const upTo = (count, from = 1) => Array.from({ length: count }, (_, at) => at + from)`,
    expression,
  )

test.each([
  ['times.median([3, 1, 2])', 2],
  ['times.median([4, 1, 3, 2])', 2.5],
])('%s is %d', (expression, middle) => expect(evaluated(expression)).toBe(middle))

test.each([
  ['all of one below all of the other', 'upTo(10), upTo(10, 11)', 0.000183],
  ['the other way round', 'upTo(10, 11), upTo(10)', 0.000183],
  ['a shift by three', 'upTo(20), upTo(20, 4)', 0.136503],
  ['the same', 'upTo(10), upTo(10)', 1],
  ['all equal', '[1, 1, 1], [1, 1, 1]', 1],
])('p of %s', (_case, samples, p) => expect(evaluated(`times.mannWhitneyP(${samples})`)).toBeCloseTo(p, 4))

test('a difference between the two of every pair is found, with an interval round it', () => {
  const pairs = 'upTo(400).map((at) => [(at * 7919) % 101 + 3, (at * 7919 + 13) % 101])'
  const compared = evaluated(`times.compareTimes(${pairs}, chance(7))`) as Record<string, number>
  expect(compared.differenceMs).toBe(3)
  expect(compared.fromMs).toBeLessThan(3)
  expect(compared.toMs).toBeGreaterThan(3)
  expect((compared.knownMs ?? 0) - (compared.unknownMs ?? 0)).toBe(compared.differenceMs)
})
