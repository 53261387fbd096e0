import { createLimiter } from '../../../server/account/passwords'

const full = () => new Error('full')

/** Returns work that ends on request. */
function startable() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (id: number) => async () => {
    started.push(id)
    await new Promise<void>((resolve) => ends.push(resolve))
    return id
  }
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { started, work, endNext }
}

test('runs two at once and the others in the order they came', async () => {
  const { started, work, endNext } = startable()
  const run = createLimiter(2, 10, full)
  const all = [1, 2, 3, 4].map((id) => run(work(id)))
  await new Promise(setImmediate)
  expect(started).toEqual([1, 2])
  await endNext()
  expect(started).toEqual([1, 2, 3])
  await endNext()
  expect(started).toEqual([1, 2, 3, 4])
  await endNext()
  await endNext()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('refuses what finds the line full', async () => {
  const { work, endNext } = startable()
  const run = createLimiter(1, 1, full)
  const running = run(work(1))
  const waiting = run(work(2))
  await new Promise(setImmediate)
  await expect(run(work(3))).rejects.toThrow('full')
  await endNext()
  await endNext()
  expect(await Promise.all([running, waiting])).toEqual([1, 2])
})

test('refuses what is too much of a burst in one go', async () => {
  const { work, endNext } = startable()
  const run = createLimiter(2, 3, full)
  const burst = Array.from({ length: 20 }, (_, id) => run(work(id)).catch((error: Error) => error.message))
  await new Promise(setImmediate)
  for (let left = 0; left < 5; left += 1) await endNext()
  expect((await Promise.all(burst)).filter((result) => result !== 'full')).toEqual([0, 1, 2, 3, 4])
})

test('goes on after work that failed', async () => {
  const run = createLimiter(1, 1, full)
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(async () => 'next')).toBe('next')
})
