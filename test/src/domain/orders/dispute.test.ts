import fc from 'fast-check'
import { blocksRefunds, disputeText, type DisputeState, furthestDispute, isDisputeNews } from '@/domain/orders/dispute'

const states: readonly DisputeState[] = ['inquiry', 'open', 'won', 'lost']

test('reports in any order, late and repeated, end at the furthest state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states)), (reports) => {
      const known = reports.reduce<DisputeState | null>(
        (state, reported) => (isDisputeNews(state, reported) ? reported : state),
        null,
      )
      expect(known).toBe(furthestDispute(reports))
      expect(states.some((state) => known === 'lost' && isDisputeNews(known, state))).toBe(false)
    }),
  )
})

test.each<[DisputeState | null, boolean]>([
  [null, false],
  ['inquiry', false],
  ['open', true],
  ['won', false],
  ['lost', true],
])('a dispute that is %s blocks refunds: %s, and says so', (state, isBlocking) => {
  expect([blocksRefunds(state), disputeText(state) !== null]).toEqual([isBlocking, isBlocking])
})
