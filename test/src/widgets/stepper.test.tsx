import '../../support/as-h5'
import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Stepper, type StepperProps } from '@/widgets/stepper'
import { createFakeTimers, settle } from '../../support/client/fake-timers'
import { point } from '../../support/point'

function tap(side: 'More' | 'Fewer', props: Partial<StepperProps>) {
  const heard: unknown[] = []
  render(
    <Stepper
      label="Adults"
      value={2}
      onChange={(value) => heard.push(value)}
      onStop={(bound) => heard.push(bound)}
      {...props}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: `${side}: Adults` }))
  return heard
}

test.each<[string, 'More' | 'Fewer', Partial<StepperProps>, unknown[]]>([
  ['up', 'More', {}, [3]],
  ['down', 'Fewer', {}, [1]],
  ['stops at nothing by default', 'Fewer', { value: 0 }, ['min']],
  ['stops at its minimum', 'Fewer', { min: 2 }, ['min']],
  ['stops at its maximum', 'More', { max: 2 }, ['max']],
  ['goes by its step', 'More', { step: 3 }, [5]],
  ['a hook may veto', 'More', { beforeUpdate: () => false }, []],
  ['or agree', 'More', { beforeUpdate: (value) => value === 3 }, [3]],
  ['disabled, it is still', 'More', { isDisabled: true }, []],
  ['so it is when it is only read', 'Fewer', { isReadOnly: true, value: 0 }, []],
  ['decimals stay exact', 'More', { value: 0.1, step: 0.2 }, [0.3]],
])('%s', (_, side, props, heard) => expect(tap(side, props)).toEqual(heard))

test('the number is announced with its name', () => {
  render(<Stepper label="Rooms" value={2} onChange={() => {}} />)
  expect(screen.getByRole('status', { name: 'Rooms: 2' })).toBeTruthy()
})

test.each<[string, Promise<boolean>, unknown[]]>([
  ['agrees', Promise.resolve(true), [3]],
  ['refuses', Promise.resolve(false), []],
  ['fails', Promise.reject(new Error('no')), []],
])('a hook that %s later is waited for, and taps meanwhile are dropped', async (_, verdict, expected) => {
  const beforeUpdate = jest.fn(() => verdict)
  const heard = tap('More', { beforeUpdate })
  fireEvent.click(screen.getByRole('button', { name: 'More: Adults' }))
  expect(heard).toEqual([])
  await act(settle)
  expect(heard).toEqual(expected)
  expect(beforeUpdate).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'More: Adults' }))
  expect(beforeUpdate).toHaveBeenCalledTimes(2)
  await act(settle)
})

function live(props: Partial<StepperProps>) {
  const { timers, pass, running } = createFakeTimers()
  const heard: unknown[] = []
  function Live() {
    const [value, setValue] = useState(2)
    const change = (next: number) => {
      heard.push(next)
      setValue(next)
    }
    return (
      <Stepper
        label="Beds"
        value={value}
        onChange={change}
        onStop={(bound) => heard.push(bound)}
        timers={timers}
        {...props}
      />
    )
  }
  render(<Live />)
  return { heard, pass: (ms: number) => act(() => pass(ms)), running }
}

test('held for 600 ms it goes on by itself every 200 ms, and stops at the bound once', async () => {
  const { heard, pass, running } = live({ max: 5 })
  const more = screen.getByRole('button', { name: 'More: Beds' })
  point('down', more, {})
  await pass(599)
  expect(heard).toEqual([])
  await pass(1)
  expect(heard).toEqual([3])
  await pass(200)
  await pass(200)
  expect(heard).toEqual([3, 4, 5])
  await pass(2000)
  expect(heard).toEqual([3, 4, 5, 'max'])
  point('up', more, {})
  fireEvent.click(more, { detail: 1 })
  expect(heard).toEqual([3, 4, 5, 'max'])
  expect(running()).toBe(0)
})

test('let go, it rests; a short press is a tap', async () => {
  const { heard, pass } = live({})
  const more = screen.getByRole('button', { name: 'More: Beds' })
  point('down', more, {})
  await pass(300)
  point('up', more, {})
  fireEvent.click(more, { detail: 1 })
  await pass(5000)
  expect(heard).toEqual([3])
})

test.each<[string, unknown[], string]>([
  ['7', [7], '7'],
  ['99', ['max', 9], '9'],
  ['-4', ['min', 0], '0'],
  ['', [], '2'],
  ['many', [], '2'],
  ['2', [], '2'],
])('%p typed is taken when the field is left: %j', (text, expected, shown) => {
  const { heard } = live({ canType: true, max: 9 })
  const field = screen.getByRole('spinbutton', { name: 'Beds' })
  fireEvent.change(field, { target: { value: text } })
  expect(heard).toEqual([])
  fireEvent.blur(field)
  expect(heard).toEqual(expected)
  expect(screen.getByDisplayValue(shown)).toBe(field)
})

test('arrow keys step in the field', () => {
  const { heard } = live({ canType: true })
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp' })
  fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowDown' })
  expect(heard).toEqual([3, 2])
})
