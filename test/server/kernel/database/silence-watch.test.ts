import { createSilenceWatch } from '../../../../server/kernel/database/silence-watch'
import { handTimers } from '../../../support/hand-timers'

const TICK_MS = 250

/** A watch over a database whose probes the test lets succeed or fail. */
function watchWithHands(longestMs = 60_000) {
  const timers = handTimers()
  const time = { nowMs: 0 }
  const probes: { resolve(): void; reject(error: Error): void }[] = []
  const probe = () => new Promise<void>((resolve, reject) => probes.push({ resolve, reject }))
  const watch = createSilenceWatch({ probe, nowMs: () => time.nowMs, timers, longestMs })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    watch,
    probes,
    settle,
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += TICK_MS) {
        time.nowMs += TICK_MS
        timers.pass(TICK_MS)
        await settle()
      }
    },
    /** The process does nothing for that long; then its timers run. */
    stall: async (ms: number) => {
      time.nowMs += ms
      timers.pass(TICK_MS)
      await settle()
    },
  }
}

test('quick queries are never probed for, and a slow one is left alone while probes succeed', async () => {
  const { watch, probes, pass, settle } = watchWithHands()
  for (let count = 0; count < 50; count++) {
    const end = watch.follow(() => undefined)
    await pass(250)
    end()
  }
  expect(probes).toHaveLength(0)
  const giveUp = jest.fn()
  watch.follow(giveUp)
  for (let second = 1; second <= 20; second++) {
    await pass(1_500)
    expect(probes.length).toBe(second)
    probes.at(-1)?.resolve()
    await settle()
  }
  expect(giveUp).not.toHaveBeenCalled()
  expect(watch.isSilent()).toBe(false)
})

test('when a probe fails all that waits is given up at once, and only a good probe ends the silence', async () => {
  const { watch, probes, pass, settle } = watchWithHands()
  const old = jest.fn()
  const young = jest.fn()
  const over = jest.fn()
  watch.follow(old)
  watch.follow(over)()
  await pass(1_250)
  watch.follow(young)
  probes[0]?.reject(new Error('timeout'))
  await settle()
  expect([old, young, over].map((action) => action.mock.calls.length)).toEqual([1, 1, 0])
  expect(watch.isSilent()).toBe(true)
  await pass(250)
  probes[1]?.reject(new Error('timeout'))
  await settle()
  expect(watch.isSilent()).toBe(true)
  await pass(250)
  probes[2]?.resolve()
  await settle()
  expect(watch.isSilent()).toBe(false)
  expect(old).toHaveBeenCalledTimes(1)
})

test('a refusal in words of PostgreSQL is no silence', async () => {
  const { watch, probes, pass, settle } = watchWithHands()
  const giveUp = jest.fn()
  watch.follow(giveUp)
  await pass(1_250)
  probes[0]?.reject(Object.assign(new Error('too many clients'), { code: '53300' }))
  await settle()
  expect([watch.isSilent(), giveUp.mock.calls.length]).toEqual([false, 0])
})

test('a probe that fails because this process itself stood still proves nothing', async () => {
  const { watch, probes, pass, settle, stall } = watchWithHands()
  const giveUp = jest.fn()
  watch.follow(giveUp)
  await pass(1_250)
  await stall(5_000)
  probes[0]?.reject(new Error('timeout'))
  await settle()
  expect([watch.isSilent(), giveUp.mock.calls.length]).toEqual([false, 0])
  await pass(250)
  expect(probes).toHaveLength(2)
})

test('one query has an end, also while the database responds to others', async () => {
  const { watch, probes, pass } = watchWithHands(5_000)
  const giveUp = jest.fn()
  watch.follow(giveUp)
  for (let passed = 0; passed < 5_000; passed += 250) {
    expect(giveUp).not.toHaveBeenCalled()
    await pass(250)
    for (const probe of probes) probe.resolve()
  }
  expect(giveUp).toHaveBeenCalledTimes(1)
})
