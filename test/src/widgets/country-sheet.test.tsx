import '../../support/as-h5'
import { fireEvent, render, screen } from '@testing-library/react'
import { CountrySheet } from '@/widgets/country-sheet'
import { PickField } from '@/widgets/pick-field'

function open(value: string | null = null) {
  const onPick = jest.fn()
  render(<CountrySheet isOpen title="Country" value={value} onPick={onPick} onClose={() => {}} />)
  return { onPick, box: screen.getByRole('combobox') }
}

const enter = (box: HTMLElement) => fireEvent.keyPress(box, { key: 'Enter', charCode: 13 })
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('the present choice stands first and is marked', () => {
  open('JP')
  expect(names().slice(0, 3)).toEqual(['Japan', 'Afghanistan', 'Åland Islands'])
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Japan')
})

test('what is typed narrows the list, and a tap takes one', () => {
  const { onPick, box } = open()
  fireEvent.change(box, { target: { value: 'korea' } })
  expect(names()).toEqual(['North Korea', 'South Korea'])
  fireEvent.click(screen.getByRole('option', { name: 'South Korea' }))
  expect(onPick).toHaveBeenCalledWith('KR')
})

test.each([
  ['the one that the arrow stands on', 'united', ['ArrowDown', 'ArrowDown'], 'GB'],
  ['the only one there is', 'iceland', [], 'IS'],
])('Enter takes %s', (_name, typed, keys, code) => {
  const { onPick, box } = open()
  fireEvent.change(box, { target: { value: typed } })
  for (const key of keys) fireEvent.keyDown(box, { key })
  enter(box)
  expect(onPick.mock.calls).toEqual([[code]])
})

test('an empty result is announced, and Enter selects nothing', () => {
  const { onPick, box } = open()
  fireEvent.change(box, { target: { value: 'zzz' } })
  enter(box)
  expect([names(), onPick.mock.calls]).toEqual([[], []])
  expect(screen.getByText('No country or region has this name.')).toBeTruthy()
})

test('a field shows what is chosen, and the choice can be cleared', () => {
  const [onOpen, onClear] = [jest.fn(), jest.fn()]
  const common = { id: 'c', label: 'Country', placeholder: 'Not given', onOpen, onClear }
  const { rerender } = render(<PickField {...common} value="Japan" />)
  fireEvent.click(screen.getByRole('button', { name: 'Country: Japan' }))
  fireEvent.click(screen.getByRole('button', { name: 'Clear country' }))
  expect([onOpen.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
  rerender(<PickField {...common} value={null} error="Please choose" />)
  expect(screen.getByRole('button', { name: 'Country: Not given' }).getAttribute('aria-describedby')).toBe('c-note')
  expect(screen.queryByRole('button', { name: 'Clear country' })).toBeNull()
})
