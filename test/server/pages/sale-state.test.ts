import { createVirtualClock } from '../../../server/kernel/time/clock'
import { createSaleState } from '../../../server/pages/render'

/** Creates a sale state whose reads the test resolves: `notify` resolves the oldest one. */
function stateOfTests() {
  const clock = createVirtualClock(new Date('2026-11-21T10:00:00Z'))
  const waiting: { notify: (version: string) => void; fail: (error: Error) => void }[] = []
  const queries = { begun: 0 }
  const read = () => {
    queries.begun += 1
    return new Promise<string>((notify, fail) => waiting.push({ notify, fail }))
  }
  return {
    clock,
    queries,
    state: createSaleState(read, clock),
    notify: (version: string) => waiting.shift()?.notify(version),
    fail: () => waiting.shift()?.fail(new Error('no answer')),
  }
}

test('the state is good for 50 ms from when its query began, for everybody', async () => {
  const { clock, queries, state, notify } = stateOfTests()
  const first = state()
  clock.advance(20)
  notify('a')
  expect(await first).toBe('a')
  clock.advance(29)
  expect([await state(), await state(), queries.begun]).toEqual(['a', 'a', 1])
  clock.advance(1)
  const next = state()
  expect(queries.begun).toBe(2)
  notify('b')
  expect(await next).toBe('b')
})

test('a clock that was set back makes nothing last longer', async () => {
  const { clock, queries, state, notify } = stateOfTests()
  const first = state()
  notify('a')
  await first
  clock.advance(-1)
  const next = state()
  expect(queries.begun).toBe(2)
  notify('b')
  expect(await next).toBe('b')
})

test('a query that fails leaves nothing behind', async () => {
  const { state, notify, fail } = stateOfTests()
  const first = state()
  fail()
  await expect(first).rejects.toThrow('no answer')
  const next = state()
  notify('a')
  expect(await next).toBe('a')
})
