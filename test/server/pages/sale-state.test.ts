import { createVirtualClock } from '../../../server/clock'
import { createSaleState } from '../../../server/pages/sale-state'

/** Lets everything happen that waits for nobody. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A state that is told by hand: `tell` answers the statement that waits longest. */
function stateOfTests() {
  const clock = createVirtualClock(new Date('2026-11-21T10:00:00Z'))
  const waiting: { tell: (version: string) => void; fail: (error: Error) => void }[] = []
  const statements = { begun: 0 }
  const read = () => {
    statements.begun += 1
    return new Promise<string>((tell, fail) => waiting.push({ tell, fail }))
  }
  return {
    clock,
    statements,
    state: createSaleState(read, clock),
    tell: (version: string) => waiting.shift()?.tell(version),
    fail: () => waiting.shift()?.fail(new Error('no answer')),
  }
}

test('nothing is known before anybody asked, and then for 50 ms from when the statement began', async () => {
  const { clock, state, tell } = stateOfTests()
  expect(state.known()).toBeNull()
  const latest = state.latest()
  clock.advance(20)
  tell('a')
  expect(await latest).toBe('a')
  expect(state.known()).toBe('a')
  clock.advance(29)
  expect(state.known()).toBe('a')
  clock.advance(1)
  expect(state.known()).toBeNull()
})

test('what is known is not asked for, and what is no longer known is asked for anew', async () => {
  const { clock, state, statements, tell } = stateOfTests()
  const first = [state.latest(), state.latest()]
  tell('a')
  expect([await first[0], await state.latest()]).toEqual(['a', 'a'])
  tell('b')
  expect([await first[1], await state.latest()]).toEqual(['b', 'b'])
  expect(statements.begun).toBe(2)
  clock.advance(50)
  const later = state.latest()
  expect(statements.begun).toBe(3)
  tell('c')
  expect(await later).toBe('c')
})

test('while it is asked for again and again it is told anew before it ends, by one statement at a time', async () => {
  const { clock, state, statements, tell, fail } = stateOfTests()
  const latest = state.latest()
  tell('a')
  await latest
  clock.advance(24)
  expect([state.known(), statements.begun]).toEqual(['a', 1])
  clock.advance(1)
  expect([state.known(), state.known(), statements.begun]).toEqual(['a', 'a', 2])
  fail()
  await settled()
  expect([state.known(), state.known(), statements.begun]).toEqual(['a', 'a', 3])
  tell('b')
  await settled()
  clock.advance(25)
  expect([state.known(), statements.begun]).toEqual(['b', 4])
})

test('a clock that was set back makes nothing last longer', async () => {
  const { clock, state, tell } = stateOfTests()
  const latest = state.latest()
  tell('a')
  await latest
  clock.advance(-1)
  expect(state.known()).toBeNull()
})
