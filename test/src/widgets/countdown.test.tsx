import '../../support/as-h5'
import { act, render, screen } from '@testing-library/react'
import { Countdown } from '@/widgets/countdown'
import { RunningCountdown, type RunningCountdownProps } from '@/widgets/countdown/running'
import { createFakeTimers } from '../../support/client/fake-timers'

test.each([
  [899, '14:59', '14 minutes 59 seconds left', false],
  [60, '01:00', '1 minute left', true],
])('%i seconds are %s', (seconds, text, name, isUrgent) => {
  render(<Countdown seconds={seconds} />)
  const timer = screen.getByRole('timer', { name })
  expect(timer.textContent).toBe(text)
  expect(timer.className.includes('count-urgent')).toBe(isUrgent)
})

function run(props: Partial<RunningCountdownProps>) {
  const { clock, timers, pass } = createFakeTimers(10_000)
  const heard: unknown[] = []
  const shown = render(
    <RunningCountdown
      deadlineMs={12_500}
      clock={clock}
      timers={timers}
      format="mm:ss"
      onChange={(leftMs) => heard.push(leftMs)}
      onFinish={() => heard.push('finish')}
      {...props}
    />,
  )
  return { heard, pass: (ms: number) => act(() => pass(ms)), text: () => screen.getByRole('timer').textContent, shown }
}

test('it ticks each second and finishes once at zero', async () => {
  const { heard, pass, text } = run({})
  expect(text()).toBe('00:03')
  await pass(1000)
  expect(text()).toBe('00:02')
  await pass(9000)
  expect(text()).toBe('00:00')
  expect(heard).toEqual([2500, 1500, 500, 0, 'finish'])
})

test('with milliseconds it ticks twenty times a second', async () => {
  const { heard, pass, text } = run({ hasMilliseconds: true, format: 'ss:SSS' })
  await pass(100)
  expect(text()).toBe('02:400')
  expect(heard).toEqual([2500, 2450, 2400])
})

test('the default shows days to seconds', () => {
  const { text } = run({ format: undefined, deadlineMs: 10_000 + 93_784_000 })
  expect(text()).toBe('01 02 03 04')
})

test('once unmounted it announces nothing more', async () => {
  const { heard, pass, shown } = run({})
  shown.unmount()
  await pass(9000)
  expect(heard).toEqual([2500])
})
