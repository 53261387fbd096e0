import '../../support/as-h5'
import { useState } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Picker } from '@/widgets/picker'
import { CascadePicker } from '@/widgets/picker/cascade'
import { createFakeTimers } from '../../support/client/fake-timers'
import { point } from '../../support/point'

const years = Array.from({ length: 201 }, (_, index) => ({ text: `${1900 + index}`, disabled: index === 103 }))

function show(start = 100) {
  const { timers, pass } = createFakeTimers()
  const heard: number[][] = []
  function Show() {
    const [indexes, setIndexes] = useState([start])
    const change = (next: number[]) => {
      heard.push(next)
      setIndexes(next)
    }
    return (
      <Picker
        label="Born"
        columns={[{ label: 'Year', options: years }]}
        indexes={indexes}
        onChange={change}
        timers={timers}
      />
    )
  }
  render(<Show />)
  return { heard, pass, column: screen.getByRole('listbox', { name: 'Year' }) }
}

const transformOf = (column: HTMLElement) => column.querySelector<HTMLElement>('.pick-list')?.style

test('the chosen option of a long column is named, and only a part of it is rendered', () => {
  const { column } = show()
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('2000')
  expect(column.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  expect(screen.getAllByRole('option').length).toBeLessThan(40)
  expect(screen.getByRole('option', { selected: true }).getAttribute('aria-posinset')).toBe('101')
})

test.each([
  ['ArrowDown', '2001'],
  ['ArrowUp', '1999'],
  ['PageDown', '2005'],
  ['PageUp', '1995'],
  ['Home', '1900'],
  ['End', '2100'],
])('%s goes to %s', (key, text) => {
  const { column } = show()
  fireEvent.keyDown(column, { key })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(text)
})

test('typing searches ahead, and starts again after a pause', async () => {
  const { column, pass } = show()
  for (const key of '2050') fireEvent.keyDown(column, { key })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('2050')
  await act(() => pass(500))
  for (const key of '1910') fireEvent.keyDown(column, { key })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('1910')
})

test('a mouse drags it, one option for every 44 px', () => {
  const { column, heard } = show()
  point('down', column, { y: 300, ms: 0 })
  point('move', column, { y: 212, ms: 800 })
  expect(transformOf(column)?.transform).toBe('translateY(-10200%)')
  expect(transformOf(column)?.transition).toBe('none')
  expect(heard).toEqual([])
  point('up', column, { y: 212, ms: 800 })
  expect(heard).toEqual([[102]])
  expect(transformOf(column)?.transition).toContain('200ms')
})

test('a quick swipe glides for 1000 ms, and its end counts at once', async () => {
  const { column, heard, pass } = show()
  point('down', column, { y: 300, ms: 0 })
  point('move', column, { y: 212, ms: 100 })
  point('up', column, { y: 212, ms: 100 })
  expect(heard).toEqual([[107]])
  expect(transformOf(column)?.transition).toContain('1000ms')
  await act(() => pass(1000))
  expect(transformOf(column)?.transform).toBe('translateY(-10700%)')
})

test.each([
  [true, 'translateY(-10700%)'],
  [false, 'translateY(-10515.'],
])('held in a glide it stops where it is; reduced motion: %s', (matches, transform) => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches }), configurable: true })
  const { column } = show()
  point('down', column, { y: 300 })
  point('move', column, { y: 212, ms: 100 })
  point('up', column, { y: 212, ms: 100 })
  point('down', column, { y: 212, ms: 300 })
  expect(transformOf(column)?.transform).toContain(transform)
})

test('the wheel goes by one and does not scroll the page', () => {
  const { column, heard } = show()
  expect(fireEvent.wheel(column, { deltaY: 100 })).toBe(false)
  expect(heard).toEqual([[101]])
})

test.each([
  ['2002', [[102]]],
  ['2003', []],
])('a tap on %s chooses it unless it is disabled', (text, expected) => {
  const { heard } = show()
  fireEvent.click(screen.getByRole('option', { name: text }))
  expect(heard).toEqual(expected)
})

test('columns that hang on each other show the children of the choice, from their first', () => {
  const { timers } = createFakeTimers()
  const tree = [
    { text: 'China', children: [{ text: 'Beijing' }, { text: 'Shanghai' }] },
    { text: 'Japan', children: [{ text: 'Kyoto' }] },
  ]
  const onChange = jest.fn()
  render(
    <CascadePicker
      label="Place"
      columnLabels={['Country', 'City']}
      options={tree}
      indexes={[0, 1]}
      onChange={onChange}
      timers={timers}
    />,
  )
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'China',
    'Japan',
    'Beijing',
    'Shanghai',
  ])
  fireEvent.click(screen.getByRole('option', { name: 'Japan' }))
  expect(onChange).toHaveBeenCalledWith([1, 0])
})
