import { throttle } from '@/domain/app/timers'
import { handTimers } from '../../../support/hand-timers'

/** Steps: a text is a call, a number is time that passes. */
function play(steps: readonly (string | number)[]) {
  const timers = handTimers()
  const heard: string[] = []
  const throttled = throttle<string>(timers, 200, (value) => heard.push(value))
  for (const step of steps) {
    if (typeof step === 'number') timers.pass(step)
    else throttled.call(step)
  }
  return { heard, timers, throttled }
}

test.each<[string, (string | number)[], string[]]>([
  ['the first at once', ['k'], ['k']],
  ['the last of many, after the wait', ['k', 'ky', 'kyo', 200], ['k', 'kyo']],
  ['not before', ['k', 'ky', 199], ['k']],
  ['one a wait in a steady stream', ['a', 100, 'b', 100, 'c', 100, 'd', 100], ['a', 'b', 'd']],
  ['at once again after a rest', ['k', 200, 'ky'], ['k', 'ky']],
])('%s', (_, steps, expected) => expect(play(steps).heard).toEqual(expected))

test('cancelled, what waits is dropped', () => {
  const { heard, timers, throttled } = play(['k', 'ky'])
  throttled.cancel()
  timers.pass(1000)
  expect(heard).toEqual(['k'])
  expect(timers.waiting()).toBe(0)
})
