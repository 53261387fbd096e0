import '../../support/as-h5'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DestinationSheet, type DestinationSheetProps } from '@/widgets/destination-sheet'
import { place } from '../../support/destination/place'
import { handTimers } from '../../support/hand-timers'

const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
const beijing = place('Beijing', '北京', 'China', 'CN')

function show(props: Partial<DestinationSheetProps> = {}) {
  const timers = handTimers()
  const onSearch = jest.fn()
  const onPick = jest.fn()
  const common = { isOpen: true, hot: [kyoto], all: [kyoto, beijing], results: null, timers, onClose: () => {} }
  const shown = render(<DestinationSheet {...common} onSearch={onSearch} onPick={onPick} {...props} />)
  const answer = (keyword: string, list: DestinationSheetProps['all']) =>
    shown.rerender(
      <DestinationSheet {...common} onSearch={onSearch} onPick={onPick} {...props} results={{ keyword, list }} />,
    )
  return { timers, onSearch, onPick, answer }
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a city' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })

test.each([
  ['Kyo to ', 'Kyoto'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%j stands and is searched as %j', (typed, keyword) => {
  const { onSearch } = show()
  type(typed)
  expect(box().value).toBe(keyword)
  expect(onSearch).toHaveBeenCalledWith(keyword)
})

test('searches at most every 200 ms, the last text getting through', () => {
  const { onSearch, timers } = show()
  for (const text of ['k', 'ky', 'kyo']) type(text)
  act(() => timers.pass(199))
  expect(onSearch.mock.calls).toEqual([['k']])
  act(() => timers.pass(1))
  expect(onSearch.mock.calls).toEqual([['k'], ['kyo']])
})

test('an input method composes in peace', () => {
  const { onSearch } = show()
  fireEvent.compositionStart(box())
  type('jing du')
  expect(box().value).toBe('jing du')
  expect(onSearch).not.toHaveBeenCalled()
  type('京都')
  fireEvent.compositionEnd(box())
  expect(onSearch).toHaveBeenCalledWith('京都')
})

test('nothing found is said in the specification’s words, and only for the text that was searched', () => {
  const { answer } = show()
  type('zzz')
  expect(screen.queryByText('抱歉，没有搜到相关内容～')).toBeNull()
  answer('zz', [])
  expect(screen.queryByText('抱歉，没有搜到相关内容～')).toBeNull()
  answer('zzz', [])
  expect(screen.getByText('抱歉，没有搜到相关内容～')).toBeTruthy()
})

test('results by keyboard: arrows, then Enter', () => {
  const { answer, onPick } = show()
  type('o')
  answer('o', [kyoto, beijing])
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Beijing')
  expect(box().getAttribute('aria-activedescendant')).toBe('destination-1')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onPick).toHaveBeenCalledWith(beijing)
})

test('without a text: popular places, and tabs for home and abroad', () => {
  const { onPick } = show()
  expect(screen.getByText('China')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Overseas' }))
  expect(screen.queryByText('China')).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Kyoto' }).at(-1) ?? box())
  expect(onPick).toHaveBeenCalledWith(kyoto)
})

test('more than thirty places are folded by country', () => {
  const many = Array.from({ length: 31 }, (_, index) => place(`City${index}`, '', 'China', 'CN'))
  show({ hot: [], all: many })
  expect(screen.queryByRole('button', { name: 'City3' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'China', expanded: false }))
  expect(screen.getByRole('button', { name: 'City3' })).toBeTruthy()
})
