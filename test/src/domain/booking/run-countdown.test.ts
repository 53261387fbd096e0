import { runCountdown } from '@/domain/booking/countdown'
import { handTimers } from '../../../support/hand-timers'

function run(seconds: readonly number[]) {
  const timers = handTimers()
  const heard: (number | 'finish')[] = []
  let at = 0
  const stop = runCountdown({
    timers,
    secondsLeft: () => seconds[Math.min(at++, seconds.length - 1)] ?? 0,
    onChange: (left) => heard.push(left),
    onFinish: () => heard.push('finish'),
  })
  return { timers, heard, stop }
}

test('reports every second and the finish once, then rests', () => {
  const { timers, heard } = run([2, 1, 0])
  timers.pass(10_000)
  expect(heard).toEqual([2, 1, 0, 'finish'])
  expect(timers.waiting()).toBe(0)
})

test('what was slept through is skipped', () => {
  const { timers, heard } = run([900, 12, 0])
  timers.pass(2000)
  expect(heard).toEqual([900, 12, 0, 'finish'])
})

test('nothing left is a finish at once', () => {
  const { timers, heard } = run([0])
  expect(heard).toEqual([0, 'finish'])
  expect(timers.waiting()).toBe(0)
})

test('once stopped, it reports no more', () => {
  const { timers, heard, stop } = run([3, 2, 1])
  timers.pass(1000)
  stop()
  timers.pass(5000)
  expect(heard).toEqual([3, 2])
  expect(timers.waiting()).toBe(0)
})

test('it ticks at the given interval', () => {
  const timers = handTimers()
  let leftMs = 150
  const heard: number[] = []
  const secondsLeft = () => {
    leftMs -= 50
    return leftMs / 1000
  }
  runCountdown({ timers, tickMs: 50, secondsLeft, onChange: (left) => heard.push(left), onFinish: () => {} })
  timers.pass(49)
  expect(heard).toEqual([0.1])
  timers.pass(500)
  expect(heard).toEqual([0.1, 0.05, 0])
})

test('waking up, it counts at once; finished, it no longer listens', () => {
  const timers = handTimers()
  const [heard, stopped]: [unknown[], string[]] = [[], []]
  let left = 900
  let wake = () => {}
  runCountdown({
    timers,
    secondsLeft: () => left,
    onChange: (seconds) => heard.push(seconds),
    onFinish: () => heard.push('finish'),
    watchWaking: (recount) => {
      wake = recount
      return () => stopped.push('waking')
    },
  })
  left = 300
  wake()
  expect(heard).toEqual([900, 300])
  left = 0
  wake()
  wake()
  expect(heard).toEqual([900, 300, 0, 'finish'])
  expect(stopped).toEqual(['waking'])
  expect(timers.waiting()).toBe(0)
})
